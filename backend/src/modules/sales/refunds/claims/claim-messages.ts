import type { AdminClaim, Claim, ClaimMessage } from "@confiserie/domain/contract/claims";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { insert, inTransaction, one } from "../../../../lib/database/sql";
import { type Administrator, noted, recordAudit } from "../../../foundations/audit";
import { ApiFailure } from "../../../foundations/failures";
import { auditedOrder, type OrderContext, queueOrderMail } from "../../orders";
import { readAdminClaim, readClaim } from "./read-claims";

interface Said {
	claimId: string;
	message: ClaimMessage;
	/** The administrator who wrote it; null for the buyer. */
	by: Administrator | null;
}

/**
 * Adds a message of the buyer to a claim, which is then open again. The same request again changes nothing.
 * @throws ApiFailure CLAIM_NOT_FOUND, CLAIM_DECIDED, IDEMPOTENCY_CONFLICT
 */
export async function sayInClaim(
	context: OrderContext,
	{ orderId, number }: { orderId: string; number: string },
	message: ClaimMessage,
): Promise<Claim> {
	const claim = await one<{ id: string }>(
		context.pool,
		"select id from order_complaint where order_id = ? and number = ?",
		[orderId, number.toUpperCase()],
	);
	if (!claim) throw new ApiFailure("CLAIM_NOT_FOUND");
	await inTransaction(context.writes, (sql) => say(sql, { claimId: claim.id, message, by: null }, context.now()));
	return readClaim(context.pool, claim.id);
}

/** The shop answers; its buyer is sent the answer. Throws like `sayInClaim`. */
export async function answerClaim(
	context: OrderContext,
	id: string,
	message: ClaimMessage,
	by: Administrator,
): Promise<AdminClaim> {
	const { orderId, orderNumber, number } = await readAdminClaim(context.pool, id);
	await inTransaction(context.writes, async (sql) => {
		const isNew = await say(sql, { claimId: id, message, by }, context.now());
		if (!isNew) return;
		await recordAudit(sql, by, {
			action: "claim.answered",
			...auditedOrder({ id: orderId, orderNumber }),
			changes: noted({ claim: number }),
		});
		await queueOrderMail(sql, orderId, (order) => ({
			key: `claim-answered:${message.requestId}`,
			template: "claim-answered",
			data: { order, number, text: message.text },
		}));
	});
	return readAdminClaim(context.pool, id);
}

/** Stores a message once; false when it was stored before. */
async function say(sql: Knex.Transaction, { claimId, message, by }: Said, now: Date): Promise<boolean> {
	// Serializes messages and decisions of a claim.
	const claim = await one<{ endedAt: Date | null }>(
		sql,
		"select ended_at from order_complaint where id = ? for update",
		[claimId],
	);
	const known = await one<{ complaintId: string; text: string; source: string }>(
		sql,
		"select complaint_id, text, source from order_complaint_message where request_id = ?",
		[message.requestId],
	);
	const source = by ? "SHOP" : "CUSTOMER";
	if (known && (known.complaintId !== claimId || known.text !== message.text || known.source !== source))
		throw new ApiFailure("IDEMPOTENCY_CONFLICT");
	if (known) return false;
	if (!claim || claim.endedAt !== null) throw new ApiFailure("CLAIM_DECIDED");
	await sql.raw("update order_complaint set state = ? where id = ?", [by ? "ANSWERED" : "OPEN", claimId]);
	await insert(sql, "order_complaint_message", {
		id: generateEntityId(undefined, "rclmsg"),
		complaintId: claimId,
		requestId: message.requestId,
		source,
		writtenBy: by?.customerId ?? null,
		saidAt: now,
		text: message.text,
	});
	return true;
}
