import type { PaymentIntentRequest } from "@confiserie/domain/contract/payment";
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, vi } from "vitest";
import type { FakeCall, FakeRoute } from "@/lib/testing/fake-api";
import { renderInShop } from "@/lib/testing/shop";
import { CheckoutPage } from ".";
import { boxLine, INTENT, next, quoteOf, sent, startCheckout, shop as takingOrders } from "./test-checkout";

/** First 8 hexadecimal characters of the SHA-256 of "client@demo.fr", upper case. */
export const CODE = "BEA430AD";
/** What the shop says to a deposit that it does not accept, and to a code that it does. */
export const REFUSED = "L'acompte nécessite un code commercial valide et un minimum de 20,00 €";
export const VALID = "Code validé ! Vous pouvez maintenant payer par acompte";
const PAY = /^Commander avec obligation de paiement/;

/** What the shop returns for a request: the intent of the terms that it asks for. */
export const answerOf = (body: PaymentIntentRequest) => ({
	...INTENT,
	paymentType: body.paymentType,
	paymentAmount: body.amount,
	remainingAmount: body.orderData.remainingAmount,
	depositPercentage: body.depositPercentage,
});

/** Replaces the cart by boxes at a price in euros. */
export const putInCart = (boxes: number, pricePerBox: number) =>
	localStorage.setItem("cart", JSON.stringify([boxLine(boxes, pricePerBox)]));

/** A shop that takes an order of so many euros on any terms; the routes given come first. */
export const shop = (totalEuros: number, routes: Record<string, FakeRoute | "network"> = {}) =>
	takingOrders({
		"POST /payments/calculate-shipping": { body: quoteOf(totalEuros) },
		"POST /payments/create-intent": ({ body }) => ({ body: answerOf(body as PaymentIntentRequest) }),
		...routes,
	});
/** What the shop was asked for, in order. */
export const intents = (calls: FakeCall[]) =>
	sent(calls, "POST /payments/create-intent").map(({ body }) => body as PaymentIntentRequest);

const realTimeout = setTimeout;
/** Advances the clock, then lets responses arrive, which use the real time. */
export const wait = (milliseconds = 0) =>
	act(async () => {
		await vi.advanceTimersByTimeAsync(milliseconds);
		await new Promise((resolve) => realTimeout(resolve, 5));
	});
/** Waits in real time, the clock standing still, until `check` no longer throws. */
export async function until<Value>(check: () => Value): Promise<Value> {
	for (let tries = 0; tries < 600; tries++) {
		try {
			return check();
		} catch {
			await wait();
		}
	}
	return check();
}
/** The fields and buttons of the deposit, as they stand. */
export const codeField = () => screen.getByLabelText<HTMLInputElement>(/Code commercial/);
export const type = (value: string) => fireEvent.change(codeField(), { target: { value } });
export const deposit = () => screen.getByRole<HTMLInputElement>("radio", { name: /Acompte/ });
export const full = () => screen.getByRole<HTMLInputElement>("radio", { name: /Paiement intégral/ });
export const pay = () => screen.getByRole<HTMLButtonElement>("button", { name: PAY });

/** Fills in step 1 and goes on to the payment; returns the page. */
export async function reachPayment() {
	const page = renderInShop(<CheckoutPage />);
	await until(() => screen.getByLabelText("Ville"));
	for (const [label, value] of [
		["Numéro et rue", "3 place aux Aires"],
		["Code postal", "06130"],
		["Ville", "Grasse"],
	] as const)
		fireEvent.change(screen.getByLabelText(label), { target: { value } });
	fireEvent.click(next());
	await until(pay);
	return page;
}
/** Types the account's code and waits for its verdict. */
export async function enterCode() {
	type(CODE);
	await wait(800);
	await until(() => screen.getByText(VALID));
}
/** With a valid code, which chooses the deposit. */
export async function chooseDeposit() {
	await enterCode();
	await settled();
}
/** The shop has responded. */
export const settled = () => until(() => expect(screen.queryByText("Mise à jour du montant…")).toBeNull());

/** Camille arrives at the checkout with 529.92 € in the cart, and time stands still. */
export async function startWithClock(): Promise<void> {
	// Loaded before time stands still.
	await import("@confiserie/domain/contract/payment");
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	startCheckout([boxLine(16, 33.12)]);
}
