import { type MoneyMovementPage, moneyMovementPageSchema } from "@confiserie/domain/contract/money-movement";
import { dayOf } from "@confiserie/domain/day";
import { describe, expect, test } from "vitest";
import { adminToken, api } from "../support/api";
import { openBalance } from "../support/deposit";
import { eachDeposit } from "../support/each-deposit";
import { payByCard } from "../support/ordering";

const deposit = eachDeposit();

async function movements(query: string): Promise<MoneyMovementPage> {
	const { status, body } = await api(`/admin/payments?${query}`, { token: await adminToken() });
	expect(status).toBe(200);
	return moneyMovementPageSchema.strict().parse(body);
}
const amountsOf = ({ content }: MoneyMovementPage) => content.map(({ kind, amount }) => [kind, amount]);

describe("GET /admin/payments", () => {
	test("an order's deposit, balance and refund, latest first, with what they sum up to", async () => {
		const { customer, order, money } = deposit;
		const { body } = await openBalance(customer, order.id);
		await payByCard(customer.token, body.clientSecret);
		expect((await money.refund(1500)).status).toBe(201);
		const all = await movements(`query=${order.orderNumber}`);
		expect(amountsOf(all)).toEqual([
			["REFUND", -1500],
			["CAPTURE", 10_800],
			["CAPTURE", 3600],
		]);
		expect(all).toMatchObject({ totalElements: 3, last: true, received: 14_400, givenBack: 1500 });
		expect(all.content[0]).toMatchObject({ method: "demo", orderNumber: order.orderNumber });
		expect(amountsOf(await movements(`query=${order.orderNumber}&direction=out`))).toEqual([["REFUND", -1500]]);
		const second = await movements(`query=${order.orderNumber}&size=1&page=1`);
		expect(amountsOf(second)).toEqual([["CAPTURE", 10_800]]);
		expect(second).toMatchObject({ totalElements: 3, last: false, received: 14_400 });
	});

	test("by the customer, the means and the day in Paris", async () => {
		const { order } = deposit;
		const found = async (query: string) => (await movements(`query=${order.orderNumber}&${query}`)).totalElements;
		const [{ at = "", customerEmail = "" } = {}] = (await movements(`query=${order.orderNumber}`)).content;
		const day = dayOf(new Date(at));
		expect(await found(`from=${day}&to=${day}`)).toBe(1);
		expect(await found("to=2026-01-01")).toBe(0);
		expect(await found("method=demo")).toBe(1);
		expect(await found("method=manual")).toBe(0);
		expect((await movements(`query=${customerEmail}`)).content.map(({ orderNumber }) => orderNumber)).toContain(
			order.orderNumber,
		);
	});

	test.each([
		["from=2026-11-02&to=2026-11-01", "to"],
		["direction=sideways", "direction"],
		["method=coins", "method"],
		["size=0", "size"],
	])("%s is refused at %s", async (query, field) => {
		const { status, body } = await api(`/admin/payments?${query}`, { token: await adminToken() });
		expect(status).toBe(400);
		expect(body).toMatchObject({ code: "VALIDATION", field });
	});
});
