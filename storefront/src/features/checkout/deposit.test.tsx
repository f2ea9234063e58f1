import type { PaymentIntentRequest } from "@confiserie/domain/contract/payment";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { router, visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { CheckoutPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

/** First 8 hexadecimal characters of the SHA-256 of "client@demo.fr", upper case. */
const CODE = "BEA430AD";
const REFUSED = "L'acompte nécessite un code commercial valide et un minimum de 20,00 €";
const VALID = "Code validé ! Vous pouvez maintenant payer par acompte";
const PAY = /^Commander avec obligation de paiement/;

/** What the shop returns for a request: the intent of the terms that it asks for. */
const answerOf = (body: PaymentIntentRequest) => ({
	clientSecret: "pi_1_secret_x",
	orderNumber: "CMD-7K3M-9QX2",
	paymentType: body.paymentType,
	paymentAmount: body.amount,
	remainingAmount: body.orderData.remainingAmount,
	depositPercentage: body.depositPercentage,
	provider: "demo",
	paymentIntentId: "pi_1",
});

function putInCart(boxes: number, pricePerBox: number) {
	const product = {
		id: "prod_1",
		title: "Barbe à papa",
		price: pricePerBox,
		img: "",
		orderType: "box",
		unitTypeDisplay: "Carton",
		pricePerBox,
		boxesPerUnit: 1,
		totalBoxes: boxes,
	};
	localStorage.setItem("cart", JSON.stringify([{ product, quantity: boxes }]));
}

function shop(totalEuros: number, routes: Record<string, FakeRoute | "network"> = {}) {
	return fakeApi({
		"GET /auth/me": { body: camille },
		"POST /payments/calculate-shipping": {
			body: {
				subtotal: totalEuros,
				shippingCost: 0,
				totalWithShipping: totalEuros,
				freeShippingThreshold: 40,
				amountForFreeShipping: 0,
				isFreeShipping: true,
			},
		},
		"POST /payments/create-intent": ({ body }) => ({ body: answerOf(body as PaymentIntentRequest) }),
		"POST /payments/demo/confirm": { body: { status: "succeeded" } },
		"GET /payments/status/intent/pi_1": {
			body: {
				orderNumber: "CMD-7K3M-9QX2",
				paymentType: "full",
				paymentAmount: 52_992,
				remainingAmount: 0,
				depositPercentage: null,
				paymentStatus: "PENDING",
			},
		},
		...routes,
	});
}
const intents = (calls: ReturnType<typeof fakeApi>) =>
	calls
		.filter((call) => call.route === "POST /payments/create-intent")
		.map((call) => call.body as PaymentIntentRequest);

const realTimeout = setTimeout;
/** Moves the clock, then lets responses arrive, which keep the real time. */
const wait = (milliseconds = 0) =>
	act(async () => {
		await vi.advanceTimersByTimeAsync(milliseconds);
		await new Promise((resolve) => realTimeout(resolve, 5));
	});
/** Waits in real time, the clock standing still, until `check` no longer throws. */
async function until<Value>(check: () => Value): Promise<Value> {
	for (let tries = 0; tries < 600; tries++) {
		try {
			return check();
		} catch {
			await wait();
		}
	}
	return check();
}
const codeField = () => screen.getByLabelText<HTMLInputElement>(/Code commercial/);
const type = (value: string) => fireEvent.change(codeField(), { target: { value } });
const deposit = () => screen.getByRole<HTMLInputElement>("radio", { name: /Acompte/ });
const full = () => screen.getByRole<HTMLInputElement>("radio", { name: /Paiement intégral/ });
const pay = () => screen.getByRole<HTMLButtonElement>("button", { name: PAY });
const summary = () => screen.getByRole("region", { name: "Récapitulatif" }).textContent;

async function reachPayment() {
	const page = renderInShop(<CheckoutPage />);
	await until(() => screen.getByLabelText("Ville"));
	for (const [label, value] of [
		["Numéro et rue", "3 place aux Aires"],
		["Code postal", "06130"],
		["Ville", "Grasse"],
	] as const)
		fireEvent.change(screen.getByLabelText(label), { target: { value } });
	fireEvent.click(screen.getByRole("button", { name: "Continuer vers le paiement" }));
	await until(pay);
	return page;
}
async function enterCode() {
	type(CODE);
	await wait(800);
	await until(() => screen.getByText(VALID));
}
async function chooseDeposit() {
	await enterCode();
	fireEvent.click(deposit());
	await settled();
}
/** The shop has responded. */
const settled = () => until(() => expect(screen.queryByText("Mise à jour du montant…")).toBeNull());

beforeEach(async () => {
	// Loaded before time stands still.
	await import("@confiserie/domain/contract/payment");
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	storeToken(camille.token);
	putInCart(16, 33.12);
	visit("/checkout");
	vi.stubGlobal("scrollTo", () => {});
	vi.spyOn(window.history, "pushState").mockImplementation((_state, _title, url) => visit(String(url)));
});
afterEach(() => vi.useRealTimers());

describe("commercial code: none, invalid-format, invalid-code, valid", () => {
	it("is upper-cased as typed, at most 8 characters", async () => {
		shop(529.92);
		await reachPayment();
		type("bea430adff");
		expect(codeField().value).toBe(CODE);
		expect(codeField().maxLength).toBe(8);
	});

	it("the form is judged 500 ms after the last keystroke: 'Le code doit contenir exactement 8 caractères'", async () => {
		shop(529.92);
		await reachPayment();
		const message = "Le code doit contenir exactement 8 caractères";
		type("BEA");
		await wait(400);
		type("BEA4");
		await wait(450);
		expect(screen.queryAllByText(message)).toEqual([]);
		await wait(60);
		expect(screen.queryAllByText(message)).not.toEqual([]);
		expect(codeField().getAttribute("aria-invalid")).toBe("true");
		type("");
		await settled();
		expect(screen.queryAllByText(message)).toEqual([]);
	});

	it("the code itself 300 ms later: 'Code commercial invalide. Vérifiez votre saisie ou contactez-nous'", async () => {
		shop(529.92);
		await reachPayment();
		const message = "Code commercial invalide. Vérifiez votre saisie ou contactez-nous";
		type("ZZZZZZZZ");
		await wait(720);
		expect(screen.queryAllByText(message)).toEqual([]);
		await wait(100);
		await until(() => expect(screen.queryAllByText(message)).not.toEqual([]));
	});

	it(`'${VALID}' for the code of the account's e-mail`, async () => {
		shop(529.92);
		await reachPayment();
		type(CODE);
		await wait(720);
		expect(screen.queryByText(VALID)).toBeNull();
		await wait(100);
		await until(() => screen.getByText(VALID));
		type("BEA430A");
		expect(screen.queryByText(VALID)).toBeNull();
	});
});

describe("full or deposit", () => {
	it(`without a valid code: '${REFUSED}', and the payment stays in full`, async () => {
		const calls = shop(529.92);
		await reachPayment();
		fireEvent.click(deposit());
		await settled();
		expect(screen.getByRole("alert").textContent).toBe(REFUSED);
		expect([full().checked, deposit().checked]).toEqual([true, false]);
		expect(intents(calls)).toHaveLength(1);
	});

	it("with one: the same checkout is asked for the default 25 %, and amount, balance and summary follow", async () => {
		const calls = shop(529.92);
		await reachPayment();
		await chooseDeposit();
		const [first, second] = intents(calls);
		expect(second).toMatchObject({
			checkoutId: first?.checkoutId,
			amount: 13_248,
			paymentType: "deposit",
			depositPercentage: 25,
			commercialCode: CODE,
			orderData: { total: 52_992, paymentAmount: 13_248, remainingAmount: 39_744 },
		});
		expect(pay().textContent).toMatch(/^Commander avec obligation de paiement\s: 132,48\s€Restant dû\s: 397,44\s€$/);
		expect(summary()).toMatch(/Total TTC529,92\s€Acompte \(25\s%\)132,48\s€Restant dû397,44\s€$/);
	});

	it("another percentage, and back to full, call create-intent again for the same checkoutId", async () => {
		const calls = shop(529.92);
		await reachPayment();
		await chooseDeposit();
		fireEvent.change(screen.getByLabelText("Pourcentage de l'acompte"), { target: { value: "80" } });
		await settled();
		expect(pay().textContent).toContain("423,94");
		fireEvent.click(full());
		await settled();
		expect(pay().textContent).toMatch(/529,92\s€$/);
		expect(intents(calls).map((body) => [body.paymentType, body.depositPercentage, body.amount])).toEqual([
			["full", null, 52_992],
			["deposit", 25, 13_248],
			["deposit", 80, 42_394],
			["full", null, 52_992],
		]);
		expect(new Set(intents(calls).map((body) => body.checkoutId)).size).toBe(1);
		expect(intents(calls).at(-1)).not.toHaveProperty("commercialCode");
	});

	it("only percentages that make 20,00 € are enabled; the default is raised to the smallest of them", async () => {
		putInCart(1, 50);
		const calls = shop(50);
		await reachPayment();
		await chooseDeposit();
		const options = within(screen.getByLabelText("Pourcentage de l'acompte")).getAllByRole<HTMLOptionElement>("option");
		expect(options.filter((option) => !option.disabled).map((option) => option.value)).toEqual([
			"40",
			"45",
			"50",
			"55",
			"60",
			"65",
			"70",
			"75",
			"80",
		]);
		expect(options).toHaveLength(13);
		expect(intents(calls)[1]).toMatchObject({ depositPercentage: 40, amount: 2000 });
	});

	it.each([19.99, 24.99])("%d €: disabled, with the note 'Commande minimum ... pour l'acompte'", async (total) => {
		putInCart(1, total);
		shop(total);
		await reachPayment();
		expect(deposit().disabled).toBe(true);
		expect(screen.getByText(/^Commande minimum 25,00\s€ pour l'acompte$/)).toBeDefined();
	});

	it("if validity is lost while deposit mode is chosen, the payment mode returns to full", async () => {
		const calls = shop(529.92);
		await reachPayment();
		await chooseDeposit();
		type("BEA430A");
		await settled();
		expect([full().checked, deposit().checked]).toEqual([true, false]);
		expect(intents(calls).at(-1)).toMatchObject({ paymentType: "full", amount: 52_992 });
		expect(pay().textContent).toMatch(/529,92\s€$/);
	});
});

describe("while the shop is asked", () => {
	it("the page says so, pays nothing, and takes up what was chosen meanwhile", async () => {
		const waiting: (() => void)[] = [];
		let isSlow = false;
		const calls = shop(529.92, {
			"POST /payments/create-intent": ({ body }) => {
				const answer = { body: answerOf(body as PaymentIntentRequest) };
				return isSlow ? new Promise((resolve) => waiting.push(() => resolve(answer))) : answer;
			},
		});
		await reachPayment();
		await enterCode();
		isSlow = true;
		fireEvent.click(deposit());
		await wait();
		const busy = screen.getByRole("button", { name: "Mise à jour du montant…" });
		expect(busy.getAttribute("aria-disabled")).toBe("true");
		fireEvent.click(busy);
		fireEvent.click(full());
		isSlow = false;
		for (const answer of waiting) answer();
		await settled();
		expect(intents(calls).map((body) => body.paymentType)).toEqual(["full", "deposit", "full"]);
		expect(pay().textContent).toMatch(/529,92\s€$/);
		expect(calls.some((call) => call.route === "POST /payments/demo/confirm")).toBe(false);
	});

	it("a lost response locks the payment until the shop has said what it asks for", async () => {
		let isDown = false;
		const calls = shop(529.92, {
			"POST /payments/create-intent": ({ body }) => {
				if (isDown) throw new TypeError("Failed to fetch");
				return { body: answerOf(body as PaymentIntentRequest) };
			},
		});
		await reachPayment();
		await enterCode();
		isDown = true;
		fireEvent.click(deposit());
		await settled();
		expect(screen.getByRole("alert").textContent).toContain(
			"Erreur lors de la création du paiement. Veuillez réessayer.",
		);
		expect(pay().disabled).toBe(true);
		isDown = false;
		fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
		await settled();
		expect(pay().disabled).toBe(false);
		expect(pay().textContent).toContain("132,48");
		const [, lost, repeated] = intents(calls);
		expect(repeated).toEqual(lost);
	});

	it("a deposit that the shop refuses says why and leaves the payment in full", async () => {
		shop(529.92, {
			"POST /payments/create-intent": ({ body }) =>
				(body as PaymentIntentRequest).paymentType === "deposit"
					? failure(400, "DEPOSIT_REFUSED", REFUSED, { field: "commercialCode" })
					: { body: answerOf(body as PaymentIntentRequest) },
		});
		await reachPayment();
		await chooseDeposit();
		expect(screen.getByRole("alert").textContent).toContain(REFUSED);
		expect(full().checked).toBe(true);
		expect(pay().disabled).toBe(false);
	});

	it("a checkout that was paid meanwhile ends in success, once", async () => {
		const status = {
			orderNumber: "CMD-7K3M-9QX2",
			paymentType: "full",
			paymentAmount: 52_992,
			remainingAmount: 0,
			depositPercentage: null,
			paymentStatus: "PAID",
		};
		const calls = shop(529.92, {
			"POST /payments/create-intent": ({ body }) =>
				(body as PaymentIntentRequest).paymentType === "deposit"
					? failure(409, "CHECKOUT_CLOSED", "Fermée.")
					: { body: answerOf(body as PaymentIntentRequest) },
			"GET /payments/status/intent/pi_1": { body: status },
		});
		await reachPayment();
		await chooseDeposit();
		await until(() => expect(router.replace).toHaveBeenCalledWith("/checkout/success"));
		expect(intents(calls)).toHaveLength(2);
	});
});

it("a reload keeps mode, percentage and code without asking anew", async () => {
	shop(529.92);
	const page = await reachPayment();
	await chooseDeposit();
	const calls = shop(529.92);
	page.unmount();
	renderInShop(<CheckoutPage />);
	await until(pay);
	await wait(1000);
	expect(deposit().checked).toBe(true);
	expect(codeField().value).toBe(CODE);
	expect(pay().textContent).toContain("132,48");
	expect(intents(calls)).toEqual([]);
});

it("payment success stores lastOrder with the deposit and what remains", async () => {
	shop(529.92);
	await reachPayment();
	await chooseDeposit();
	fireEvent.click(screen.getByRole("button", { name: /Paiement accepté/ }));
	fireEvent.click(pay());
	await until(() => expect(router.replace).toHaveBeenCalledWith("/checkout/success"));
	expect(JSON.parse(sessionStorage.getItem("lastOrder") ?? "")).toEqual({
		orderNumber: "CMD-7K3M-9QX2",
		paymentType: "deposit",
		paymentAmount: 13_248,
		remainingAmount: 39_744,
		depositPercentage: 25,
	});
});
