import { monthOf, type Spending } from "@confiserie/domain/company/spending";
import { isCancelled } from "@confiserie/domain/orders/order-status";
import { oneNumber, type Sql } from "../../../lib/database/sql";
import { statusIn } from "../../foundations/order-status";
import type { Membership } from "./company-row";

/**
 * What a member may spend in the month of `now`, and has spent; without the order `exceptId`, which is being changed. Read
 * under the lock of the member's checkouts wherever it decides.
 */
export async function spendingOf(
	sql: Sql,
	{ companyId, customerId, monthlyLimitCents }: Membership,
	now: Date,
	exceptId = "",
): Promise<Spending> {
	const { from, to } = monthOf(now);
	const spentCents = await oneNumber(
		sql,
		`select coalesce(sum(total_cents), 0)::float8 from order_book where company_id = ? and customer_id = ?
			and approval is null and not (${statusIn(isCancelled)}) and id <> ?
			and created_at >= ?::timestamp at time zone 'Europe/Paris'
			and created_at < ?::timestamp at time zone 'Europe/Paris'`,
		[companyId, customerId, exceptId, from, to],
	);
	return { limitCents: monthlyLimitCents, spentCents };
}
