import { dayOf } from "@confiserie/domain/day";
import { RETENTION, yearsBefore } from "@confiserie/domain/personal-data/retention";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { rows } from "../../../lib/database/sql";
import { IDENTITIES_EVER } from "../../../medusa/accounts/identities";
import { CUSTOMERS_EVER } from "../../../medusa/accounts/people";
import { queueMail } from "../../foundations/mail";
import { IDLE } from "./idle-accounts";
import { BATCH, forgetInBatches } from "./in-batches";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Warns the owners of accounts that are about to be deleted, once: a sign-in preserves the account and resets the warning.
 * Returns how many.
 */
export function warnIdleAccounts(pool: Knex, now: Date): Promise<number> {
	return forgetInBatches(pool, (sql) => warnSome(sql, now));
}

async function warnSome(sql: Knex.Transaction, now: Date): Promise<number> {
	const endsAt = new Date(now.getTime() + RETENTION.idleWarningDays * DAY_MS);
	const before = yearsBefore(endsAt, RETENTION.idleAccountYears);
	const idle = await rows<{ identityId: string; email: string | null; firstName: string | null }>(
		sql,
		`INSERT INTO account_activity AS noted (identity_id, signed_in_at, warned_at)
			SELECT identity.id, coalesce(activity.signed_in_at, customer.created_at), ?::timestamptz
			FROM ${IDENTITIES_EVER} identity
			JOIN ${CUSTOMERS_EVER} customer ON customer.id = identity.customer_id
			LEFT JOIN account_activity activity ON activity.identity_id = identity.id
			WHERE ${IDLE} AND activity.warned_at IS NULL ORDER BY identity.id LIMIT ${BATCH}
		ON CONFLICT (identity_id) DO UPDATE SET warned_at = excluded.warned_at WHERE noted.warned_at IS NULL
		RETURNING identity_id, (SELECT email FROM ${CUSTOMERS_EVER} customer JOIN ${IDENTITIES_EVER} identity
				ON identity.customer_id = customer.id WHERE identity.id = noted.identity_id) AS email,
			(SELECT first_name FROM ${CUSTOMERS_EVER} customer JOIN ${IDENTITIES_EVER} identity
				ON identity.customer_id = customer.id WHERE identity.id = noted.identity_id) AS first_name`,
		[now, before, before],
	);
	for (const { identityId, email, firstName } of idle) {
		if (!email) continue;
		await queueMail(sql, {
			key: `account-idle:${identityId}:${dayOf(now)}`,
			to: email,
			template: "account-idle",
			data: { firstName: firstName ?? "", endsAt: endsAt.toISOString(), path: "/login" },
		});
	}
	return idle.length;
}
