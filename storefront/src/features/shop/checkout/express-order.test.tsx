import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { askExpressOrder } from "@/lib/express-order";
import { brussels, camille, grasse } from "@/lib/testing/fixtures";
import { renderInShop } from "@/lib/testing/shop";
import { CheckoutPage } from ".";
import { LINE, sent, shop, startCheckout } from "./test-checkout";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const intents = (calls: ReturnType<typeof shop>) => sent(calls, "POST /payments/create-intent").length;
beforeEach(() => startCheckout([LINE]));

describe("a returning customer who pressed 'Passer au paiement'", () => {
	it("comes to the payment by that press: to the saved address, with one intent", async () => {
		askExpressOrder();
		const calls = shop({ "GET /addresses": { body: [grasse, brussels] } });
		renderInShop(<CheckoutPage />);
		await waitFor(() => expect(window.location.search).toBe("?etape=paiement"));
		expect(sent(calls, "POST /payments/create-intent")).toMatchObject([
			{ body: { orderData: { address: { street: grasse.street, city: grasse.city } } } },
		]);
		expect(sessionStorage.getItem("expressOrder")).toBeNull();
	});

	it("who comes to the page by itself confirms as before", async () => {
		const calls = shop({ "GET /addresses": { body: [grasse] } });
		renderInShop(<CheckoutPage />);
		const saved = await screen.findByRole("radio", { name: new RegExp(grasse.street) });
		await waitFor(() => expect(saved).toHaveProperty("checked", true));
		expect(intents(calls)).toBe(0);
	});

	it.each([
		["has no address", { "GET /addresses": { body: [] } }],
		[
			"has no phone",
			{ "GET /auth/me": { body: { ...camille, phoneNumber: "" } }, "GET /addresses": { body: [grasse] } },
		],
	])("who %s is asked for it", async (_case, routes) => {
		askExpressOrder();
		const calls = shop(routes);
		renderInShop(<CheckoutPage />);
		await screen.findByRole("button", { name: "Continuer vers le paiement" });
		await waitFor(() => expect(calls.some(({ route }) => route === "GET /addresses")).toBe(true));
		expect(intents(calls)).toBe(0);
	});
});
