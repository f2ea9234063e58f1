import { ERRORS } from "@confiserie/domain/contract/error";
import type { PaymentIntentRequest } from "@confiserie/domain/contract/payment";
import type { ProductList } from "@confiserie/domain/contract/product";
import { afterEach, beforeAll, expect, test } from "vitest";
import { type ApiResponse, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { createIntent, eventually, intentRequest, newProduct, stockOf, type TestProduct } from "../support/ordering";
import { parallel } from "../support/parallel";

/** More orders of one product than a process has connections, and twenty reads that have nothing to do with it. */
const SHOPPERS = 30;
const READS = 20;

let customer: TestCustomer;
let shoppers: TestCustomer[];
let product: TestProduct;
let release: () => Promise<void>;
beforeAll(async () => {
	customer = await registerCustomer();
	shoppers = await parallel(8, () => registerCustomer());
	product = await newProduct({ boxes: 100 });
});
afterEach(() => release());

/** A transaction elsewhere that locks the row of the product's stock. */
async function lockStock({ inventoryItemId }: TestProduct): Promise<void> {
	const keeper = await db().connect();
	await keeper.query("begin");
	await keeper.query("select 1 from inventory_level where inventory_item_id = $1 for update", [inventoryItemId]);
	release = async () => {
		release = async () => undefined;
		await keeper.query("rollback");
		keeper.release();
	};
}

async function waitingForTheRow(): Promise<number> {
	const { rows } = await db().query(
		`select count(*)::int as waiting from pg_stat_activity
			where datname = current_database() and wait_event_type = 'Lock' and query like '%inventory_level%'`,
	);
	return rows[0].waiting;
}

const order = (request: PaymentIntentRequest, index: number) =>
	createIntent(shoppers[index % shoppers.length]?.token ?? "", request);

test("with a stock row locked: reads, sign-ins and other orders get responses, and orders of that product are asked to retry", async () => {
	const shelf = await api<ProductList>("/products");
	const requests = Array.from({ length: SHOPPERS }, () => intentRequest([{ product, boxes: 1 }]));
	await lockStock(product);
	const orders = Promise.all(requests.map(order));
	await eventually("orders wait for the row", async () => (await waitingForTheRow()) > 0 || undefined);

	const { token, email, password } = customer;
	const reads: (() => Promise<ApiResponse<unknown>>)[] = [
		() => api("/products"),
		() => api(`/products/${shelf.body.items[0]?.id}`),
		() => api("/orders", { token }),
		() => api("/auth/me", { token }),
		() => api("/auth/login", { body: { email, password } }),
	];
	const answers = await parallel(READS, (index) => reads[index % reads.length]?.() ?? api("/products"));
	expect(answers.map(({ status }) => status)).toEqual(Array(READS).fill(200));

	const elsewhere = await createIntent(customer.token, intentRequest([{ product: await newProduct(), boxes: 1 }]));
	expect(elsewhere.status).toBe(200);

	// The row is still locked: nothing but the shop's own limits ends these.
	for (const { status, body, headers } of await orders) {
		expect([status, body]).toEqual([503, { code: "SERVICE_UNAVAILABLE", message: ERRORS.SERVICE_UNAVAILABLE.message }]);
		expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
	}
	expect(await waitingForTheRow()).toBe(0);
	await release();
	expect(await stockOf(product)).toEqual({ stocked: 100, reserved: 0, twin: 0, reservations: 0, held: 0 });

	const again = await Promise.all(requests.map(order));
	expect(again.map(({ status }) => status)).toEqual(Array(SHOPPERS).fill(200));
	expect(await stockOf(product)).toMatchObject({ reserved: SHOPPERS, reservations: SHOPPERS, held: SHOPPERS });
});
