import { beforeAll, expect, test } from "vitest";
import { openTill, type Ticket } from "../../examples/till/till";
import { db } from "../support/api";
import { issueKey } from "../support/channel-keys";
import { saleOf } from "../support/channel-orders";
import { shopUnderTest } from "../support/context";
import { newProduct } from "../support/ordering";

const EAN = "3012345678906";
let key: string;
beforeAll(async () => {
	({ key } = await issueKey());
	const { id } = await newProduct({ boxes: 100 });
	await db().query("update product_packaging set ean_box = $2 where product_id = $1", [id, EAN]);
});
const ticket = (overrides: Partial<Ticket> = {}): Ticket => {
	const { externalRef: number, customer, address } = saleOf("");
	const lines = [{ ean: EAN, boxes: 8 }];
	return { number, customer, address, lines, paidCents: 7200, receipt: "CB 4242", ...overrides } as Ticket;
};
const till = (wait?: (seconds: number) => Promise<void>) =>
	openTill({ baseUrl: shopUnderTest().backend, key, ...(wait && { wait }) });

test("looks a product up, reports a paid sale, and reads what became of it", async () => {
	const { since } = await till().changes(new Date().toISOString());
	const { unitPrice, boxesLeft } = await till().look(EAN, 8);
	expect([unitPrice, boxesLeft]).toEqual([900, 100]);
	const order = await till().report(ticket());
	expect(order).toMatchObject({ status: "CONFIRMED", paymentStatus: "PAID", total: 7200 });
	expect((await till().look(EAN, 1)).boxesLeft).toBe(92);
	const { orders } = await till().changes(since);
	expect(orders.map(({ externalRef }) => externalRef)).toContain(order.externalRef);
});

test("a sale that was reported already is the same order, and one at another price is refused at once", async () => {
	const sale = ticket();
	const [first, second] = [await till().report(sale), await till().report(sale)];
	expect(second.orderNumber).toBe(first.orderNumber);
	const wrong = till(() => Promise.reject(new Error("must not wait"))).report(ticket({ paidCents: 7000 }));
	await expect(wrong).rejects.toMatchObject({ name: "ShopError", status: 409, code: "PRICE_CHANGED" });
});

test("it comes back when the shop says when", async () => {
	const limited = await issueKey({ requestsPerMinute: 1 });
	const waited: number[] = [];
	const own = openTill({
		baseUrl: shopUnderTest().backend,
		key: limited.key,
		wait: async (seconds) => {
			waited.push(seconds);
			await db().query("delete from throttle_window where key like 'channel-key:%'");
		},
	});
	await own.changes(new Date().toISOString());
	expect((await own.report(ticket())).status).toBe("CONFIRMED");
	expect(waited).toHaveLength(1);
	expect(waited[0]).toBeLessThanOrEqual(60);
});
