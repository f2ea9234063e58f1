import { generateEntityId } from "@medusajs/framework/utils";
import { one, rows, type Sql } from "../../lib/database/sql";

/** The hash of an identity's password, or undefined when it has none. */
export async function hashOf(sql: Sql, identityId: string): Promise<string | undefined> {
	const credentials = await one<{ hash: string }>(
		sql,
		`SELECT provider_metadata ->> 'password' AS hash FROM provider_identity
		WHERE auth_identity_id = ? AND provider = 'emailpass' AND deleted_at IS NULL`,
		[identityId],
	);
	return credentials?.hash;
}

/** To whom mails about an identity's password go: its customer, else its administrator; undefined when both are gone. */
export function holderOf(
	sql: Sql,
	identityId: string,
): Promise<{ email: string; firstName: string | null; lastName: string | null } | undefined> {
	return one(
		sql,
		`SELECT coalesce(customer.email, staff.email) AS email, coalesce(customer.first_name, staff.first_name) AS first_name,
			coalesce(customer.last_name, staff.last_name) AS last_name
		FROM auth_identity identity
		LEFT JOIN customer ON customer.id = identity.app_metadata ->> 'customer_id' AND customer.deleted_at IS NULL
		LEFT JOIN "user" staff ON staff.id = identity.app_metadata ->> 'user_id' AND staff.deleted_at IS NULL
		WHERE identity.id = ? AND identity.deleted_at IS NULL AND (customer.id IS NOT NULL OR staff.id IS NOT NULL)`,
		[identityId],
	);
}

/** Sets the password of an identity that has one. Returns whether it had. */
export async function replacePassword(sql: Sql, identityId: string, hash: string): Promise<boolean> {
	const changed = await rows(
		sql,
		`UPDATE provider_identity SET updated_at = now(),
			provider_metadata = coalesce(provider_metadata, '{}') || jsonb_build_object('password', ?::text)
		WHERE auth_identity_id = ? AND provider = 'emailpass' RETURNING id`,
		[hash, identityId],
	);
	return changed.length > 0;
}

/**
 * Adds the first password to an account that Google opened. An unfinished registration of the e-mail gives way. Returns
 * false when another account signs in with the e-mail.
 */
export async function addPassword(sql: Sql, identityId: string, email: string, hash: string): Promise<boolean> {
	const added = await rows(
		sql,
		`INSERT INTO provider_identity AS known (id, provider, entity_id, auth_identity_id, provider_metadata)
		VALUES (?, 'emailpass', ?, ?, jsonb_build_object('password', ?::text))
		ON CONFLICT (entity_id, provider) DO UPDATE
		SET auth_identity_id = excluded.auth_identity_id, provider_metadata = excluded.provider_metadata, updated_at = now()
		WHERE NOT EXISTS (SELECT 1 FROM auth_identity other
			LEFT JOIN customer ON customer.id = other.app_metadata ->> 'customer_id' AND customer.deleted_at IS NULL
			LEFT JOIN "user" staff ON staff.id = other.app_metadata ->> 'user_id' AND staff.deleted_at IS NULL
			WHERE other.id = known.auth_identity_id AND (customer.id IS NOT NULL OR staff.id IS NOT NULL))
		RETURNING id`,
		[generateEntityId(undefined, "provid"), email, identityId, hash],
	);
	return added.length > 0;
}

/** Whose password a mailed link sets, and how the mail greets them. */
export interface PasswordHolder {
	identityId: string;
	firstName: string | null;
}

/** The customer account of an e-mail, also one without a password yet, or undefined. */
export function findPasswordHolder(sql: Sql, email: string): Promise<PasswordHolder | undefined> {
	return one<PasswordHolder>(
		sql,
		`SELECT identity.id AS identity_id, customer.first_name FROM customer
		JOIN auth_identity identity ON identity.app_metadata ->> 'customer_id' = customer.id AND identity.deleted_at IS NULL
		WHERE customer.email = ? AND customer.has_account AND customer.deleted_at IS NULL`,
		[email],
	);
}

/** The administrator who signs in to Medusa Admin with an e-mail, or undefined. */
export function findStaffPasswordHolder(sql: Sql, email: string): Promise<PasswordHolder | undefined> {
	return one<PasswordHolder>(
		sql,
		`SELECT identity.id AS identity_id, staff.first_name FROM provider_identity credentials
		JOIN auth_identity identity ON identity.id = credentials.auth_identity_id AND identity.deleted_at IS NULL
		JOIN "user" staff ON staff.id = identity.app_metadata ->> 'user_id' AND staff.deleted_at IS NULL
		WHERE credentials.provider = 'emailpass' AND credentials.entity_id = ? AND credentials.deleted_at IS NULL`,
		[email],
	);
}

/**
 * The identity ? while its password is the hash ?, as a query of `auth_identity_id`. FOR SHARE waits for a change of the
 * password under way, and then sees it.
 */
export const IDENTITY_WITH_PASSWORD = `SELECT auth_identity_id FROM provider_identity
	WHERE auth_identity_id = ? AND provider = 'emailpass' AND provider_metadata ->> 'password' = ? FOR SHARE`;
