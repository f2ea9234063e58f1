import { isCancelled, isDelivered } from "@confiserie/domain/orders/order-status";
import { daysBefore, RETENTION, yearsBefore } from "@confiserie/domain/personal-data/retention";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one, rows } from "../../../lib/database/sql";
import { eachApart } from "../../../lib/each-apart";
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

/** The accounts that go: times as in IDLE, and until when their owners must have been warned. */
const GOING = `FROM ${IDENTITIES_EVER} identity
	JOIN ${CUSTOMERS_EVER} customer ON customer.id = identity.customer_id
	LEFT JOIN account_activity activity ON activity.identity_id = identity.id
	WHERE ${IDLE} AND activity.warned_at < ?`;

/**
 * Removes accounts without a sign-in for years, whose owners were warned: credentials, addresses, codes and the
 * customer. Not those of administrators, nor while an order is under way. Orders stay with what they say themselves.
 * @returns how many accounts @throws the failures, once all other accounts are gone
 */
export async function forgetIdleAccounts(pool: Knex, now: Date): Promise<number> {
	const before = yearsBefore(now, RETENTION.idleAccountYears);
	const times = [before, before, daysBefore(now, RETENTION.idleWarningDays)];
	const going = await rows<{ identityId: string }>(
		pool,
		`SELECT identity.id AS identity_id ${GOING} ORDER BY identity.id`,
		times,
	);
	let forgotten = 0;
	await eachApart(
		going,
		({ identityId }) => identityId,
		async ({ identityId }) => {
			if (await inTransaction(pool, (sql) => forgetOne(sql, identityId, times))) forgotten += 1;
		},
	);
	return forgotten;
}

async function forgetOne(sql: Knex.Transaction, identityId: string, times: readonly Date[]): Promise<boolean> {
	// The lock makes a sign-in wait that is just now looking at the identity, and it then finds none.
	const idle = await one<{ identityId: string; customerId: string; email: string }>(
		sql,
		`SELECT identity.id AS identity_id, customer.id AS customer_id, coalesce(customer.email, '') AS email
		${GOING} AND identity.id = ? FOR UPDATE OF identity SKIP LOCKED`,
		[...times, identityId],
	);
	if (!idle) return false;
	await forgetAccount(sql, idle);
	return true;
}
