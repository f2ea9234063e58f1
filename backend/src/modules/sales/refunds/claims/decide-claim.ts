import type { ClaimState } from "@confiserie/domain/claim/claim-codes";
import type { AdminClaim, ClaimDecision } from "@confiserie/domain/contract/claims";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one } from "../../../../lib/database/sql";
import { type Administrator, type AuditEntry, noted, recordAudit } from "../../../foundations/audit";
import { ApiFailure } from "../../../foundations/failures";
import { readSetting } from "../../../foundations/settings";
import { auditedOrder, findOrder, queueOrderMail } from "../../orders";
import type { PaymentContext } from "../../payments";
import { workOut } from "../preview-line-refund";
import { refundLines } from "../refund-lines";
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
 * Ends a claim once and tells its buyer. A refund goes through the order's refunds, by line where lines are chosen, and stands in
 * one transaction with the end; the same refund again is the same one. A refusal of a consumer's claim names the mediator.
 * @throws ApiFailure CLAIM_NOT_FOUND, CLAIM_DECIDED, REFUND_EXCEEDED, IDEMPOTENCY_CONFLICT; of lines as `refundLines`
 */
export async function decideClaim(
	context: PaymentContext,
	id: string,
	decision: ClaimDecision,
	actor: Administrator,
): Promise<AdminClaim> {
	const claim = await readAdminClaim(context.pool, id);
	const isSameRefund = decision.decision === "REFUND" && claim.ending?.refundCents === decision.amount;
	if (claim.ending && !isSameRefund) throw new ApiFailure("CLAIM_DECIDED");
	if (claim.ending) return claim;
	const end = (sql: Knex.Transaction, offBalanceCents = 0) =>
		endClaim(sql, claim, decision, { actor, offBalanceCents, now: context.now() });
	const refund = { orderId: claim.orderId, reason: `Réclamation ${claim.number}`, idempotencyKey: `claim:${id}` };
	if (decision.decision !== "REFUND") await inTransaction(context.writes, end);
	else if (decision.lines.length > 0) {
		const { orderId, reason, idempotencyKey } = refund;
		const choice = { lines: decision.lines, shipping: false };
		const { fingerprint } = await workOut(context.pool, await findOrder(context.pool, orderId, null), choice);
		const request = { ...choice, reason, fingerprint };
		try {
			await refundLines(context, {
				...{ orderId, request, actor, idempotencyKey },
				onNew: async (sql, { offBalanceCents, refundCents }) => {
					if (offBalanceCents + refundCents !== decision.amount) throw new ApiFailure("REFUND_CHANGED");
					await end(sql, offBalanceCents);
				},
			});
		} catch (error) {
			// The other half of a double click was faster.
			if ((await readAdminClaim(context.pool, id)).ending?.refundCents !== decision.amount) throw error;
		}
	} else
		await requestRefund(context, {
			...refund,
			amountCents: decision.amount,
			cause: "GESTURE",
			source: "BACK_OFFICE",
			requestedBy: actor.customerId,
			onNew: (sql) => end(sql),
		});
	return readAdminClaim(context.pool, id);
}

async function endClaim(
	sql: Knex.Transaction,
	{ id, orderId, orderNumber, number, isBusiness }: AdminClaim,
	decision: ClaimDecision,
	{ actor, offBalanceCents, now }: { actor: Administrator; offBalanceCents: number; now: Date },
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
	await recordAudit(sql, actor, {
		action,
		...auditedOrder({ id: orderId, orderNumber }),
		changes: noted({ claim: number, refundCents }),
	});
	const { mediator } = await readSetting(sql, "shop");
	await queueOrderMail(sql, orderId, (order) => ({
		key: `claim-ended:${id}`,
		template: "claim-ended",
		data: {
			...{ order, number, decision: decision.decision, words, refundCents, offBalanceCents },
			mediator: isBusiness ? null : mediator,
		},
	}));
}
