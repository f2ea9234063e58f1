import { isCancelled, isDelivered } from "@confiserie/domain/orders/order-status";
import { daysBefore, RETENTION, yearsBefore } from "@confiserie/domain/personal-data/retention";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one } from "../../../lib/database/sql";
import { IDENTITIES_EVER } from "../../../medusa/accounts/identities";
import { CUSTOMERS_EVER } from "../../../medusa/accounts/people";
import { isLastOfOpenOrders } from "../../companies/companies";
import { statusIn } from "../../foundations/order-status";
import { forgetAccount } from "../personal-data";

/**
 * A condition: no sign-in to an account since ?, ?; it is no administrator's, and no order of it, or of a company without other
 * members, is under way. Named identity, customer and activity.
 */
export const IDLE = `identity.user_id IS NULL
	AND customer.created_at < ? AND coalesce(activity.signed_in_at, customer.created_at) < ?
	AND NOT EXISTS (SELECT 1 FROM order_book WHERE order_book.customer_id = customer.id
		AND NOT (${statusIn((status) => isDelivered(status) || isCancelled(status))}))
	AND NOT ${isLastOfOpenOrders("customer.id")}`;

/**
 * Removes accounts without a sign-in for years, whose owners were warned: credentials, addresses, codes and the
 * customer. Not those of administrators, nor while an order is under way. Orders stay with what they say themselves.
 * Returns how many accounts.
 */
export async function forgetIdleAccounts(pool: Knex, now: Date): Promise<number> {
	const before = yearsBefore(now, RETENTION.idleAccountYears);
	const warnedBefore = daysBefore(now, RETENTION.idleWarningDays);
	let forgotten = 0;
	while (await inTransaction(pool, (sql) => forgetOne(sql, before, warnedBefore))) forgotten += 1;
	return forgotten;
}

async function forgetOne(sql: Knex.Transaction, before: Date, warnedBefore: Date): Promise<boolean> {
	// The lock makes a sign-in wait that is just now looking at the identity, and it then finds none.
	const idle = await one<{ identityId: string; customerId: string; email: string }>(
		sql,
		`SELECT identity.id AS identity_id, customer.id AS customer_id, coalesce(customer.email, '') AS email
		FROM ${IDENTITIES_EVER} identity
		JOIN ${CUSTOMERS_EVER} customer ON customer.id = identity.customer_id
		LEFT JOIN account_activity activity ON activity.identity_id = identity.id
		WHERE ${IDLE} AND activity.warned_at < ?
		LIMIT 1 FOR UPDATE OF identity SKIP LOCKED`,
		[before, before, warnedBefore],
	);
	if (!idle) return false;
	await forgetAccount(sql, idle);
	return true;
}
