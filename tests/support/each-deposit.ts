import type { Order } from "@confiserie/domain/contract/order";
import { beforeAll, beforeEach } from "vitest";
import { adminToken, medusaToken, registerCustomer, type TestCustomer } from "./api";
import { payDeposit } from "./deposit";
import { moneyOf } from "./money";
import { newProduct, type TestProduct } from "./ordering";

/** An order whose deposit is paid, and the administrator who deals with its money. */
export interface PaidDeposit {
	customer: TestCustomer;
	/** The administrator's tokens: for the shop's own routes, and for Medusa's. */
	admin: string;
	medusaAdmin: string;
	product: TestProduct;
	order: Order;
	money: ReturnType<typeof moneyOf>;
}

/** Pays a deposit before each test of the file, and stores what the test asks about in the returned object. */
export function eachDeposit(): PaidDeposit {
	const deposit = {} as PaidDeposit;
	beforeAll(async () => {
		const [customer, admin, medusaAdmin] = await Promise.all([registerCustomer(), adminToken(), medusaToken()]);
		Object.assign(deposit, { customer, admin, medusaAdmin, product: await newProduct({ boxes: 100_000 }) });
	});
	beforeEach(async () => {
		const { order } = await payDeposit(deposit.customer, deposit.product);
		Object.assign(deposit, { order, money: moneyOf(order.id, deposit.admin) });
	});
	return deposit;
}
