import { one, type Sql } from "../../lib/database/sql";
import { removeUnusedIdentity } from "./identities";

/** An account, as the move of its e-mail needs it. `userId` is its Medusa user, for an administrator. */
interface Owner {
	customerId: string;
	userId: string | null;
	email: string;
	firstName: string | null;
}

/** The account of an identity, its customer locked; undefined when either is gone. */
export function lockAccount(sql: Sql, identityId: string): Promise<Owner | undefined> {
	return one<Owner>(
		sql,
		`SELECT customer.id AS customer_id, customer.email, customer.first_name, identity.app_metadata ->> 'user_id' AS user_id
		FROM auth_identity identity
		JOIN customer ON customer.id = identity.app_metadata ->> 'customer_id' AND customer.deleted_at IS NULL
		WHERE identity.id = ? AND identity.deleted_at IS NULL FOR UPDATE OF customer`,
		[identityId],
	);
}

/** Gives an account another e-mail: its sign-in, its customer and its Medusa user. Unique keys throw when it is taken. */
export async function moveAccount(
	sql: Sql,
	{ identityId, customerId, userId }: Owner & { identityId: string },
	email: string,
): Promise<void> {
	await removeUnusedIdentity(sql, email);
	await sql.raw(
		`UPDATE provider_identity SET entity_id = ?, updated_at = now()
		WHERE auth_identity_id = ? AND provider = 'emailpass'`,
		[email, identityId],
	);
	await sql.raw("UPDATE customer SET email = ?, updated_at = now() WHERE id = ?", [email, customerId]);
	if (userId) await sql.raw(`UPDATE "user" SET email = ?, updated_at = now() WHERE id = ?`, [email, userId]);
}

/** Whether an account or an administrator has this e-mail. */
export async function isEmailTaken(sql: Sql, email: string): Promise<boolean> {
	const found = await one(
		sql,
		`SELECT 1 FROM customer WHERE email = ? AND has_account AND deleted_at IS NULL
		UNION ALL SELECT 1 FROM "user" WHERE email = ? AND deleted_at IS NULL LIMIT 1`,
		[email, email],
	);
	return found !== undefined;
}
