import type { RefundCause } from "@confiserie/domain/orders/owed";
import { type RefundPart, spreadRefund } from "@confiserie/domain/payments/balance";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { insert } from "../../../lib/database/sql";
import { scheduleTask } from "../../foundations/outbox";
import { type OrderReceipt, receiptsOf } from "../orders";

/** Who wants money given back and why. `source`: a person of the shop, a person in Medusa Admin, or the shop itself. */
export interface RefundCommand {
	reason: string;
	/** By default goods or delivery given back. */
	cause?: RefundCause;
	source: "BACK_OFFICE" | "ENGINE" | "SHOP";
	/** Id of the person, or what in the shop decided it: "payment". */
	requestedBy: string;
	/** One per request and order: a repetition writes nothing new. */
	idempotencyKey: string;
}

/**
 * Promises a refund in the transaction of its cause; the order's row must be locked, and the amounts must be of
 * `receipts`. The money moves afterwards, by the task that this leaves: each part under its own id as key.
 * @returns the id of the refund
 */
export async function writeRefund(
	sql: Knex.Transaction,
	orderId: string,
	requested: RefundCommand,
	parts: readonly RefundPart[],
	now: Date,
): Promise<string> {
	const id = generateEntityId(undefined, "rmb");
	await insert(sql, "payment_refund", {
		...requested,
		id,
		orderId,
		amountCents: parts.reduce((sum, part) => sum + part.amountCents, 0),
		requestedAt: now,
	});
	await insert(
		sql,
		"payment_refund_part",
		parts.map(({ receiptId, amountCents, isByHand }, position) => ({
			id: generateEntityId(undefined, "rmbpart"),
			refundId: id,
			orderId,
			position,
			attemptId: receiptId,
			amountCents,
			isByHand,
			state: "PENDING",
		})),
	);
	await scheduleTask(sql, orderId, "REFUND", now);
	return id;
}

/** Promises to give back all that is left of the order's receipts of this kind; nothing when nothing is left. */
export async function refundEverything(
	sql: Knex.Transaction,
	orderId: string,
	kind: OrderReceipt["kind"],
	requested: RefundCommand,
	now: Date,
): Promise<void> {
	const receipts = (await receiptsOf(sql, orderId)).filter((receipt) => receipt.kind === kind);
	const left = receipts.reduce((sum, receipt) => sum + receipt.amountCents - receipt.refundedCents, 0);
	if (left > 0) await writeRefund(sql, orderId, requested, spreadRefund(receipts, left), now);
}
