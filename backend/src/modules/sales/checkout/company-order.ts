import { mayInCompany } from "@confiserie/domain/company/roles";
import { approvalEnd, COMPANY_LIMITS, needsApproval } from "@confiserie/domain/company/spending";
import { creditRefusal } from "@confiserie/domain/company/terms";
import { isPending } from "@confiserie/domain/orders/order-status";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { insert, oneNumber, type Sql } from "../../../lib/database/sql";
import {
	type Buyer,
	creditOf,
	lockCompany,
	type Membership,
	membersOf,
	requireInCompany,
	spendingOf,
} from "../../companies/companies";
import { ApiFailure } from "../../foundations/failures";
import { statusIn } from "../../foundations/order-status";

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
	const open = await oneNumber(
		sql,
		`select count(*)::int from order_book
			where company_id = ? and customer_id = ? and approval = 'WAITING' and status = 'PENDING'`,
		[member.companyId, member.customerId],
	);
	if (open >= COMPANY_LIMITS.waiting) throw new ApiFailure("TOO_MANY_APPROVALS");
	return approvalEnd(now);
}

/** Whether the credit of the company that buys covers an order beside its unpaid ones: what it may owe is no hoard. */
export async function isWithinCredit(
	sql: Knex.Transaction,
	{ companyId }: Buyer,
	{ totalCents, now, exceptId = "" }: { totalCents: number; now: Date; exceptId?: string | undefined },
): Promise<boolean> {
	if (companyId === null) return false;
	const unpaid = await oneNumber(
		sql,
		`select coalesce(sum(total_cents), 0)::float8 from order_book
			where company_id = ? and ${statusIn(isPending)} and captured_cents = 0 and id <> ?`,
		[companyId, exceptId],
	);
	return creditRefusal(await creditOf(sql, companyId, now), unpaid + totalCents) === undefined;
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
