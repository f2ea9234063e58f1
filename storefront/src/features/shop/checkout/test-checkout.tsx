import type { PaymentIntentRequest } from "@confiserie/domain/contract/payment";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { storeToken } from "@/lib/session";
import { type FakeCall, type FakeRoute, fakeApi } from "@/lib/testing/fake-api";
import { camille, cottonCandy } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";

/** Two layers of eight boxes: a cart's line as the browser stores it. */
export const LINE = {
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
/** A cart's line of `boxes` boxes at a price in euros. */
export const boxLine = (boxes: number, pricePerBox: number) => ({
	product: {
		id: "prod_1",
		title: "Barbe à papa",
		price: pricePerBox,
		img: "",
		orderType: "box",
		unitTypeDisplay: "Carton",
		pricePerBox,
		boxesPerUnit: 1,
		totalBoxes: boxes,
	},
	quantity: boxes,
});
/** The shop's quote in euros for a cart that is delivered free of charge. */
export const quoteOf = (euros: number) => ({
	subtotal: euros,
	shippingCost: 0,
	totalWithShipping: euros,
	freeShippingThreshold: 40,
	amountForFreeShipping: 0,
	isFreeShipping: true,
});
/** The payment intent of the order, in cents. */
export const INTENT = {
	clientSecret: "pi_1_secret_x",
	orderNumber: "CMD-7K3M-9QX2",
	paymentType: "full",
	paymentAmount: 52992,
	remainingAmount: 0,
	depositPercentage: null,
	provider: "demo",
	paymentIntentId: "pi_1",
};
/** Where that payment stands: nothing has come yet. */
export const STATUS = {
	orderNumber: "CMD-7K3M-9QX2",
	paymentType: "full",
	paymentAmount: 52992,
	remainingAmount: 0,
	depositPercentage: null,
	paymentStatus: "PENDING",
};
/** The button that orders `LINE`. */
export const PAY = /^Commander avec obligation de paiement\s:\s529,92\s€$/;

/** A shop that takes an order of `LINE`; the routes given come first. */
export function shop(routes: Record<string, FakeRoute | "network"> = {}) {
	return fakeApi({
		"GET /auth/me": { body: camille },
		"GET /auth/business": { body: { business: null } },
		"POST /payments/calculate-shipping": { body: quoteOf(529.92) },
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

/** The calls of one route. */
export const sent = (calls: FakeCall[], route: string) => calls.filter((call) => call.route === route);
/** Where each intent delivers, in order. */
export const streets = (calls: FakeCall[]) =>
	sent(calls, "POST /payments/create-intent").map(
		({ body }) => (body as PaymentIntentRequest).orderData.address.street,
	);
/** The button from step 1 to step 2. */
export const next = () => screen.getByRole("button", { name: "Continuer vers le paiement" });

/** Fills in what the profile does not give. */
export async function fillAddress() {
	const user = userEvent.setup();
	await user.type(await screen.findByLabelText("Numéro et rue"), "3 place aux Aires");
	await user.type(screen.getByLabelText("Code postal"), "06130");
	await user.type(screen.getByLabelText("Ville"), "Grasse");
	return user;
}

/** Goes on to step 2; returns the user who did. */
export async function reachPayment() {
	const user = await fillAddress();
	await user.click(next());
	await screen.findByRole("button", { name: PAY });
	return user;
}

export async function payWith(card: RegExp, user = userEvent.setup()) {
	await user.click(screen.getByRole("button", { name: card }));
	await user.click(screen.getByRole("button", { name: PAY }));
}

/** Camille arrives at the checkout with `lines` in the cart. */
export function startCheckout(lines: object[]): void {
	storeToken(camille.token);
	localStorage.setItem("cart", JSON.stringify(lines));
	visit("/checkout");
	vi.stubGlobal("scrollTo", () => {});
	// The step is pushed into the address without a navigation: the mock router follows it.
	vi.spyOn(window.history, "pushState").mockImplementation((_state, _title, url) => visit(String(url)));
}
