import { needsApproval } from "@confiserie/domain/company/spending";
import { formatCents } from "@confiserie/domain/format";
import type { Sql } from "../../../lib/database/sql";
import { creditFailure, membershipOf, spendingOf } from "../../companies/companies";
import { ApiFailure } from "../../foundations/failures";
import type { OrderRow } from "../orders";

/** For the order's history. */
export const overrideNote = (reason: string | undefined): string | undefined =>
	reason && `Limite dépassée\u00a0: ${reason}`;

interface Raise {
	/** Total of the order afterwards, and the part that the company does not owe yet. */
	totalCents: number;
	addedCents: number;
	now: Date;
}

/**
 * The limit that an order goes beyond once staff raise it, accept it or take it up again: its member's for the month of the order, or its
 * company's credit; null for none. It decides under `lockCompany`. What colleagues approve leaves the member's limit as it is.
 */
export async function exceededLimit(sql: Sql, order: OrderRow, raise: Raise): Promise<ApiFailure | null> {
	const { companyId, customerId, approval, createdAt, id, onAccountAt } = order;
	if (!companyId || raise.addedCents <= 0) return null;
	const isLimited = approval === null || approval === "DECLINED";
	const member = customerId && isLimited ? await membershipOf(sql, customerId) : null;
	if (member && member.companyId === companyId) {
		const spending = await spendingOf(sql, member, createdAt, id);
		if (needsApproval(spending, raise.totalCents)) {
			const left = Math.max(0, (spending.limitCents ?? 0) - spending.spentCents);
			const message = `Cette commande dépasse la limite mensuelle de l'acheteur\u00a0: il reste ${formatCents(left)}.`;
			return new ApiFailure("APPROVAL_REQUIRED", { message });
		}
	}
	return onAccountAt ? creditFailure(sql, companyId, raise.addedCents, raise.now) : null;
}
