import { randomUUID } from "node:crypto";
import { daysBefore, RETENTION, yearsBefore } from "@confiserie/domain/personal-data/retention";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readInvariants } from "../../backend/src/modules/operations/order-jobs/invariants";
import { purge } from "../../backend/src/modules/operations/retention/purge";
import { addAddress } from "../support/addresses";
import { adminToken, api, db, login, registerCustomer, type TestCustomer } from "../support/api";
import { newBusiness } from "../support/companies";
import { outboxEmpty } from "../support/medusa-orders";
import { syncsWithMedusa } from "../support/medusa-sync";
import { openOrderContext } from "../support/order-context";
import { CARDS, card, checkout, confirm, eventually, newProduct, type TestProduct } from "../support/ordering";
import { bookedOrder, medusaOrder } from "../support/records";
import { NOW, over, short } from "../support/retention";

syncsWithMedusa();

const { context, close } = openOrderContext();
const run = () => purge(context.pool, NOW);

let product: TestProduct;
beforeAll(async () => {
	product = await newProduct();
});
afterAll(close);

async function deliveredOrder(customer: TestCustomer, createdAt: Date, deliveredAt = createdAt) {
	const { orderNumber, clientSecret } = await checkout(customer.token, [{ product, boxes: 10 }]);
	await confirm(customer.token, clientSecret, { card: card(CARDS.success) });
	const { medusaOrderId } = await eventually(`${orderNumber} is in the engine`, async () => {
		const order = await bookedOrder(orderNumber);
		return order.medusaOrderId ? order : undefined;
	});
	const delivered = { method: "PATCH", token: await adminToken(), body: { status: "DELIVERED" } };
	expect((await api(`/admin/orders/${orderNumber}/status`, delivered)).status).toBe(200);
	await outboxEmpty(orderNumber);
	const age = "created_at = $2, delivered_at = $3, delivery_notes = 'Chez Camille, au fond'";
	await db().query(`UPDATE order_book SET ${age} WHERE order_number = $1`, [orderNumber, createdAt, deliveredAt]);
	return { orderNumber, medusaOrderId: medusaOrderId ?? "" };
}
const PERSONAL = ["email", "first_name", "last_name", "phone", "street", "city", "postal_code"];
/** Everything that Medusa stores about an order and its addresses, as text. */
async function medusaCopy(id: string): Promise<string> {
	const { rows } = await db().query(
		`SELECT "order".email, "order".metadata AS order_metadata, address.* FROM "order"
		JOIN order_address address ON address.id IN (shipping_address_id, billing_address_id) WHERE "order".id = $1`,
		[id],
	);
	expect(rows.length).toBeGreaterThan(0);
	return JSON.stringify(rows);
}
const orderRow = async (orderNumber: string) =>
	(await db().query("SELECT * FROM order_book WHERE order_number = $1", [orderNumber])).rows[0];

describe("orders: ten years from the delivery", () => {
	const limit = yearsBefore(NOW, RETENTION.orderYears);

	test("then they lose their personal data, in Medusa too, but not their amounts; a minute before, nothing", async () => {
		const customer = await registerCustomer();
		const old = await deliveredOrder(customer, over(limit));
		const young = await deliveredOrder(customer, short(limit));
		const late = await deliveredOrder(customer, over(limit), short(limit));
		await db().query("UPDATE order_book_history SET note = 'Camille a téléphoné' WHERE order_id = $1", [
			(await orderRow(old.orderNumber)).id,
		]);
		const before = await orderRow(old.orderNumber);
		const counted = await readInvariants(context.pool);
		expect((await run()).orders).toBe(1);

		const after = await orderRow(old.orderNumber);
		for (const column of PERSONAL)
			expect([column, before[column], after[column]]).toEqual([column, before[column], ""]);
		expect(before.delivery_notes).toBeTruthy();
		expect(after).toMatchObject({ delivery_notes: null });
		expect(JSON.stringify(after)).not.toMatch(/camille|martin|exemple/i);
		expect(after).toMatchObject({
			total_cents: before.total_cents,
			captured_cents: before.captured_cents,
			status: "DELIVERED",
			country: before.country,
		});
		const { rows: notes } = await db().query("SELECT note FROM order_book_history WHERE order_id = $1", [before.id]);
		expect(notes.every(({ note }) => note === null)).toBe(true);
		expect(await medusaCopy(old.medusaOrderId)).not.toMatch(/camille|martin|exemple|delivery_notes/i);
		expect(await medusaCopy(young.medusaOrderId)).toMatch(/camille.*martin/i);
		expect((await medusaOrder(old.medusaOrderId)).total).toBe(before.total_cents / 100);

		for (const { orderNumber } of [young, late])
			expect(await orderRow(orderNumber)).toMatchObject({ first_name: before.first_name, email: before.email });
		expect((await run()).orders).toBe(0);
		// Whatever the orders of other tests come to: forgetting a person parts no books.
		expect(await readInvariants(context.pool)).toEqual(counted);
	});
});

describe("accounts: two years after the last sign-in", () => {
	const limit = yearsBefore(NOW, RETENTION.idleAccountYears);
	const trace = async ({ email, user }: TestCustomer) => {
		const { rows } = await db().query(
			`SELECT (SELECT count(*) FROM customer WHERE id = $1)::int + (SELECT count(*) FROM customer_address WHERE customer_id = $1)::int
				+ (SELECT count(*) FROM provider_identity WHERE entity_id = $2)::int
				+ (SELECT count(*) FROM auth_identity WHERE app_metadata ->> 'customer_id' = $1)::int
				+ (SELECT count(*) FROM commercial_code WHERE customer_id = $1)::int AS count`,
			[user.id, email],
		);
		return rows[0].count as number;
	};
	const warned = over(daysBefore(NOW, RETENTION.idleWarningDays));
	async function accountOf(signedInAt: Date, warnedAt: Date | null = warned): Promise<TestCustomer> {
		const customer = await registerCustomer();
		await addAddress(customer.token);
		await db().query("UPDATE customer SET created_at = $2 WHERE id = $1", [customer.user.id, over(limit)]);
		const { rowCount } = await db().query(
			`UPDATE account_activity SET signed_in_at = $2, warned_at = $3
			WHERE identity_id = (SELECT auth_identity_id FROM provider_identity WHERE entity_id = $1)`,
			[customer.email, signedInAt, warnedAt],
		);
		expect(rowCount).toBe(1);
		return customer;
	}

	const noteWarning = (customer: TestCustomer, at: Date) =>
		db().query(
			`UPDATE account_activity SET warned_at = $2
			WHERE identity_id = (SELECT auth_identity_id FROM provider_identity WHERE entity_id = $1)`,
			[customer.email, at],
		);

	test("then nothing is left of it, its sessions are over, and its e-mail can register again", async () => {
		const gone = await accountOf(over(limit));
		const retained = await accountOf(short(limit));
		await db().query(
			`INSERT INTO commercial_code (id, customer_id, email, generation, issued_at, issued_by)
			VALUES ($1, $2, $3, 1, now(), 'user')`,
			[randomUUID(), gone.user.id, gone.email],
		);
		expect((await run()).accounts).toBe(1);
		expect(await trace(gone)).toBe(0);
		expect((await api("/auth/me", { token: gone.token })).status).toBe(401);
		expect((await api("/auth/login", { body: { email: gone.email, password: gone.password } })).status).toBe(401);
		await registerCustomer({ email: gone.email });
		expect((await api("/auth/me", { token: retained.token })).status).toBe(200);
	});

	test("their owner is warned a month before, once, and not forgotten without", async () => {
		const customer = await accountOf(over(limit), null);
		expect(await run()).toMatchObject({ accounts: 0, warned: 1 });
		expect(await run()).toMatchObject({ accounts: 0, warned: 0 });
		const { rows } = await db().query("SELECT template, data FROM mail_outbox WHERE recipient = $1", [customer.email]);
		expect(rows.map(({ template }) => template)).toEqual(["account-idle"]);
		expect(JSON.parse(rows[0].data).endsAt).toBe(daysBefore(NOW, -RETENTION.idleWarningDays).toISOString());
		await noteWarning(customer, short(daysBefore(NOW, RETENTION.idleWarningDays)));
		expect(await run()).toMatchObject({ accounts: 0 });
		await noteWarning(customer, warned);
		expect(await run()).toMatchObject({ accounts: 1 });
	});

	test("a sign-in after the warning preserves the account, and resets the warning", async () => {
		const customer = await accountOf(over(limit));
		await login(customer);
		const { rows } = await db().query(
			`SELECT warned_at FROM account_activity
			WHERE identity_id = (SELECT auth_identity_id FROM provider_identity WHERE entity_id = $1)`,
			[customer.email],
		);
		expect(rows).toEqual([{ warned_at: null }]);
	});

	test("a sign-in restarts the period", async () => {
		const customer = await accountOf(over(limit));
		await login(customer);
		expect((await run()).accounts).toBe(0);
	});

	test("not while an order is under way; once it is delivered the account goes and the order stays", async () => {
		const customer = await accountOf(over(limit));
		const { orderNumber } = await deliveredOrder(customer, NOW);
		await db().query("UPDATE order_book SET status = 'SHIPPED' WHERE order_number = $1", [orderNumber]);
		expect((await run()).accounts).toBe(0);
		await db().query("UPDATE order_book SET status = 'DELIVERED' WHERE order_number = $1", [orderNumber]);
		expect((await run()).accounts).toBe(1);
		expect(await trace(customer)).toBe(0);
		expect((await orderRow(orderNumber)).email).not.toBe("");
	});

	test("not of the last member of a company with open orders, by any of its members", async () => {
		const [customer, former] = [await accountOf(over(limit)), await registerCustomer()];
		await api("/auth/business", { method: "PUT", token: customer.token, body: newBusiness() });
		const { orderNumber } = await checkout(customer.token, [{ product, boxes: 1 }]);
		await db().query("UPDATE order_book SET customer_id = $1 WHERE order_number = $2", [former.user.id, orderNumber]);
		expect((await run()).accounts).toBe(0);
		await db().query("UPDATE order_book SET status = 'CANCELLED' WHERE order_number = $1", [orderNumber]);
		expect((await run()).accounts).toBe(1);
	});

	test("never an administrator's", async () => {
		const customer = await accountOf(over(limit));
		await db().query(
			`UPDATE auth_identity SET app_metadata = app_metadata || '{"user_id":"user_x"}' WHERE app_metadata ->> 'customer_id' = $1`,
			[customer.user.id],
		);
		expect((await run()).accounts).toBe(0);
	});
});
