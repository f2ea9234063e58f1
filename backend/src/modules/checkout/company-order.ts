import { mayInCompany } from "@confiserie/domain/company/roles";
import { approvalEnd, COMPANY_LIMITS, needsApproval } from "@confiserie/domain/company/spending";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { insert, one, type Sql } from "../../lib/database/sql";
import { lockCompany, type Membership, membersOf, requireInCompany, spendingOf } from "../companies";
import { ApiFailure } from "../failures";

/**
 * Refuses an order that the member's role or limit does not allow. To be called under the lock of the member's checkouts.
 * @param exceptId the order that is rewritten
 * @throws ApiFailure COMPANY_ROLE_REFUSED, APPROVAL_REQUIRED
 */
export async function refuseBeyondLimit(
	sql: Knex.Transaction,
	member: Membership | null,
	{ totalCents, now, exceptId }: { totalCents: number; now: Date; exceptId?: string | undefined },
): Promise<void> {
	if (!member) return;
	requireInCompany(member, "order");
	if (needsApproval(await spendingOf(sql, member, now, exceptId), totalCents))
		throw new ApiFailure("APPROVAL_REQUIRED");
}

/**
 * Until when an order above the member's limit holds its stock for the approval. To be called under the lock of the member's checkouts.
 * @throws ApiFailure APPROVAL_NOT_NEEDED, NO_APPROVER, TOO_MANY_APPROVALS
 */
export async function waitForApproval(
	sql: Knex.Transaction,
	member: Membership,
	{ totalCents, now }: { totalCents: number; now: Date },
): Promise<Date> {
	if (!needsApproval(await spendingOf(sql, member, now), totalCents)) throw new ApiFailure("APPROVAL_NOT_NEEDED");
	await lockCompany(sql, member.companyId);
	const others = (await membersOf(sql, member.companyId)).filter(({ customerId }) => customerId !== member.customerId);
	if (!others.some(({ role }) => mayInCompany(role, "approve"))) throw new ApiFailure("NO_APPROVER");
	const open = await one<{ waiting: number }>(
		sql,
		`select count(*)::int as waiting from order_book where company_id = ? and approval = 'WAITING' and status = 'PENDING'`,
		[member.companyId],
	);
	if ((open?.waiting ?? 0) >= COMPANY_LIMITS.waiting) throw new ApiFailure("TOO_MANY_APPROVALS");
	return approvalEnd(now);
}

/** Marks an order that was just written as one that waits, or as one that a colleague approves with it. */
export async function recordApproval(
	sql: Sql,
	{
		orderId,
		companyId,
		requestedBy,
		decidedBy = null,
		now,
	}: { orderId: string; companyId: string; requestedBy: string; decidedBy?: string | null; now: Date },
): Promise<void> {
	await sql("order_book")
		.where({ id: orderId })
		.update({ approval: decidedBy === null ? "WAITING" : "APPROVED" });
	const decidedAt = decidedBy === null ? null : now;
	await insert(sql, "company_approval", { orderId, companyId, requestedBy, requestedAt: now, decidedBy, decidedAt });
}
