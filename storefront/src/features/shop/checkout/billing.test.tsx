import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderInShop } from "@/lib/testing/shop";
import { CheckoutPage } from ".";
import { fillAddress, LINE, next, PAY, sent, shop, startCheckout } from "./test-checkout";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);
beforeEach(() => {
	sessionStorage.clear();
	startCheckout([LINE]);
});

const BUSINESS = {
	company: "Fêtes et fils",
	registration: "732829320",
	vatNumber: "FR44732829320",
	billingAddress: null,
};
const forCompany = () => screen.findByRole("checkbox", { name: "Je commande pour une entreprise ou une association" });
const order = (calls: ReturnType<typeof shop>) => {
	const body = sent(calls, "POST /payments/create-intent")[0]?.body as
		| { orderData: Record<string, unknown> }
		| undefined;
	return body?.orderData;
};

describe("for whom an order is", () => {
	it("a person who says nothing sends nothing of a company", async () => {
		const calls = shop();
		renderInShop(<CheckoutPage />);
		await (await fillAddress()).click(next());
		await screen.findByRole("button", { name: PAY });
		expect(order(calls)).toBeDefined();
		expect(order(calls)).not.toHaveProperty("business");
	});

	it("the account's company stands there, with room for a purchase-order number, and is seen again before paying", async () => {
		const calls = shop({ "GET /auth/business": { body: { business: BUSINESS } } });
		renderInShop(<CheckoutPage />);
		const user = await fillAddress();
		expect(await screen.findByLabelText("Raison sociale")).toMatchObject({ value: "Fêtes et fils", readOnly: true });
		await user.type(screen.getByLabelText(/Votre référence de commande/), "BC-2026-17");
		await user.type(screen.getByLabelText(/Centre de coûts/), "CC-410");
		await user.click(next());
		await screen.findByRole("button", { name: PAY });
		expect(order(calls)).toMatchObject({
			as: "company",
			business: { ...BUSINESS, purchaseOrder: "BC-2026-17", costCentre: "CC-410" },
		});
		expect(screen.getByText(/Fêtes et fils, référence BC-2026-17, centre de coûts CC-410/)).toBeDefined();
	});

	it("unticked, the order is a person's though the account has a company", async () => {
		const calls = shop({ "GET /auth/business": { body: { business: BUSINESS } } });
		renderInShop(<CheckoutPage />);
		const user = await fillAddress();
		await screen.findByLabelText("Raison sociale");
		await user.click(await forCompany());
		await user.click(next());
		await screen.findByRole("button", { name: PAY });
		expect(order(calls)?.business).toBeNull();
		expect(sent(calls, "POST /payments/calculate-shipping").at(-1)?.body).toMatchObject({ as: "private" });
	});

	it("ticked, it needs a name, and numbers that are right", async () => {
		const calls = shop();
		renderInShop(<CheckoutPage />);
		const user = await fillAddress();
		await user.click(await forCompany());
		await user.type(screen.getByLabelText(/SIREN ou SIRET/), "732829321");
		await user.click(next());
		const summary = within(await screen.findByRole("alert"));
		expect(summary.getByText("Saisissez la raison sociale.")).toBeDefined();
		expect(summary.getByText("Numéro SIREN (9 chiffres) ou SIRET (14 chiffres) invalide.")).toBeDefined();
		expect(sent(calls, "POST /payments/create-intent")).toEqual([]);
	});
});

describe("the countries of the form are those of the delivery setting", () => {
	const countries = async () =>
		within(await screen.findByLabelText("Pays"))
			.getAllByRole("option")
			.map(({ textContent }) => textContent);

	it("France alone until an operator adds one", async () => {
		shop();
		renderInShop(<CheckoutPage />);
		expect(await countries()).toEqual(["France"]);
	});

	it("and with it what was added", async () => {
		shop();
		renderInShop(<CheckoutPage deliveryCountries={["FR", "BE"]} />);
		expect(await countries()).toEqual(["France", "Belgique"]);
	});

	it("a postal code overseas is refused before anything is sent, with where the shop does deliver", async () => {
		const calls = shop();
		renderInShop(<CheckoutPage />);
		const user = await fillAddress();
		await user.clear(screen.getByLabelText("Code postal"));
		await user.type(screen.getByLabelText("Code postal"), "97400");
		await user.click(next());
		expect((await screen.findAllByText(/Nous livrons en France métropolitaine/)).length).toBeGreaterThan(0);
		expect(sent(calls, "POST /payments/create-intent")).toEqual([]);
	});
});
