import type { ClaimState } from "@confiserie/domain/claim/claim-codes";
import type { AdminClaim, ClaimDecision } from "@confiserie/domain/contract/claims";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one } from "../../../lib/database/sql";
import { type Administrator, type AuditEntry, recordAudit } from "../../audit";
import { ApiFailure } from "../../failures";
import { queueOrderMail } from "../../orders";
import type { PaymentBook } from "../../payments";
import { readSetting } from "../../settings";
import { requestRefund } from "../request-refund";
import { readAdminClaim } from "./read-claims";

/** Effect of a decision on a claim, and its audit entry. */
const ENDS: Record<ClaimDecision["decision"], { state: ClaimState; action: AuditEntry["action"] }> = {
	REFUND: { state: "REFUNDED", action: "claim.refunded" },
	REPLACE: { state: "REPLACED", action: "claim.replaced" },
	SETTLE: { state: "SETTLED", action: "claim.settled" },
	REFUSE: { state: "REFUSED", action: "claim.refused" },
};

/**
 * Ends a claim once and tells its buyer. A refund goes through the order's refunds, with their ledger and credit note, and stands in
 * one transaction with the end; the same refund again is the same one. A refusal of a consumer's claim names the mediator.
 * @throws ApiFailure CLAIM_NOT_FOUND, CLAIM_DECIDED, REFUND_EXCEEDED, IDEMPOTENCY_CONFLICT
 */
export async function decideClaim(
	book: PaymentBook,
	id: string,
	decision: ClaimDecision,
	actor: Administrator,
): Promise<AdminClaim> {
	const claim = await readAdminClaim(book.pool, id);
	const isSameRefund = decision.decision === "REFUND" && claim.ending?.refundCents === decision.amount;
	if (claim.ending && !isSameRefund) throw new ApiFailure("CLAIM_DECIDED");
	const end = (sql: Knex.Transaction) => endClaim(sql, claim, decision, actor, book.now());
	if (decision.decision === "REFUND")
		await requestRefund(book, {
			orderId: claim.orderId,
			amountCents: decision.amount,
			reason: `Réclamation ${claim.number}`,
			source: "BACK_OFFICE",
			requestedBy: actor.customerId,
			idempotencyKey: `claim:${id}`,
			onNew: end,
		});
	else await inTransaction(book.writes, end);
	return readAdminClaim(book.pool, id);
}

async function endClaim(
	sql: Knex.Transaction,
	{ id, orderId, orderNumber, number, isBusiness }: AdminClaim,
	decision: ClaimDecision,
	actor: Administrator,
	now: Date,
): Promise<void> {
	const { state, action } = ENDS[decision.decision];
	const { words } = decision;
	const refundCents = decision.decision === "REFUND" ? decision.amount : null;
	const ended = await one(
		sql,
		`update order_complaint set state = ?, ended_at = ?, ended_by = ?, words = ?, refund_cents = ?
			where id = ? and ended_at is null returning id`,
		[state, now, actor.customerId, words, refundCents, id],
	);
	if (!ended) throw new ApiFailure("CLAIM_DECIDED");
	await recordAudit(sql, {
		actorId: actor.customerId,
		actorEmail: actor.email,
		action,
		entity: "order",
		entityId: orderId,
		label: orderNumber,
		changes: {
			claim: { from: null, to: number },
			...(refundCents !== null && { refundCents: { from: null, to: refundCents } }),
		},
	});
	const { mediator } = await readSetting(sql, "shop");
	await queueOrderMail(sql, orderId, (order) => ({
		key: `claim-ended:${id}`,
		template: "claim-ended",
		data: { order, number, decision: decision.decision, words, refundCents, mediator: isBusiness ? null : mediator },
	}));
}
