import type { OrderStatus } from "@confiserie/domain/orders/order-status";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Invariants, readInvariants } from "../../backend/src/modules/operations/order-jobs/invariants";
import { adminToken, medusaToken, registerCustomer, type TestCustomer } from "../support/api";
import { payDeposit } from "../support/deposit";
import { type MedusaSale, outboxEmpty, paidInMedusa } from "../support/medusa-orders";
import { syncsWithMedusa } from "../support/medusa-sync";
import { moneyOf } from "../support/money";
import { openOrderContext } from "../support/order-context";
import { moveOrder } from "../support/order-status";
import { checkout, newProduct } from "../support/ordering";

syncsWithMedusa();

const { context, close } = openOrderContext();
let admin: string;
let medusaAdmin: string;
let customer: TestCustomer;
beforeAll(async () => {
	[admin, medusaAdmin] = await Promise.all([adminToken(), medusaToken()]);
	customer = await registerCustomer();
});
afterAll(close);

const move = async ({ number }: MedusaSale, status: OrderStatus) => {
	await moveOrder(admin, number, { status });
	await outboxEmpty(number);
};

describe("a healthy shop reads the same before and after", () => {
	let before: Invariants;
	beforeEach(async () => {
		before = await readInvariants(context.pool, 0);
	});
	const unchanged = async () => expect(await readInvariants(context.pool, 0)).toEqual(before);

	test.each<[string, OrderStatus[]]>([
		["paid", []],
		["cancelled", ["CANCELLED"]],
		["cancelled and confirmed again", ["CANCELLED", "CONFIRMED"]],
		["shipped", ["SHIPPED"]],
		["delivered and taken back", ["DELIVERED", "PREPARING"]],
		["shipped and cancelled", ["SHIPPED", "CANCELLED"]],
	])("an order that is %s", async (_what, statuses) => {
		const own = await paidInMedusa(customer.token, medusaAdmin);
		for (const status of statuses) await move(own, status);
		await unchanged();
	});

	test("an unpaid checkout, a deposit, and a refund of a part", async () => {
		await checkout(customer.token, [{ product: await newProduct(), boxes: 2 }]);
		const { order } = await payDeposit(customer);
		await outboxEmpty(order.orderNumber);
		await unchanged();
		expect((await moneyOf(order.id, admin).refund(500)).status).toBe(201);
		await outboxEmpty(order.orderNumber);
		await unchanged();
	});
});
