import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { router } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { CheckoutPage } from ".";
import { LINE, PAY, payWith, reachPayment, sent, shop, startCheckout } from "./test-checkout";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const screenOf = (width: "wide" | "narrow") =>
	vi.stubGlobal("matchMedia", () => ({
		matches: width === "wide",
		addEventListener: () => {},
		removeEventListener: () => {},
	}));
const order = () => screen.getByRole("region", { name: "Récapitulatif" });
const pay = () => screen.getByRole("button", { name: PAY });
beforeEach(() => startCheckout([LINE]));

describe("the pay button", () => {
	it("stands in the order beside the step on a wide screen, after the card's fields, and pays once", async () => {
		screenOf("wide");
		const calls = shop();
		renderInShop(<CheckoutPage />);
		const user = await reachPayment();
		expect(order().contains(pay())).toBe(true);
		const number = screen.getByLabelText("Numéro de carte");
		expect(number.compareDocumentPosition(pay()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
		await payWith(/Paiement accepté/, user);
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/checkout/success"));
		expect(sent(calls, "POST /payments/demo/confirm")).toHaveLength(1);
	});

	it("has what went wrong right above it", async () => {
		screenOf("wide");
		shop({
			"POST /payments/demo/confirm": {
				body: { status: "requires_payment_method", error: "Votre carte a été refusée." },
			},
		});
		renderInShop(<CheckoutPage />);
		await payWith(/Carte refusée/, await reachPayment());
		expect((await within(order()).findByRole("alert")).textContent).toBe("Votre carte a été refusée.");
	});

	it("stands at the foot of the card's form on a phone", async () => {
		screenOf("narrow");
		shop();
		renderInShop(<CheckoutPage />);
		await reachPayment();
		expect(order().contains(pay())).toBe(false);
		expect(screen.getByRole("form", { name: "Carte bancaire" }).contains(pay())).toBe(true);
	});
});
