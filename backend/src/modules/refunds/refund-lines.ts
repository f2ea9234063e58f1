import { balanceDueCents, spreadRefund } from "@confiserie/domain/balance";
import type { LineRefundRequest } from "@confiserie/domain/contract/line-refund";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { insert, inTransaction, one, update } from "../../lib/database/sql";
import type { Administrator } from "../audit";
import { ApiFailure } from "../failures";
import { mailBalanceLowered, type OrderRow, recordStatus } from "../orders";
import { scheduleTask } from "../outbox";
import { closeNow, liveAttempt, type PaymentBook, writeRefund } from "../payments";
import { refuseFaults, type WorkedOut, workOut } from "./preview-line-refund";
import { removeBoxes } from "./removed-boxes";
import { carryOutRefund } from "./request-refund";
import { restock } from "./restock";
import { auditLineRefund, noteOfLineRefund } from "./tell-line-refund";

export interface LineRefundWish {
	orderId: string;
	request: LineRefundRequest;
	actor: Administrator;
	idempotencyKey: string;
}

/**
 * Refunds boxes of lines: what they cost lowers the balance, the rest is promised back, boxes return to stock, and
 * history, audit and billing documents follow, in one transaction under the order's lock; the money moves after it. The
 * same key again is the same refund.
 * @throws ApiFailure ORDER_NOT_FOUND, VALIDATION, REFUND_CHANGED when another outcome was shown, REFUND_EXCEEDED when
 * nothing is left, IDEMPOTENCY_CONFLICT, PAYMENT_IN_PROGRESS, PAYMENT_UNAVAILABLE
 */
export async function refundLines(book: PaymentBook, wish: LineRefundWish): Promise<void> {
	const before = await one<OrderRow>(book.pool, "select * from order_book where id = ?", [wish.orderId]);
	// An open payment of the balance would ask for too much; a request refused below has lost no more than that.
	const open = before && balanceDueCents(before) > 0 ? await liveAttempt(book.pool, wish.orderId) : undefined;
	if (open && !(await closeNow(book, open))) throw new ApiFailure("PAYMENT_IN_PROGRESS");
	const refundId = await inTransaction(book.writes, (sql) => write(sql, wish, book.now()));
	if (refundId) await carryOutRefund(book, wish.orderId, refundId);
	await book.announce("order_book.tasks_due");
}

/** @returns the id of the refund that is to be carried out; null when only the balance is lowered */
async function write(sql: Knex.Transaction, wish: LineRefundWish, now: Date): Promise<string | null> {
	const { orderId, request, actor, idempotencyKey } = wish;
	const order = await one<OrderRow>(sql, "select * from order_book where id = ? for update", [orderId]);
	if (!order) throw new ApiFailure("ORDER_NOT_FOUND");
	const written = await one<{ fingerprint: string; refundId: string | null }>(
		sql,
		"select fingerprint, refund_id from order_line_refund where order_id = ? and idempotency_key = ?",
		[orderId, idempotencyKey],
	);
	if (written && written.fingerprint !== request.fingerprint) throw new ApiFailure("IDEMPOTENCY_CONFLICT");
	if (written) return written.refundId;
	const known = await workOut(sql, order, request);
	refuse(known, request);
	const { worthCents, offBalanceCents, refundCents } = known.settlement;
	if (offBalanceCents > 0 && (await liveAttempt(sql, orderId))) throw new ApiFailure("PAYMENT_IN_PROGRESS");
	const { reason, lines } = request;
	const id = generateEntityId(undefined, "rlig");
	const promise = {
		reason,
		source: "BACK_OFFICE",
		requestedBy: actor.customerId,
		idempotencyKey: `lines:${id}`,
	} as const;
	const refundId =
		refundCents > 0 ? await writeRefund(sql, orderId, promise, spreadRefund(known.receipts, refundCents), now) : null;
	await insert(sql, "order_line_refund", {
		id,
		orderId,
		idempotencyKey,
		fingerprint: request.fingerprint,
		refundId,
		worthCents,
		offBalanceCents,
		refundCents,
		shippingCents: known.shippingCents,
		reason,
		requestedBy: actor.customerId,
		requestedAt: now,
	});
	if (lines.length > 0)
		await insert(
			sql,
			"order_line_refund_item",
			lines.map(({ lineId, boxes, restock: isRestocked }) => ({ lineRefundId: id, lineId, boxes, isRestocked })),
		);
	const { status } = order;
	const note = noteOfLineRefund(known, request);
	await recordStatus(sql, {
		orderId,
		at: now,
		actor: actor.customerId,
		from: status,
		to: status,
		act: "LINES_REFUND",
		note,
		skipMail: true,
	});
	await removeBoxes(
		sql,
		order,
		lines.map(({ restock: isRestocked, ...line }) => ({ ...line, isRestocked })),
	);
	await restock(sql, order, known.lines, lines, actor);
	await auditLineRefund(sql, order, known, request, actor);
	if (offBalanceCents > 0) await lower(sql, order, { id, offBalanceCents }, now);
	return refundId;
}

/** @throws ApiFailure VALIDATION, REFUND_CHANGED, REFUND_EXCEEDED */
function refuse({ faults, fingerprint, settlement }: WorkedOut, request: LineRefundRequest): void {
	if (request.lines.length === 0 && !request.shipping)
		throw new ApiFailure("VALIDATION", { field: "lines", message: "Choisissez au moins un article." });
	const taken = faults.find(({ field }) => field === "boxes");
	if (taken) throw new ApiFailure("REFUND_CHANGED", { field: `lines.${taken.index}.boxes`, message: taken.message });
	refuseFaults(faults);
	if (fingerprint !== request.fingerprint) throw new ApiFailure("REFUND_CHANGED");
	if (settlement.offBalanceCents + settlement.refundCents === 0)
		throw new ApiFailure("REFUND_EXCEEDED", {
			field: "lines",
			message: "Il n'y a plus rien à rembourser pour cette commande.",
		});
}

async function lower(
	sql: Knex.Transaction,
	{ id: orderId, withdrawnCents }: OrderRow,
	{ id, offBalanceCents }: { id: string; offBalanceCents: number },
	now: Date,
): Promise<void> {
	await update(sql, "order_book", orderId, { withdrawnCents: withdrawnCents + offBalanceCents, updatedAt: now });
	await scheduleTask(sql, orderId, "PAPER", now);
	await mailBalanceLowered(sql, orderId, id, offBalanceCents);
}
