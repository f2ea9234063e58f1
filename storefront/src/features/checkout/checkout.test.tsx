import type { FreshLine } from "@confiserie/domain/contract/error";
import type { PaymentIntentRequest } from "@confiserie/domain/contract/payment";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { camille, cottonCandy } from "@/lib/testing/fixtures";
import { router, visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { CheckoutPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const LINE = {
	product: {
		id: "prod_1",
		title: "Barbe à papa fraise des bois",
		price: 264.96,
		img: "",
		orderType: "layer",
		unitTypeDisplay: "Couche",
		pricePerBox: 33.12,
		boxesPerUnit: 8,
		totalBoxes: 16,
	},
	quantity: 2,
};
const QUOTE = {
	subtotal: 529.92,
	shippingCost: 0,
	totalWithShipping: 529.92,
	freeShippingThreshold: 40,
	amountForFreeShipping: 0,
	isFreeShipping: true,
};
const INTENT = {
	clientSecret: "pi_1_secret_x",
	orderNumber: "CMD-7K3M-9QX2",
	paymentType: "full",
	paymentAmount: 52992,
	remainingAmount: 0,
	depositPercentage: null,
	provider: "demo",
	paymentIntentId: "pi_1",
};
const STATUS = {
	orderNumber: "CMD-7K3M-9QX2",
	paymentType: "full",
	paymentAmount: 52992,
	remainingAmount: 0,
	depositPercentage: null,
	paymentStatus: "PENDING",
};
const PAY = /^Commander avec obligation de paiement\s:\s529,92\s€$/;

function shop(routes: Record<string, FakeRoute | "network"> = {}) {
	return fakeApi({
		"GET /auth/me": { body: camille },
		"POST /payments/calculate-shipping": { body: QUOTE },
		"POST /payments/create-intent": { body: INTENT },
		"POST /payments/demo/confirm": { body: { status: "succeeded" } },
		"GET /payments/status/intent/pi_1": { body: STATUS },
		"GET /products/prod_1": { body: cottonCandy },
		"GET /addresses": { body: [] },
		"GET /cities": { body: { postalCode: "06130", cities: [] } },
		"POST /addresses": ({ body }) => ({ status: 201, body: { ...(body as object), id: "a9" } }),
		...routes,
	});
}
const sent = (calls: ReturnType<typeof fakeApi>, route: string) => calls.filter((call) => call.route === route);
const next = () => screen.getByRole("button", { name: "Continuer vers le paiement" });
async function fillAddress() {
	const user = userEvent.setup();
	await user.type(await screen.findByLabelText("Numéro et rue"), "3 place aux Aires");
	await user.type(screen.getByLabelText("Code postal"), "06130");
	await user.type(screen.getByLabelText("Ville"), "Grasse");
	return user;
}
async function reachPayment() {
	const user = await fillAddress();
	await user.click(next());
	await screen.findByRole("button", { name: PAY });
	return user;
}
async function payWith(card: RegExp, user = userEvent.setup()) {
	await user.click(screen.getByRole("button", { name: card }));
	await user.click(screen.getByRole("button", { name: PAY }));
}

beforeEach(() => {
	storeToken(camille.token);
	localStorage.setItem("cart", JSON.stringify([LINE]));
	visit("/checkout");
	vi.stubGlobal("scrollTo", () => {});
	// The step is pushed into the address without a navigation: the mock router follows it.
	vi.spyOn(window.history, "pushState").mockImplementation((_state, _title, url) => visit(String(url)));
});

describe("step 1 Informations", () => {
	it("an empty cart redirects to /products", async () => {
		localStorage.setItem("cart", "[]");
		shop();
		renderInShop(<CheckoutPage />);
		await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/products"));
	});

	it("has two steps and the breadcrumb Accueil, Produits, Commande", async () => {
		shop();
		renderInShop(<CheckoutPage />);
		const crumbs = await screen.findByRole("navigation", { name: "Fil d'Ariane" });
		expect(
			within(crumbs)
				.getAllByRole("listitem")
				.map(({ textContent }) => textContent?.trim()),
		).toEqual([
			expect.stringContaining("Accueil"),
			expect.stringContaining("Produits"),
			expect.stringContaining("Commande"),
		]);
		expect(screen.getByText("Informations").closest("li")?.getAttribute("aria-current")).toBe("step");
		expect(screen.getByText("Paiement").closest("li")?.getAttribute("aria-current")).toBeNull();
	});

	it("is prefilled from the profile, country defaulting to France", async () => {
		shop();
		renderInShop(<CheckoutPage />);
		expect(await screen.findByLabelText("Email")).toHaveProperty("value", "client@demo.fr");
		expect(screen.getByLabelText("Téléphone")).toHaveProperty("value", "6 12 34 56 78");
		expect(screen.getByLabelText("Pays")).toHaveProperty("value", "France");
	});

	it("'Veuillez remplir tous les champs obligatoires', each entry leading to its field, nothing cleared", async () => {
		const calls = shop();
		renderInShop(<CheckoutPage />);
		await screen.findByLabelText("Email");
		await userEvent.click(next());
		const summary = await screen.findByRole("alert");
		expect(within(summary).getByText("Veuillez remplir tous les champs obligatoires")).toBeDefined();
		await waitFor(() => expect(document.activeElement).toBe(summary));
		await userEvent.click(within(summary).getByRole("link", { name: "Saisissez la ville." }));
		expect(document.activeElement).toBe(screen.getByLabelText("Ville"));
		expect(screen.getByLabelText("Prénom")).toHaveProperty("value", "Camille");
		expect(sent(calls, "POST /payments/create-intent")).toEqual([]);
	});

	it("moves to step 2 once the payment intent has been created: boxes and cents, one checkout, one key", async () => {
		const calls = shop();
		renderInShop(<CheckoutPage />);
		await reachPayment();
		const [call] = sent(calls, "POST /payments/create-intent");
		const body = call?.body as PaymentIntentRequest;
		expect(body).toMatchObject({
			amount: 52992,
			currency: "eur",
			paymentType: "full",
			customerEmail: "client@demo.fr",
			orderData: {
				address: { street: "3 place aux Aires", city: "Grasse", postalCode: "06130", country: "France" },
				items: [{ productId: "prod_1", quantity: 16, unitPrice: 3312, totalPrice: 52992 }],
				total: 52992,
				remainingAmount: 0,
			},
		});
		expect(body.checkoutId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
		expect(call?.headers["idempotency-key"]).toBeTruthy();
		expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Paiement" }));
	});

	it("keeps what was typed across a reload", async () => {
		shop();
		const { unmount } = renderInShop(<CheckoutPage />);
		await fillAddress();
		unmount();
		renderInShop(<CheckoutPage />);
		expect(await screen.findByLabelText("Ville")).toHaveProperty("value", "Grasse");
	});

	it("never shows one person's address to another", async () => {
		shop();
		const { unmount } = renderInShop(<CheckoutPage />);
		await fillAddress();
		unmount();
		shop({ "GET /auth/me": { body: { ...camille, id: "cus_2", firstName: "Noé" } } });
		renderInShop(<CheckoutPage />);
		expect(await screen.findByLabelText("Prénom")).toHaveProperty("value", "Noé");
		expect(screen.getByLabelText("Ville")).toHaveProperty("value", "");
	});

	it.each([
		[failure(400, "VALIDATION", "x"), "Données de paiement invalides. Veuillez vérifier vos informations."],
		[failure(503, "PAYMENT_UNAVAILABLE", "x"), "Service de paiement temporairement indisponible. Veuillez réessayer."],
		[failure(500, "INTERNAL", "x"), "Erreur lors de la création du paiement. Veuillez réessayer."],
		["network" as const, "Erreur lors de la création du paiement. Veuillez réessayer."],
		[failure(429, "RATE_LIMITED", "Trop de tentatives."), "Trop de tentatives."],
	])("a failed intent says so and loses nothing (%#)", async (answer, message) => {
		shop({ "POST /payments/create-intent": answer });
		renderInShop(<CheckoutPage />);
		const user = await fillAddress();
		await user.click(next());
		expect(within(await screen.findByRole("alert")).getByText(message)).toBeDefined();
		expect(screen.getByLabelText("Ville")).toHaveProperty("value", "Grasse");
		expect(next().getAttribute("aria-disabled")).toBeNull();
	});

	it("a lost response is asked for again under the same key, a changed form under a new one", async () => {
		const calls = shop({ "POST /payments/create-intent": "network" });
		renderInShop(<CheckoutPage />);
		const user = await fillAddress();
		for (const note of ["", "", "Quai 2"]) {
			if (note) await user.type(screen.getByLabelText(/Instructions/), note);
			await user.click(next());
			await screen.findByRole("alert");
		}
		const attempts = sent(calls, "POST /payments/create-intent");
		const [first, second, third] = attempts.map((call) => call.headers["idempotency-key"]);
		expect(second).toBe(first);
		expect(third).not.toBe(first);
		expect(new Set(attempts.map((call) => (call.body as PaymentIntentRequest).checkoutId)).size).toBe(1);
	});

	it("puts the server's complaints at their fields", async () => {
		shop({
			"POST /payments/create-intent": failure(400, "VALIDATION", "x", {
				errors: [{ field: "orderData.address.postalCode", message: "16 caractères au plus." }],
			}),
		});
		renderInShop(<CheckoutPage />);
		const user = await fillAddress();
		await user.click(next());
		await waitFor(() => expect(screen.getByLabelText("Code postal").getAttribute("aria-invalid")).toBe("true"));
	});

	it("names a cart line without product id and orders the rest once it is dropped", async () => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		localStorage.setItem("cart", JSON.stringify([{ product: { title: "?" }, quantity: 1 }, LINE]));
		shop();
		renderInShop(<CheckoutPage />);
		expect(await screen.findByText("Produit sans ID dans le panier")).toBeDefined();
		expect(next()).toHaveProperty("disabled", true);
		await userEvent.click(screen.getByRole("button", { name: "Garder le reste" }));
		expect(next()).toHaveProperty("disabled", false);
	});
});

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

describe("step 2 Paiement", () => {
	it("shows every cost before the card and the amount on the button", async () => {
		shop();
		renderInShop(<CheckoutPage />);
		await reachPayment();
		expect(screen.getByText("Démonstration : aucun paiement réel")).toBeDefined();
		expect(within(screen.getByRole("list", { name: "Cartes d'essai" })).getAllByRole("listitem")).toHaveLength(4);
		expect(screen.getByText("Frais de port").nextSibling?.textContent).toBe("Offerts");
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
