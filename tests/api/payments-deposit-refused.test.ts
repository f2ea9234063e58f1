import type { PaymentIntentRequest } from "@confiserie/domain/contract/payment";
import { commercialCodeFor } from "@confiserie/domain/payments/commercial-code";
import { beforeAll, describe, expect, test } from "vitest";
import { intentAmounts } from "../support/demo-provider";
import { type DepositShopper, depositShopper } from "../support/deposit";
import { intentRequest, newProduct, stockOf } from "../support/ordering";

const REFUSED = "L'acompte nécessite un code commercial valide et un minimum de 20,00 €";
let shopper: DepositShopper;
beforeAll(async () => {
	shopper = await depositShopper();
});

describe("DEPOSIT_REFUSED with the specified message and its field", () => {
	const table: [string, string, () => unknown][] = [
		["no code", "commercialCode", () => shopper.request(25, { commercialCode: undefined })],
		["an empty code", "commercialCode", () => shopper.request(25, { commercialCode: "" })],
		[
			"a code of seven characters",
			"commercialCode",
			() => shopper.request(25, { commercialCode: shopper.code.slice(1) }),
		],
		["a code of nine characters", "commercialCode", () => shopper.request(25, { commercialCode: `${shopper.code}0` })],
		["an unknown code", "commercialCode", () => shopper.request(25, { commercialCode: "ZZZZZZZZ" })],
		["no percentage", "depositPercentage", () => shopper.request(25, { depositPercentage: null })],
		["15 %", "depositPercentage", () => shopper.request(15)],
		["85 %", "depositPercentage", () => shopper.request(85)],
		["22 %", "depositPercentage", () => shopper.request(22)],
		["25.5 %", "depositPercentage", () => shopper.request(25.5)],
		["-25 %", "depositPercentage", () => ({ ...shopper.request(25), depositPercentage: -25 })],
		["100 %", "depositPercentage", () => shopper.request(100)],
		["a deposit of 17,50 EUR", "depositPercentage", () => shopper.request(50, {}, 3)],
		["a total of 24,99 EUR, of which no percentage makes 20,00", "paymentType", () => shopper.request(80, {}, 2)],
	];
	test.each(table)("%s: %s", async (_, field, request) => {
		const { status, body } = await shopper.refused(request());
		expect(status).toBe(400);
		expect(body).toEqual({ code: "DEPOSIT_REFUSED", message: REFUSED, field });
	});

	test("the code of the e-mail typed in the form: only the account's counts", async () => {
		const email = "autre@exemple.fr";
		const request = shopper.request(25, { commercialCode: await commercialCodeFor(email), customerEmail: email });
		const { body } = await shopper.refused({ ...request, orderData: { ...request.orderData, email } });
		expect(body).toMatchObject({ code: "DEPOSIT_REFUSED", field: "commercialCode" });
		const own = shopper.request(25);
		expect((await shopper.open({ ...own, orderData: { ...own.orderData, email } })).status).toBe(200);
	});

	test("a valid code is required each time, also for an order that is a deposit already", async () => {
		const request = shopper.request(25);
		const { body } = await shopper.open(request);
		expect((await shopper.refused({ ...request, commercialCode: "ZZZZZZZZ" })).body.code).toBe("DEPOSIT_REFUSED");
		expect(await intentAmounts(body.orderNumber)).toEqual([3600]);
		expect((await shopper.open(request)).body).toEqual(body);
	});

	test("nothing is ordered nor held by a request that is refused", async () => {
		const own = await newProduct({ boxes: 20 });
		const request = intentRequest([{ product: own, boxes: 16 }], { paymentType: "deposit", depositPercentage: 25 });
		expect((await shopper.refused(request)).status).toBe(400);
		expect(await stockOf(own)).toMatchObject({ reserved: 0, held: 0 });
	});

	test("a percentage that is no number returns 400 at its field", async () => {
		const { status, body } = await shopper.refused({ ...shopper.request(25), depositPercentage: "25" });
		expect([status, body.code, body.field]).toEqual([400, "VALIDATION", "depositPercentage"]);
	});
});

describe("409 PRICE_CHANGED for any amount but the server's own", () => {
	const tampered: [string, (request: PaymentIntentRequest) => unknown][] = [
		["amount is the whole", (r) => ({ ...r, amount: 14_400 })],
		["amount is one cent less", (r) => ({ ...r, amount: r.amount - 1 })],
		["amount is that of another percentage", (r) => ({ ...r, depositPercentage: 30 })],
		["total", (r) => ({ ...r, orderData: { ...r.orderData, total: 3600 } })],
		["paymentAmount", (r) => ({ ...r, orderData: { ...r.orderData, paymentAmount: 2880 } })],
		["remainingAmount", (r) => ({ ...r, orderData: { ...r.orderData, remainingAmount: 0 } })],
		["the deposit as a payment in full", (r) => ({ ...r, paymentType: "full" })],
	];
	test.each(tampered)("%s", async (_, tamper) => {
		const { status, body } = await shopper.refused(tamper(shopper.request(25)));
		expect([status, body.code]).toEqual([409, "PRICE_CHANGED"]);
		expect(body.lines).toMatchObject([{ productId: shopper.product.id, quantity: 16, unitPrice: 900 }]);
	});
});
