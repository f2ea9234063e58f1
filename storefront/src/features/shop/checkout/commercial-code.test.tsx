import type { PaymentIntentRequest } from "@confiserie/domain/contract/payment";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { writePromotionCode } from "@/features/shop/cart";
import type { FakeCall } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { randomUuid } from "@/lib/uuid";
import { quoteOf } from "./test-checkout";
import {
	answerOf,
	CODE,
	codeField,
	enterCode,
	intents,
	pay,
	reachPayment,
	settled,
	shop,
	startWithClock,
	type,
	until,
	VALID,
	wait,
} from "./test-deposit";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

beforeEach(startWithClock);
afterEach(() => vi.useRealTimers());

describe("commercial code: none, invalid-format, invalid-code, valid", () => {
	it("is upper-cased as typed, at most 8 characters", async () => {
		shop(529.92);
		await reachPayment();
		type("bea430adff");
		expect(codeField().value).toBe(CODE);
	});

	it("pasted with its separators it is whole: they are dropped, not the last characters", async () => {
		shop(529.92);
		await reachPayment();
		type(`${CODE.slice(0, 4)}-${CODE.slice(4)}`);
		expect(codeField().value).toBe(CODE);
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

	it.each([
		["replaces another one that is stored", "full", null, "0BADC0DE", CODE],
		["does not replace that of a chosen deposit", "deposit", 25, CODE, CODE],
	])("what is typed into the cart's field %s", async (_, paymentType, depositPercentage, commercialCode, expected) => {
		const calls = shop(529.92);
		const payment = { paymentType, depositPercentage };
		sessionStorage.setItem(
			"checkout",
			JSON.stringify({
				userId: camille.id,
				checkoutId: randomUuid(),
				form: null,
				attempt: null,
				payment,
				commercialCode,
				intent: null,
			}),
		);
		writePromotionCode(expected === commercialCode ? "0BADC0DE" : CODE);
		await reachPayment();
		expect(codeField().value).toBe(expected);
		expect(intents(calls).map(({ promotionCode }) => promotionCode)).toEqual([undefined]);
	});

	const reduced = { ...quoteOf(500), discount: 29.92, code: { kind: "PROMOTION", refusal: null } };
	const quote = ({ body }: FakeCall) => ({
		body: (body as { promotionCode?: string }).promotionCode === "NOEL-2026" ? reduced : quoteOf(529.92),
	});

	it("a promotion code in its field lowers what is paid, without leaving the payment", async () => {
		const calls = shop(529.92, { "POST /payments/calculate-shipping": quote });
		await reachPayment();
		type("noel-2026");
		await wait(510);
		fireEvent.click(screen.getByText("Essayer comme code promotionnel"));
		await settled();
		await until(() => expect(intents(calls)).toHaveLength(2));
		expect(intents(calls)[1]).toMatchObject({ amount: 50_000, promotionCode: "NOEL-2026" });
		await until(() => expect(pay().textContent).toContain("500,00"));
		expect(screen.queryByText(/Votre panier a changé/)).toBeNull();
	});

	it("a promotion code that comes while the shop is asked without it is asked for next", async () => {
		let turn: Promise<void> | undefined;
		let respond = () => {};
		const calls = shop(529.92, {
			"POST /payments/calculate-shipping": quote,
			"POST /payments/create-intent": async ({ body }) => {
				await turn;
				return { body: answerOf(body as PaymentIntentRequest) };
			},
		});
		await reachPayment();
		turn = new Promise((resolve) => {
			respond = resolve;
		});
		await enterCode();
		await until(() => expect(intents(calls)).toHaveLength(2));
		act(() => writePromotionCode("NOEL-2026"));
		respond();
		await settled();
		expect(intents(calls).map(({ promotionCode }) => promotionCode)).toEqual([undefined, undefined, "NOEL-2026"]);
		expect(pay().textContent).toContain("125,00");
	});
});
