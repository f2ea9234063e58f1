import { mayInCompany } from "@confiserie/domain/company/roles";
import { needsApproval } from "@confiserie/domain/company/spending";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { type Membership, membershipOf, requireInCompany, spendingOf } from "../../companies/companies";
import { ApiFailure } from "../../foundations/failures";
import { refuseBeyondLimit, waitForApproval } from "../checkout";
import type { QuoteRow } from "./quote-row";

/** What a company's acceptance begins: an order within the limit, one that a colleague decides, or one that they decide now. */
export interface MemberAcceptance {
	/** Who accepts. */
	actor: string;
	/** Null where no approval is needed. */
	approval: { companyId: string; decidedBy: string | null } | null;
	/** Until when an order that waits holds its stock. */
	heldUntil: Date | undefined;
}

export interface AcceptingMember {
	/** The signed-in customer. */
	callerId: string | undefined;
	asksApproval: boolean;
	totalCents: number;
	now: Date;
}

/**
 * Decides how a company accepts its quote: by the member who received it, within their limit or with a colleague's approval, or by
 * a colleague who may approve. Anyone with the link accepts a quote that is for no company. To be called under the lock of the
 * buyer's checkouts.
 * @throws ApiFailure QUOTE_FOR_MEMBERS, COMPANY_ROLE_REFUSED, APPROVAL_REQUIRED, APPROVAL_NOT_NEEDED, NO_APPROVER, TOO_MANY_APPROVALS
 */
export async function acceptingMember(
	sql: Knex.Transaction,
	{ companyId, customerId }: QuoteRow,
	{ callerId, asksApproval, totalCents, now }: AcceptingMember,
): Promise<MemberAcceptance> {
	const asBuyer = { actor: customerId, approval: null, heldUntil: undefined };
	if (companyId === null) return asBuyer;
	const buyer = await memberOf(sql, companyId, customerId);
	const caller = callerId === customerId ? buyer : await memberOf(sql, companyId, callerId);
	if (!buyer || !caller) throw new ApiFailure("QUOTE_FOR_MEMBERS");
	if (caller !== buyer) {
		requireInCompany(caller, "approve");
		const actor = caller.customerId;
		const isBeyond = needsApproval(await spendingOf(sql, buyer, now), totalCents) || !mayInCompany(buyer.role, "order");
		return { actor, approval: isBeyond ? { companyId, decidedBy: actor } : null, heldUntil: undefined };
	}
	requireInCompany(buyer, "order");
	if (!asksApproval) {
		await refuseBeyondLimit(sql, buyer, { totalCents, now });
		return asBuyer;
	}
	return {
		actor: customerId,
		approval: { companyId, decidedBy: null },
		heldUntil: await waitForApproval(sql, buyer, { totalCents, now }),
	};
}

async function memberOf(
	sql: Knex.Transaction,
	companyId: string,
	customerId: string | undefined,
): Promise<Membership | undefined> {
	const membership = customerId === undefined ? null : await membershipOf(sql, customerId);
	return membership?.companyId === companyId ? membership : undefined;
}
