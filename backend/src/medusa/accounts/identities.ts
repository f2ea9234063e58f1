import { one, rows, type Sql } from "../../lib/database/sql";

/** Longer than any registration takes; shorter than a person needs to come back and try again. */
const REGISTRATION_SECONDS = 60;

/** The identity that holds an e-mail and a password, or undefined. */
export async function findIdentity(sql: Sql, email: string): Promise<string | undefined> {
	const found = await one<{ id: string }>(
		sql,
		`SELECT auth_identity_id AS id FROM provider_identity WHERE provider = 'emailpass' AND entity_id = ?`,
		[email],
	);
	return found?.id;
}

/**
 * Removes the identity of an e-mail that opens no account, with its password: an unbound one, or one left by a
 * registration that died before its customer was created. One statement, which waits for a concurrent binding and then
 * leaves it alone. A registration that loses its identity this way finds it missing when it binds it.
 */
export async function removeUnusedIdentity(sql: Sql, email: string): Promise<void> {
	await sql.raw(
		`DELETE FROM auth_identity identity
		WHERE id = (SELECT auth_identity_id FROM provider_identity WHERE provider = 'emailpass' AND entity_id = ?)
			AND (coalesce(app_metadata, '{}') = '{}' OR updated_at < now() - make_interval(secs => ?))
			AND NOT EXISTS (SELECT 1 FROM customer WHERE id = app_metadata ->> 'customer_id' AND deleted_at IS NULL)
			AND NOT EXISTS (SELECT 1 FROM "user" WHERE id = app_metadata ->> 'user_id' AND deleted_at IS NULL)`,
		[email, REGISTRATION_SECONDS],
	);
}

/** The Medusa user that an identity carries, or undefined: no administrator. */
export async function findStaffUser(sql: Sql, identityId: string): Promise<string | undefined> {
	const found = await one<{ id: string }>(
		sql,
		`SELECT staff.id FROM auth_identity identity
		JOIN "user" staff ON staff.id = identity.app_metadata ->> 'user_id' AND staff.deleted_at IS NULL
		WHERE identity.id = ? AND identity.deleted_at IS NULL`,
		[identityId],
	);
	return found?.id;
}

/** The password hash of an e-mail's sign-in, as stored by Medusa. */
export interface Credentials {
	identityId: string;
	passwordHash: string;
}

/** The credentials of an e-mail, or undefined. */
export async function findCredentials(sql: Sql, email: string): Promise<Credentials | undefined> {
	return one<Credentials>(
		sql,
		`SELECT auth_identity_id AS identity_id, provider_metadata ->> 'password' AS password_hash FROM provider_identity
		WHERE provider = 'emailpass' AND entity_id = ? AND deleted_at IS NULL AND provider_metadata ->> 'password' <> ''`,
		[email],
	);
}

/**
 * Binds a new identity to the customer about to be created. False when another request has bound it first: Medusa hands
 * the same fresh identity to every parallel registration that sends the same e-mail and password.
 */
export async function bindIdentity(sql: Sql, identityId: string, customerId: string): Promise<boolean> {
	const bound = await rows(
		sql,
		`UPDATE auth_identity SET app_metadata = jsonb_build_object('customer_id', ?::text), updated_at = now()
		WHERE id = ? AND coalesce(app_metadata, '{}') = '{}' RETURNING id`,
		[customerId, identityId],
	);
	return bound.length === 1;
}

/** Whether a customer account exists for the e-mail; a guest's record does not count. */
export async function hasAccount(sql: Sql, email: string): Promise<boolean> {
	const found = await one(sql, "SELECT 1 FROM customer WHERE email = ? AND has_account AND deleted_at IS NULL", [
		email,
	]);
	return found !== undefined;
}

/** Relation: every sign-in that there ever was, with the customer and the Medusa user that it stands for. */
export const IDENTITIES_EVER = `(select id, app_metadata ->> 'customer_id' as customer_id,
	app_metadata ->> 'user_id' as user_id from auth_identity)`;

/** Relation: each way to sign in that a customer has: a password, or an account of another provider. */
export const SIGN_INS = `(select identity.app_metadata ->> 'customer_id' as customer_id from auth_identity identity
	join provider_identity credentials on credentials.auth_identity_id = identity.id and credentials.deleted_at is null)`;

/** Deletes a customer permanently: sign-in, credentials, addresses, groups and the customer. Orders have their own copies. */
export async function deleteAccount(
	sql: Sql,
	{ identityId, customerId }: { identityId: string | null; customerId: string },
): Promise<void> {
	await sql("provider_identity").where({ auth_identity_id: identityId }).delete();
	await sql("auth_identity").where({ id: identityId }).delete();
	for (const table of ["customer_address", "customer_group_customer"])
		await sql(table).where({ customer_id: customerId }).delete();
	await sql("customer").where({ id: customerId }).delete();
}
