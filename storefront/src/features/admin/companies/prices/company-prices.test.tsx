import type { CompanyDiscounts, CompanyDiscountsInput, CompanyPrice } from "@confiserie/domain/contract/company-prices";
import { ORDER_TYPES, type OrderType } from "@confiserie/domain/prices/tier-price";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { renderInOffice } from "@/lib/testing/office";
import { CompanyPrices } from ".";
import { DiscountForm } from "./discount-form";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const AT = "/admin/companies/comp_1";
const granted: CompanyDiscounts = { discounts: [{ category: null, percent: 5 }], version: 3, prices: 1 };
const NONE = Object.fromEntries(ORDER_TYPES.map((tier) => [tier, null])) as Record<OrderType, null>;
const price: CompanyPrice = {
	productId: "prod_1",
	reference: "BAP-FRA-40",
	name: "Barbe à papa fraise",
	catalogue: { ...NONE, box: 1.5, layer: 1.38 },
	own: { ...NONE, box: 1.4 },
	paid: { ...NONE, box: 1.4, layer: 1.311 },
};
const routes = {
	[`GET ${AT}/discounts`]: { body: granted },
	[`GET ${AT}/prices`]: { body: { content: [price], totalElements: 1, last: true } },
};

it("grants discounts by category; an empty field is none, and what is refused stands beside its field", async () => {
	const calls = fakeApi({
		...routes,
		[`PUT ${AT}/discounts`]: ({ body }) => ({ body: { ...(body as object), version: 4, prices: 1 } }),
	});
	renderInOffice(<CompanyPrices companyId="comp_1" />);
	const field = await screen.findByLabelText<HTMLInputElement>("Tout le catalogue");
	expect(field.value).toBe("5");
	await userEvent.type(await screen.findByLabelText("Bonbons"), "95");
	await userEvent.click(screen.getByRole("button", { name: "Enregistrer les remises" }));
	await screen.findByText(/^Un pourcentage de 0 à 90 est attendu/);
	expect(calls.some(({ route }) => route.startsWith("PUT"))).toBe(false);
	await userEvent.clear(screen.getByLabelText("Bonbons"));
	await userEvent.type(screen.getByLabelText("Bonbons"), "12,5");
	await userEvent.click(screen.getByRole("button", { name: "Enregistrer les remises" }));
	await waitFor(() => expect(calls.some(({ route }) => route.startsWith("PUT"))).toBe(true));
	const sent = calls.findLast(({ route }) => route.startsWith("PUT"))?.body as CompanyDiscountsInput | undefined;
	expect(sent?.version).toBe(3);
	expect(sent?.discounts.filter(({ percent }) => percent !== null)).toEqual([
		{ category: null, percent: 5 },
		{ category: "BONBONS", percent: 12.5 },
	]);
});

const CATEGORIES = [
	{ code: "BONBONS", name: "Bonbons" },
	{ code: "POP_CORN", name: "Pop-corn" },
];
function Reordered() {
	const [categories, setCategories] = useState(CATEGORIES);
	return (
		<>
			<button type="button" onClick={() => setCategories(CATEGORIES.toReversed())}>
				Inverser
			</button>
			<DiscountForm companyId="comp_1" granted={granted} mayChange categories={categories} />
		</>
	);
}

it("what was typed stays with its category when their order changes meanwhile", async () => {
	const calls = fakeApi({ [`PUT ${AT}/discounts`]: { body: granted } });
	renderInOffice(<Reordered />);
	await userEvent.type(screen.getByLabelText("Bonbons"), "10");
	await userEvent.click(screen.getByRole("button", { name: "Inverser" }));
	expect(screen.getByLabelText("Bonbons")).toHaveProperty("value", "10");
	await userEvent.click(screen.getByRole("button", { name: "Enregistrer les remises" }));
	await waitFor(() => expect(calls.find(({ route }) => route.startsWith("PUT"))?.body).toHaveProperty("discounts"));
	const sent = calls.find(({ route }) => route.startsWith("PUT"))?.body as CompanyDiscountsInput;
	expect(sent.discounts.find(({ percent }) => percent === 10)?.category).toBe("BONBONS");
});

it("lists own prices with the catalogue's, and changes one", async () => {
	const calls = fakeApi({ ...routes, [`PUT ${AT}/prices/prod_1`]: { body: price } });
	renderInOffice(<CompanyPrices companyId="comp_1" />);
	await userEvent.click((await screen.findAllByRole("button", { name: /Modifier le prix de/ }))[0] as HTMLElement);
	const dialog = within(await screen.findByRole("dialog"));
	expect(dialog.getByText(/Catalogue : 1,50/)).toBeDefined();
	expect(dialog.getByLabelText(/^La pièce, par carton ou à l'unité, en euros/)).toHaveProperty("value", "1,4");
	expect(dialog.queryByLabelText(/palette/)).toBeNull();
	await userEvent.type(dialog.getByLabelText(/par couche/), "1,3333");
	await userEvent.click(dialog.getByRole("button", { name: "Enregistrer" }));
	await waitFor(() =>
		expect(calls.find(({ route }) => route.startsWith("PUT"))?.body).toEqual({ box: 1.4, layer: 1.3333, pallet: null }),
	);
});

it("keeps typed discounts while the price of a product is saved, and saves them on its version", async () => {
	let version = 3;
	const calls = fakeApi({
		...routes,
		[`GET ${AT}/discounts`]: () => ({ body: { ...granted, version } }),
		[`PUT ${AT}/prices/prod_1`]: () => {
			version = 4;
			return { body: price };
		},
		[`PUT ${AT}/discounts`]: { body: granted },
	});
	renderInOffice(<CompanyPrices companyId="comp_1" />);
	await userEvent.type(await screen.findByLabelText("Bonbons"), "10");
	await userEvent.click((await screen.findAllByRole("button", { name: /Modifier le prix de/ }))[0] as HTMLElement);
	const dialog = within(await screen.findByRole("dialog"));
	await userEvent.type(dialog.getByLabelText(/par couche/), "1,3");
	await userEvent.click(dialog.getByRole("button", { name: "Enregistrer" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(screen.getByLabelText("Bonbons")).toHaveProperty("value", "10");
	await userEvent.click(screen.getByRole("button", { name: "Enregistrer les remises" }));
	const saved = () => calls.find(({ route }) => route === `PUT ${AT}/discounts`)?.body;
	await waitFor(() => expect(saved()).toMatchObject({ version: 4 }));
});

it("says which line of a file is wrong", async () => {
	fakeApi({ ...routes, [`POST ${AT}/prices/file`]: failure(400, "CSV_INVALID", "Ligne 3 : la référence manque.") });
	renderInOffice(<CompanyPrices companyId="comp_1" />);
	const file = new File(["Référence;Carton\n;1\n"], "prix.csv", { type: "text/csv" });
	await userEvent.upload(await screen.findByLabelText("Fichier CSV ou XLSX de prix"), file);
	await screen.findByText("Ligne 3 : la référence manque.");
});
