import { isHeld } from "@confiserie/domain/orders/hold";
import { isPending } from "@confiserie/domain/orders/order-status";
import { staffHoldEnd } from "@confiserie/domain/orders/staff-order";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one, update } from "../../../../lib/database/sql";
import { readName } from "../../../../medusa/accounts/people";
import { lockMember, type Membership, requireInCompany, requireMembership } from "../../../companies/companies";
import { ApiFailure } from "../../../foundations/failures";
import { acceptToPayLater } from "../../checkout";
import { type OrderContext, type OrderRow, queueOrderMail, recordStatus } from "../../orders";
import { paymentOfQuotedOrder } from "../../quotes";

/**
 * Approves an order of a colleague: its member can pay it, and it holds its stock as long as one from a quote; one from a quote
 * that is paid later is accepted at once. Repeated and
 * parallel calls change nothing further.
 * @throws ApiFailure COMPANY_NOT_FOUND, COMPANY_ROLE_REFUSED, APPROVAL_NOT_FOUND, APPROVAL_OWN, APPROVAL_CLOSED
 */
export async function approveOrder(context: OrderContext, customerId: string, orderNumber: string): Promise<void> {
	await inTransaction(context.writes, async (sql) => {
		const order = await lockAsked(sql, await lockMember(sql, customerId, "approve"), orderNumber);
		if (order.requestedBy === customerId) throw new ApiFailure("APPROVAL_OWN");
		if (order.approval === "APPROVED") return;
		const now = context.now();
		if (order.approval !== "WAITING") throw new ApiFailure("APPROVAL_CLOSED");
		refuseClosed(order, now);
		const payment = await paymentOfQuotedOrder(sql, order.id);
		const heldUntil = staffHoldEnd(payment ?? "LINK", now);
		await update(sql, "order_book", order.id, { approval: "APPROVED", holdExpiresAt: heldUntil, updatedAt: now });
		const by = await decide(sql, order, { customerId, now, note: "Approuvée par l'entreprise." });
		if (payment === "LATER") await acceptToPayLater(sql, order, customerId, now);
		await queueOrderMail(sql, order.id, (summary) => ({
			key: `approval-granted:${order.id}`,
			template: "approval-granted",
			data: {
				order: summary,
				by,
				path: `/orders/${encodeURIComponent(order.orderNumber)}`,
				heldUntil: heldUntil?.toISOString() ?? null,
			},
		}));
	});
	await context.announce("order_book.tasks_due");
}

/**
 * Declines an order, or gives up one that was approved and is not paid: its hold ends at once, and with it the order, as any that runs
 * out. The member who asked for it may do so too. @throws ApiFailure as `approveOrder`
 */
export async function declineOrder(
	context: OrderContext,
	customerId: string,
	orderNumber: string,
	reason: string,
): Promise<void> {
	await inTransaction(context.writes, async (sql) => {
		const order = await lockAsked(sql, await requireMembership(sql, customerId), orderNumber);
		if (order.approval === "DECLINED") return;
		const now = context.now();
		refuseClosed(order, now);
		await update(sql, "order_book", order.id, { approval: "DECLINED", holdExpiresAt: now, updatedAt: now });
		const note = order.approval === "WAITING" ? "Refusée par l'entreprise." : "Abandonnée par l'entreprise.";
		const by = await decide(sql, order, { customerId, now, note, reason });
		await queueOrderMail(sql, order.id, (summary) => ({
			key: `approval-declined:${order.id}`,
			template: "approval-declined",
			data: { order: summary, by, reason },
		}));
	});
	await context.announce("order_book.sweep_due");
}

/** The order for which a member, or any of the company to an approver, asked for an approval, locked. Another company's is not found. */
async function lockAsked(
	sql: Knex.Transaction,
	member: Membership,
	orderNumber: string,
): Promise<OrderRow & { requestedBy: string }> {
	const order = await one<OrderRow & { requestedBy: string }>(
		sql,
		`select order_book.*, asked.requested_by from order_book join company_approval asked on asked.order_id = order_book.id
			where order_number = ? and order_book.company_id = ? and approval is not null for update of order_book`,
		[orderNumber.toUpperCase(), member.companyId],
	);
	if (order?.requestedBy !== member.customerId) requireInCompany(member, "approve");
	if (!order) throw new ApiFailure("APPROVAL_NOT_FOUND");
	return order;
}

function refuseClosed(order: OrderRow, now: Date): void {
	if (!isPending(order.status) || !isHeld(order, now)) throw new ApiFailure("APPROVAL_CLOSED");
}

/** Records who decided; returns their name. */
async function decide(
	sql: Knex.Transaction,
	{ id: orderId, status }: OrderRow,
	{ customerId, now, note, reason = "" }: { customerId: string; now: Date; note: string; reason?: string },
): Promise<string> {
	await sql("company_approval")
		.where({ order_id: orderId })
		.update({ decided_by: customerId, decided_at: now, reason });
	await recordStatus(sql, {
		orderId,
		at: now,
		actor: customerId,
		from: status,
		to: status,
		act: "APPROVAL",
		note,
		skipMail: true,
	});
	return (await readName(sql, customerId)) ?? "Un collègue";
}
