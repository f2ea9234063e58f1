import type { FreshLine } from "@confiserie/domain/contract/error";
import type { PaymentIntentRequest } from "@confiserie/domain/contract/payment";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { failure } from "@/lib/testing/fake-api";
import { cottonCandy } from "@/lib/testing/fixtures";
import { router } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { CheckoutPage } from ".";
import { fillAddress, INTENT, LINE, next, reachPayment, sent, shop, startCheckout } from "./test-checkout";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

beforeEach(() => startCheckout([LINE]));

describe("409: what changed between cart and payment", () => {
	const line: FreshLine = {
		productId: "prod_1",
		productName: "Barbe à papa",
		quantity: 16,
		availableQuantity: 200,
		onSale: true,
		sentUnitPrice: 3312,
		unitPrice: 3360,
		totalPrice: 53760,
	};
	const onceRefused = (code: string, fresh: FreshLine) => {
		let refused = false;
		return () => {
			if (refused) return { body: INTENT };
			refused = true;
			return failure(409, code, "Message.", { lines: [fresh] });
		};
	};

	it("PRICE_CHANGED shows old and new price; one press accepts and goes on", async () => {
		const calls = shop({
			"POST /payments/create-intent": onceRefused("PRICE_CHANGED", line),
			"GET /products/prod_1": { body: { ...cottonCandy, pricePerPieceLayer: 1.4 } },
		});
		renderInShop(<CheckoutPage />);
		const user = await fillAddress();
		await user.click(next());
		const dialog = await screen.findByRole("dialog", { name: "Votre commande a changé" });
		expect(dialog.textContent).toMatch(/33,12\s€.*33,60\s€/);
		await user.click(within(dialog).getByRole("button", { name: "Accepter les nouveaux prix" }));
		await screen.findByRole("heading", { name: "Paiement" });
		const [, second] = sent(calls, "POST /payments/create-intent");
		expect(second?.body).toMatchObject({ orderData: { items: [{ quantity: 16, unitPrice: 3360 }] } });
	});

	it("OUT_OF_STOCK offers the boxes that are left", async () => {
		const calls = shop({
			"POST /payments/create-intent": onceRefused("OUT_OF_STOCK", { ...line, availableQuantity: 5, unitPrice: 3312 }),
		});
		renderInShop(<CheckoutPage />);
		const user = await fillAddress();
		await user.click(next());
		const dialog = await screen.findByRole("dialog", { name: "Votre commande a changé" });
		expect(dialog.textContent).toMatch(/16 cartons demandés.*5 cartons disponibles/);
		await user.click(within(dialog).getByRole("button", { name: "Prendre les quantités disponibles" }));
		await screen.findByRole("heading", { name: "Paiement" });
		expect(sent(calls, "POST /payments/create-intent")[1]?.body).toMatchObject({
			orderData: { items: [{ quantity: 5, unitPrice: 3600 }] },
		});
	});

	it("TOO_MANY_UNPAID_BOXES says why and offers what this account may still hold", async () => {
		const calls = shop({
			"POST /payments/create-intent": onceRefused("TOO_MANY_UNPAID_BOXES", {
				...line,
				availableQuantity: 8,
				unitPrice: 3312,
			}),
		});
		renderInShop(<CheckoutPage />);
		const user = await fillAddress();
		await user.click(next());
		const dialog = await screen.findByRole("dialog", { name: "Votre commande a changé" });
		expect(dialog.textContent).toMatch(/Message\..*16 cartons demandés.*8 cartons possibles/);
		await user.click(within(dialog).getByRole("button", { name: "Prendre les quantités possibles" }));
		await screen.findByRole("heading", { name: "Paiement" });
		expect(sent(calls, "POST /payments/create-intent")[1]?.body).toMatchObject({
			orderData: { items: [{ quantity: 8, unitPrice: 3312 }] },
		});
	});

	it("HELD_TOO_OFTEN removes the product only when that is accepted", async () => {
		shop({
			"POST /payments/create-intent": failure(409, "HELD_TOO_OFTEN", "Message.", {
				lines: [{ ...line, availableQuantity: 0 }],
			}),
		});
		renderInShop(<CheckoutPage />);
		const user = await fillAddress();
		await user.click(next());
		const dialog = await screen.findByRole("dialog");
		expect(dialog.textContent).toContain("Ne peut pas être réservé pour l'instant");
		expect(JSON.parse(localStorage.getItem("cart") ?? "")).toHaveLength(1);
		await user.click(within(dialog).getByRole("button", { name: "Accepter et continuer" }));
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/products"));
	});

	it("a limit on all products together is said in the banner: the shopper chooses what to leave out", async () => {
		const message = "1 000 cartons au plus peuvent attendre leur paiement.";
		shop({ "POST /payments/create-intent": failure(409, "TOO_MANY_UNPAID_BOXES", message) });
		renderInShop(<CheckoutPage />);
		const user = await fillAddress();
		await user.click(next());
		expect(within(await screen.findByRole("alert")).getByText(message)).toBeDefined();
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	it("a product no longer on sale leaves only when that is accepted", async () => {
		shop({
			"POST /payments/create-intent": failure(409, "PRODUCT_UNAVAILABLE", "Message.", {
				lines: [{ ...line, onSale: false, availableQuantity: 0 }],
			}),
		});
		renderInShop(<CheckoutPage />);
		const user = await fillAddress();
		await user.click(next());
		const dialog = await screen.findByRole("dialog");
		expect(JSON.parse(localStorage.getItem("cart") ?? "")).toHaveLength(1);
		await user.click(within(dialog).getByRole("button", { name: "Accepter et continuer" }));
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/products"));
	});

	it("a checkout closed unpaid goes on under a new one", async () => {
		const ids: unknown[] = [];
		shop({
			"POST /payments/create-intent": ({ body }) => {
				ids.push((body as PaymentIntentRequest).checkoutId);
				return ids.length === 1 ? failure(409, "CHECKOUT_CLOSED", "Fermée.") : { body: INTENT };
			},
		});
		renderInShop(<CheckoutPage />);
		await reachPayment();
		expect(new Set(ids).size).toBe(2);
	});
});
