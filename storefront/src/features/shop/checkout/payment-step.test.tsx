import { GUARANTEE_ANCHOR } from "@confiserie/domain/terms/legal-guarantees";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { router, visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { CheckoutPage } from ".";
import {
	INTENT,
	LINE,
	next,
	PAY,
	payWith,
	quoteOf,
	reachPayment,
	STATUS,
	sent,
	shop,
	startCheckout,
	streets,
} from "./test-checkout";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

beforeEach(() => startCheckout([LINE]));

describe("step 2 Paiement", () => {
	it("shows every cost before the card and the amount on the button", async () => {
		shop();
		renderInShop(<CheckoutPage />);
		await reachPayment();
		expect(screen.getByText("Démonstration : aucun paiement réel")).toBeDefined();
		expect(within(screen.getByRole("list", { name: "Cartes d'essai" })).getAllByRole("listitem")).toHaveLength(4);
		expect(screen.getByText("Frais de port").nextSibling?.textContent).toBe("Offerts");
	});

	it("names the day that the order promises, though a cart ordered now would come later, also after a reload", async () => {
		const promise = { kind: "DELIVERY", day: "2026-12-01", isFrom: false, orderBefore: null };
		shop({
			"POST /payments/calculate-shipping": { body: { ...quoteOf(529.92), promise: { ...promise, day: "2026-12-02" } } },
			"POST /payments/create-intent": { body: { ...INTENT, promise } },
		});
		renderInShop(<CheckoutPage />);
		await screen.findByText("Chez vous mercredi 2 décembre");
		await reachPayment();
		expect(screen.getByText("Chez vous mardi 1er décembre")).toBeDefined();
		cleanup();
		renderInShop(<CheckoutPage />);
		await screen.findByRole("button", { name: PAY });
		expect(await screen.findByText("Chez vous mardi 1er décembre")).toBeDefined();
	});

	it("L221-14: the terms are accepted by a sentence above the button, which says that ordering means paying", async () => {
		shop();
		renderInShop(<CheckoutPage />);
		await reachPayment();
		const terms = screen.getByRole("link", { name: "conditions générales de vente" });
		expect(terms.getAttribute("href")).toBe("/terms");
		const guarantee = screen.getByRole("link", { name: "garantie légale de conformité" });
		expect(guarantee.getAttribute("href")).toBe(`/terms#${GUARANTEE_ANCHOR}`);
		const button = screen.getByRole("button", { name: /^Commander avec obligation de paiement/ });
		expect(terms.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
	});

	it("a double click on pay is one request; success clears the cart, stores lastOrder, goes to /checkout/success", async () => {
		let answer: (value: { body: object }) => void = () => {};
		const calls = shop({
			"POST /payments/demo/confirm": () =>
				new Promise((resolve) => {
					answer = resolve;
				}),
		});
		renderInShop(<CheckoutPage />);
		const user = await reachPayment();
		await user.click(screen.getByRole("button", { name: /Paiement accepté/ }));
		await user.dblClick(screen.getByRole("button", { name: PAY }));
		expect((await screen.findByRole("button", { name: "Paiement en cours…" })).getAttribute("aria-disabled")).toBe(
			"true",
		);
		await user.keyboard("{Enter}");
		answer({ body: { status: "succeeded" } });
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/checkout/success"));
		const confirms = sent(calls, "POST /payments/demo/confirm");
		expect(confirms).toHaveLength(1);
		expect(confirms[0]?.body).toMatchObject({
			clientSecret: "pi_1_secret_x",
			card: { number: "4242424242424242", expMonth: 12, cvc: "123" },
		});
		expect(localStorage.getItem("cart")).toBe("[]");
		expect(JSON.parse(sessionStorage.getItem("lastOrder") ?? "")).toEqual({
			orderNumber: "CMD-7K3M-9QX2",
			paymentType: "full",
			paymentAmount: 52992,
			remainingAmount: 0,
			depositPercentage: null,
		});
		expect(router.replace).not.toHaveBeenCalledWith("/products");
	});

	it("shows the provider's message for a declined card and lets another one be tried", async () => {
		const calls = shop({
			"POST /payments/demo/confirm": ({ body }) =>
				(body as { card: { number: string } }).card.number.endsWith("0002")
					? { body: { status: "requires_payment_method", error: "Votre carte a été refusée." } }
					: { body: { status: "succeeded" } },
		});
		renderInShop(<CheckoutPage />);
		const user = await reachPayment();
		await payWith(/Carte refusée/, user);
		expect((await screen.findByRole("alert")).textContent).toBe("Votre carte a été refusée.");
		await payWith(/Paiement accepté/, user);
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/checkout/success"));
		expect(sent(calls, "POST /payments/demo/confirm")).toHaveLength(2);
	});

	it("asks the 3-D Secure question and pays once it is answered", async () => {
		const calls = shop({
			"POST /payments/demo/confirm": ({ body }) => ({
				body: { status: (body as { authenticated?: boolean }).authenticated ? "succeeded" : "requires_action" },
			}),
		});
		renderInShop(<CheckoutPage />);
		const user = await reachPayment();
		await payWith(/3-D Secure/, user);
		const dialog = await screen.findByRole("dialog", { name: "Authentification 3-D Secure" });
		await user.click(within(dialog).getByRole("button", { name: "Confirmer le paiement" }));
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/checkout/success"));
		expect(sent(calls, "POST /payments/demo/confirm")[1]?.body).toEqual({
			clientSecret: "pi_1_secret_x",
			authenticated: true,
		});
	});

	it("takes only the listed test cards: a real number stays in the browser", async () => {
		const calls = shop();
		renderInShop(<CheckoutPage />);
		const user = await reachPayment();
		await user.type(screen.getByLabelText("Numéro de carte"), "4111111111111111");
		await user.type(screen.getByLabelText("Expiration (MM / AA)"), "1240");
		await user.type(screen.getByLabelText("Cryptogramme"), "123");
		await user.click(screen.getByRole("button", { name: PAY }));
		expect(await screen.findByText("Cette démonstration n'accepte que les cartes d'essai de la liste.")).toBeDefined();
		expect(screen.getByLabelText("Expiration (MM / AA)")).toHaveProperty("value", "12 / 40");
		expect(sent(calls, "POST /payments/demo/confirm")).toEqual([]);
	});

	it("a response lost after the money was taken still ends in success", async () => {
		const calls = shop({ "POST /payments/demo/confirm": "network" });
		renderInShop(<CheckoutPage />);
		const user = await reachPayment();
		await payWith(/Paiement accepté/, user);
		expect((await screen.findByRole("alert")).textContent).toContain("Aucun paiement n'est enregistré pour l'instant.");
		shop({
			"POST /payments/demo/confirm": "network",
			"GET /payments/status/intent/pi_1": { body: { ...STATUS, paymentStatus: "PAID" } },
		});
		await payWith(/Paiement accepté/, user);
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/checkout/success"));
		expect(calls.length).toBeGreaterThan(0);
	});

	it("says that it does not know when the status is out of reach too", async () => {
		shop({ "POST /payments/demo/confirm": "network", "GET /payments/status/intent/pi_1": "network" });
		renderInShop(<CheckoutPage />);
		const user = await reachPayment();
		await payWith(/Paiement accepté/, user);
		expect((await screen.findByRole("alert")).textContent).toContain(
			"Nous ne savons pas encore si le paiement a abouti.",
		);
	});

	it("a reload in mid-payment resumes at the card, and ends in success when it was already paid", async () => {
		shop();
		const { unmount } = renderInShop(<CheckoutPage />);
		await reachPayment();
		unmount();
		const calls = shop();
		const second = renderInShop(<CheckoutPage />);
		await screen.findByRole("button", { name: PAY });
		expect(sent(calls, "POST /payments/create-intent")).toEqual([]);
		second.unmount();
		shop({ "GET /payments/status/intent/pi_1": { body: { ...STATUS, paymentStatus: "PAID" } } });
		renderInShop(<CheckoutPage />);
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/checkout/success"));
		expect(localStorage.getItem("cart")).toBe("[]");
	});

	it("a reload after the hold has run out asks the shop: no form, and the way on", async () => {
		shop();
		const { unmount } = renderInShop(<CheckoutPage />);
		await reachPayment();
		unmount();
		const calls = shop({ "GET /payments/status/intent/pi_1": { body: { ...STATUS, intentStatus: "canceled" } } });
		renderInShop(<CheckoutPage />);
		expect(await screen.findByText("Le délai pour payer cette commande est passé")).toBeDefined();
		expect(screen.queryByRole("button", { name: PAY })).toBeNull();
		expect(screen.getByRole("link", { name: "Voir la commande" }).getAttribute("href")).toBe("/orders/CMD-7K3M-9QX2");
		// The cart is still there: the same form orders it again.
		await userEvent.click(next());
		await screen.findByRole("button", { name: PAY });
		expect(sent(calls, "POST /payments/create-intent")).toHaveLength(1);
		expect(screen.queryByText("Le délai pour payer cette commande est passé")).toBeNull();
	});

	it("a reload while the bank is at the payment shows no form: it is in progress, then paid", async () => {
		shop();
		const { unmount } = renderInShop(<CheckoutPage />);
		await reachPayment();
		unmount();
		shop({ "GET /payments/status/intent/pi_1": { body: { ...STATUS, intentStatus: "processing" } } });
		renderInShop(<CheckoutPage />);
		expect(await screen.findByText("Votre banque traite le paiement. Ne payez pas une seconde fois.")).toBeDefined();
		expect(screen.queryByRole("button", { name: PAY })).toBeNull();
		shop({ "GET /payments/status/intent/pi_1": { body: { ...STATUS, paymentStatus: "PAID" } } });
		await userEvent.click(screen.getByRole("button", { name: "Vérifier à nouveau" }));
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/checkout/success"));
	});

	it("Forward leads back to the payment, but not to that of an order which lacks what step 1 says now", async () => {
		const calls = shop();
		renderInShop(<CheckoutPage />);
		const user = await reachPayment();
		await user.click(screen.getByRole("button", { name: "Modifier" }));
		await screen.findByLabelText("Numéro et rue");
		visit("/checkout?etape=paiement");
		await user.click(await screen.findByRole("button", { name: "Modifier" }));
		await user.type(await screen.findByLabelText("Numéro et rue"), " bis");
		visit("/checkout?etape=paiement");
		expect(await screen.findByText(/Vos informations ont changé/)).toBeDefined();
		expect(screen.queryByRole("button", { name: PAY })).toBeNull();
		await user.click(next());
		await screen.findByRole("button", { name: PAY });
		expect(screen.queryByText(/Vos informations ont changé/)).toBeNull();
		expect(streets(calls)).toEqual(["3 place aux Aires", "3 place aux Aires bis"]);
	});

	it("a cart changed in another tab goes back to step 1 and says so", async () => {
		shop();
		renderInShop(<CheckoutPage />);
		await reachPayment();
		localStorage.setItem("cart", JSON.stringify([{ ...LINE, quantity: 1 }]));
		window.dispatchEvent(new StorageEvent("storage", { key: "cart" }));
		expect(await screen.findByText(/Votre panier a changé/)).toBeDefined();
		expect(screen.getByLabelText("Ville")).toHaveProperty("value", "Grasse");
	});
});
