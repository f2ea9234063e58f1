import { needsApproval } from "@confiserie/domain/company/spending";
import { formatCents } from "@confiserie/domain/format";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Sql } from "../../../lib/database/sql";
import { creditFailure, lockCompany, membershipOf, spendingOf } from "../../companies/companies";
import { ApiFailure } from "../../foundations/failures";
import { lockCheckouts } from "../checkout";
import { findOrder, type OrderRow } from "../orders";

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
 * Locks what the limits of a company's order sum over, its member's orders and then the company's, before the order's row is locked.
 * @throws ApiFailure ORDER_CHANGED once it is another member's
 */
export async function lockLimits(
	sql: Knex.Transaction,
	{ id, companyId, customerId }: Pick<OrderRow, "id" | "companyId" | "customerId">,
): Promise<void> {
	if (!companyId) return;
	await lockCheckouts(sql, customerId);
	await lockCompany(sql, companyId);
	if ((await findOrder(sql, id, null)).customerId !== customerId) throw new ApiFailure("ORDER_CHANGED");
}

/**
 * The limit that an order goes beyond once staff raise it, accept it or take it up again: its member's for the month of the order, or its
 * company's credit; null for none. It decides under `lockLimits`. What colleagues approve leaves the member's limit as it is.
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
