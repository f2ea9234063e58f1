import { PRODUCT_IMPORTS } from "@confiserie/domain/contract/product-imports.docs";
import { SHOP_SETTINGS } from "@confiserie/domain/contract/shop-settings.docs";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { item, pageOf } from "@/lib/testing/admin-products";
import { fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { DraftsPage } from "./drafts-page";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const settings = SHOP_SETTINGS.answers.Settings.example as { shop: { value: object } };
const shop = { legalName: "Maison Martin", street: "1 rue Sud", postalCode: "13100", city: "Aix" };
const draft = (id: string, name: string, missingFields: string[]) => ({
	...{ ...item, id, name, reference: `REF-${id}`, isPublished: false, missingFields },
});

const done = { ...(PRODUCT_IMPORTS.answers.ImportRun.example as object), created: 0, changed: 1, warnings: [] };

it("empty cells are filled from settings and category, saved as an import, and a refused cell keeps what was typed", async () => {
	visit("/admin/products/drafts?importId=pimp_1");
	storeToken(camille.token);
	const error = { line: 3, column: "ean_piece", message: "Ligne 3, colonne « ean_piece » : cet EAN est pris." };
	const calls = fakeApi({
		"GET /auth/me": { body: { ...camille, role: "ADMIN", staffRole: "owner" } },
		"GET /admin/products": {
			body: pageOf(
				draft("1", "Calisson", ["operator", "legalName", "images"]) as never,
				draft("2", "Nougat", ["operator", "eanUnit"]) as never,
			),
		},
		"GET /admin/settings": {
			body: { ...settings, shop: { ...settings.shop, value: { ...settings.shop.value, ...shop } } },
		},
		"GET /admin/products/usual-values": {
			body: [{ category: item.category, legalName: "Sucre cuit", storageConditions: "Au sec." }],
		},
		"POST /admin/products/import": {
			body: { ...done, errors: [error], errorCount: 1 },
		},
	});
	renderInOffice(<DraftsPage />);
	const ean = await screen.findByLabelText("EAN de la pièce de Nougat");
	expect(screen.queryByLabelText("EAN de la pièce de Calisson")).toBeNull();
	expect(screen.getByText("Dans sa fiche")).toBeDefined();
	const list = calls.find(({ route }) => route === "GET /admin/products")?.query;
	expect(`${list}`).toContain("missing=any");
	expect(`${list}`).toContain("importId=pimp_1");
	await userEvent.type(ean, "123");
	await userEvent.type(screen.getByLabelText(/^Pour tous : dénomination légale/), "Nougat tendre");
	await waitFor(() => expect(calls.some(({ route }) => route.endsWith("/usual-values"))).toBe(true));
	await userEvent.click(screen.getByRole("button", { name: "Remplir" }));
	expect(screen.getByLabelText("Dénomination légale de Calisson")).toHaveProperty("value", "Nougat tendre");
	expect(screen.getByLabelText("Exploitant de Nougat")).toHaveProperty("value", "Maison Martin, 1 rue Sud, 13100 Aix");
	await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
	expect(await screen.findByText("Cet EAN est pris.")).toBeDefined();
	expect(ean).toHaveProperty("value", "123");
	expect(calls.filter(({ route }) => route === "GET /admin/products")).toHaveLength(2);
	const form = calls.find(({ route }) => route === "POST /admin/products/import")?.form ?? new FormData();
	const text = await new Promise<string>((resolve) => {
		const reader = new FileReader();
		reader.onload = () => resolve(`${reader.result}`);
		reader.readAsText(form.get("file") as File);
	});
	const lines = text
		.replace(/^\uFEFF/, "")
		.trim()
		.split("\r\n");
	expect(lines).toEqual([
		"reference;ean_piece;denomination_legale;exploitant",
		'REF-1;;Nougat tendre;"Maison Martin, 1 rue Sud, 13100 Aix"',
		'REF-2;123;;"Maison Martin, 1 rue Sud, 13100 Aix"',
	]);
	expect(JSON.parse(`${form.get("mapping")}`).columns[1]).toEqual({ heading: "ean_piece", target: "ean_piece" });
	expect(within(screen.getByRole("table")).getAllByRole("row")).toHaveLength(3);
});

it("what was typed under another filter is not sent, and stays to be sent under its own", async () => {
	visit("/admin/products/drafts");
	storeToken(camille.token);
	const [calisson, nougat] = [draft("1", "Calisson", ["operator"]), draft("2", "Nougat", ["eanUnit"])];
	const calls = fakeApi({
		"GET /auth/me": { body: { ...camille, role: "ADMIN", staffRole: "owner" } },
		"GET /admin/products": ({ query }) => ({
			body: query.get("missing") === "eanUnit" ? pageOf(nougat as never) : pageOf(calisson as never, nougat as never),
		}),
		"GET /admin/settings": { body: settings },
		"GET /admin/products/usual-values": { body: [] },
		"POST /admin/products/import": { body: { ...done, errors: [], errorCount: 0 } },
	});
	renderInOffice(<DraftsPage />);
	await userEvent.type(await screen.findByLabelText("Exploitant de Calisson"), "Maison Martin");
	await userEvent.selectOptions(screen.getByLabelText("Il manque"), "eanUnit");
	await waitFor(() => expect(screen.queryByLabelText("Exploitant de Calisson")).toBeNull());
	await userEvent.type(screen.getByLabelText("EAN de la pièce de Nougat"), "123");
	await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
	await screen.findByText("Produits complétés");
	const file = calls.find(({ route }) => route === "POST /admin/products/import")?.form?.get("file") as File;
	expect(file.size).toBe(new Blob(["\uFEFFreference;ean_piece\r\nREF-2;123\r\n"]).size);
	await userEvent.selectOptions(screen.getByLabelText("Il manque"), "any");
	expect(await screen.findByLabelText("Exploitant de Calisson")).toHaveProperty("value", "Maison Martin");
});
