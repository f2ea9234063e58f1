import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { one } from "../../../../lib/database/sql";
import { nameOfPerson } from "../../../../medusa/accounts/people";
import { addressesOf, readCompanyRow } from "../../../companies/companies";
import { queueMail } from "../../../foundations/mail";
import { type CheckoutContext, type PlaceOrderInput, placeOrder } from "../../checkout";
import { findOrder, type OrderRow, orderSummary } from "../../orders";

/**
 * Places an order above its member's limit. It holds its stock for three days, as an order from a quote does, cannot be paid before
 * a colleague approves it, and runs out like any unpaid order. The same checkout again gives the same order.
 * @returns its number
 * @throws ApiFailure as `placeOrder`
 */
export async function requestApproval(context: CheckoutContext, input: PlaceOrderInput): Promise<string> {
	const id = await placeOrder(context, { ...input, asksApproval: true, onWaiting: mailApprovers });
	return (await findOrder(context.pool, id, input.customerId)).orderNumber;
}

/** Mails an order that waits to the colleagues who may approve it. */
export async function mailApprovers(sql: Knex.Transaction, orderId: string): Promise<void> {
	const order = await one<OrderRow & { by: string | null }>(
		sql,
		`select *, ${nameOfPerson("customer_id")} as by from order_book where id = ?`,
		[orderId],
	);
	if (!order?.companyId) throw new Error("An order of a company that was just written.");
	const { company } = await readCompanyRow(sql, order.companyId);
	const summary = await orderSummary(sql, order);
	for (const { customerId, email } of await addressesOf(sql, order.companyId, "approve")) {
		if (customerId === order.customerId) continue;
		await queueMail(sql, {
			key: `approval-requested:${orderId}:${customerId}`,
			to: email,
			template: "approval-requested",
			data: { order: summary, company, by: order.by ?? order.email, path: "/entreprise/approbations" },
			orderId,
		});
	}
}
