import type { PaymentIntentRequest } from "@confiserie/domain/contract/payment";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failure } from "@/lib/testing/fake-api";
import { router } from "@/lib/testing/navigation";
import {
	answerOf,
	CODE,
	chooseDeposit,
	enterCode,
	full,
	intents,
	pay,
	REFUSED,
	reachPayment,
	settled,
	shop,
	startWithClock,
	type,
	until,
	wait,
} from "./test-deposit";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

beforeEach(startWithClock);
afterEach(() => vi.useRealTimers());

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
		isSlow = true;
		await enterCode();
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
		isDown = true;
		await enterCode();
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
		type(CODE);
		await wait(800);
		await until(() => expect(router.replace).toHaveBeenCalledWith("/checkout/success"));
		expect(intents(calls)).toHaveLength(2);
	});
});
