import type { LineRefundRequest } from "@confiserie/domain/contract/line-refund";
import { boxesHere, boxesOpen, boxesRemoved } from "@confiserie/domain/orders/goods";
import { balanceDueCents, spreadRefund, transferableCents } from "@confiserie/domain/payments/balance";
import type { LineSettlement } from "@confiserie/domain/refund/line-refund";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { insert, inTransaction, one, update } from "../../../lib/database/sql";
import type { Administrator } from "../../foundations/audit";
import { ApiFailure } from "../../foundations/failures";
import { scheduleTask } from "../../foundations/outbox";
import { goodsOf, lockOrder, mailBalanceLowered, type OrderRow, orderById, recordStatus } from "../orders";
import { closeNow, liveAttempt, type PaymentContext, writeRefund } from "../payments";
import { refuseFaults, type WorkedOut, workOut } from "./preview-line-refund";
import { carryOutRefund } from "./request-refund";
import { restock } from "./restock";
import { endWithGoods, removeBoxes } from "./settle-goods";
import { auditLineRefund, noteOfLineRefund } from "./tell-line-refund";

export interface LineRefundCommand {
	orderId: string;
	request: LineRefundRequest;
	actor: Administrator;
	idempotencyKey: string;
	/** Runs in the transaction of a refund that is new. */
	onNew?: (sql: Knex.Transaction, settlement: LineSettlement) => Promise<void>;
}

/**
 * Refunds boxes of lines: what they cost lowers the balance, the rest is promised back, boxes return to stock, and
 * history, audit and billing documents follow, in one transaction under the order's lock; the money moves after it. The
 * same key again is the same refund.
 * @throws ApiFailure ORDER_NOT_FOUND, VALIDATION, REFUND_CHANGED when another outcome was shown, REFUND_EXCEEDED when
 * nothing is left, IDEMPOTENCY_CONFLICT, PAYMENT_IN_PROGRESS, PAYMENT_UNAVAILABLE
 */
export async function refundLines(context: PaymentContext, requested: LineRefundCommand): Promise<void> {
	const before = await orderById(context.pool, requested.orderId);
	// An open payment of the balance would ask for too much; a request refused below has lost no more than that.
	const open = before && balanceDueCents(before) > 0 ? await liveAttempt(context.pool, requested.orderId) : undefined;
	if (open && !(await closeNow(context, open))) throw new ApiFailure("PAYMENT_IN_PROGRESS");
	const refundId = await inTransaction(context.writes, (sql) => write(sql, requested, context.now()));
	if (refundId) await carryOutRefund(context, requested.orderId, refundId);
	await context.announce("order_book.tasks_due");
}

/** As `record`. */
async function write(sql: Knex.Transaction, requested: LineRefundCommand, now: Date): Promise<string | null> {
	const { orderId, idempotencyKey, onNew } = requested;
	const order = await lockOrder(sql, orderId);
	const written = await one<{ fingerprint: string; refundId: string | null }>(
		sql,
		"select fingerprint, refund_id from order_line_refund where order_id = ? and idempotency_key = ?",
		[orderId, idempotencyKey],
	);
	if (written && written.fingerprint !== requested.request.fingerprint) throw new ApiFailure("IDEMPOTENCY_CONFLICT");
	if (written) return written.refundId;
	const known = await workOut(sql, order, requested.request);
	const request = { ...requested.request, lines: known.chosen };
	refuse(known, request);
	await onNew?.(sql, known.settlement);
	return record(sql, order, known, { ...requested, request, taken: takenOf(known, request) }, now);
}

/**
 * Cancels what of an order has not left while a part has: a refund by line of all boxes that are here. What has left stays sold and
 * owed; the order ends as it does once nothing is left to ship. The order's row must be locked.
 * @returns the id of the refund that is to be carried out; null for none
 * @throws ApiFailure PAYMENT_IN_PROGRESS
 */
export async function cancelRest(
	sql: Knex.Transaction,
	order: OrderRow,
	{ actor, note }: { actor: Administrator; note: string | null | undefined },
	now: Date,
): Promise<string | null> {
	const lines = (await goodsOf(sql, order.id)).flatMap((line) => {
		const boxes = Math.min(boxesHere(line), boxesOpen(line));
		return boxes > 0 ? [{ lineId: line.id, boxes, restock: false }] : [];
	});
	const choice = { lines, shipping: false };
	// Also of an order that waits for its first payment: what has left is owed then.
	const known = await workOut(sql, order, choice, transferableCents(order));
	const reason = [CANCELLED_REST, note].filter(Boolean).join("\n");
	const request = { ...choice, reason, fingerprint: known.fingerprint };
	const taken = lines.map(({ lineId, boxes }) => ({ lineId, boxes, isRestocked: false, removedBoxes: boxes }));
	const idempotencyKey = `rest:${order.version}`;
	return record(sql, order, known, { orderId: order.id, request, actor, idempotencyKey, taken }, now);
}

const CANCELLED_REST = "Annulation de ce qui n'est pas parti.";

/** @returns the id of the refund that is to be carried out; null when only the balance is lowered */
async function record(
	sql: Knex.Transaction,
	order: OrderRow,
	known: WorkedOut,
	{ request, actor, idempotencyKey, taken }: LineRefundCommand & { taken: readonly TakenLine[] },
	now: Date,
): Promise<string | null> {
	const { id: orderId, status } = order;
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
			taken.map((line) => ({ lineRefundId: id, ...line })),
		);
	const note = noteOfLineRefund(order, known, request, taken);
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
	await removeBoxes(sql, order, taken, now);
	await restock(sql, order, known.lines, lines, actor);
	await auditLineRefund(sql, order, known, request, actor);
	if (offBalanceCents > 0) await lower(sql, order, { id, offBalanceCents }, now);
	await endWithGoods(sql, order, actor.customerId, now);
	return refundId;
}

/** Boxes of a line that are refunded, and of them those that had not left. */
interface TakenLine {
	lineId: string;
	boxes: number;
	isRestocked: boolean;
	removedBoxes: number;
}

function takenOf({ lines }: WorkedOut, chosen: LineRefundRequest): TakenLine[] {
	return chosen.lines.flatMap(({ lineId, boxes, restock: isRestocked }) => {
		const line = lines.find((one) => one.lineId === lineId);
		return line ? [{ lineId, boxes, isRestocked, removedBoxes: boxesRemoved(line, { boxes, isRestocked }) }] : [];
	});
}

/** @throws ApiFailure VALIDATION, REFUND_CHANGED, REFUND_EXCEEDED */
function refuse({ faults, fingerprint, settlement }: WorkedOut, request: LineRefundRequest): void {
	if (request.returned && request.lines.length === 0)
		throw new ApiFailure("REFUND_CHANGED", { message: "Tout ce qui est revenu est déjà remboursé." });
	if (request.lines.length === 0 && !request.shipping)
		throw new ApiFailure("VALIDATION", { field: "lines", message: "Choisissez au moins un article." });
	const taken = faults.find(({ field }) => field === "boxes");
	if (taken) throw new ApiFailure("REFUND_CHANGED", { field: `lines.${taken.index}.boxes`, message: taken.message });
	refuseFaults(faults);
	if (fingerprint !== request.fingerprint) throw new ApiFailure("REFUND_CHANGED");
	// Boxes that a promotion made free are removed without money.
	const { worthCents, offBalanceCents, refundCents } = settlement;
	if (worthCents > 0 && offBalanceCents + refundCents === 0)
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
	await scheduleTask(sql, orderId, "INVOICE", now);
	await mailBalanceLowered(sql, orderId, id, offBalanceCents);
}
