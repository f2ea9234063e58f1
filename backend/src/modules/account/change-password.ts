import { ERRORS } from "@confiserie/domain/contract/error";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { inTransaction, one, rows, type Sql } from "../../lib/database/sql";
import { ApiFailure } from "../../lib/failure";
import { queueMail } from "../mail/queue-mail";
import { hashPassword, isPassword } from "./password";
import { endSessions } from "./sessions";
import { dropTickets, takeTicket } from "./tickets";

/**
 * Changes the password of an identity whose current one is `current`, and ends its sessions but `sessionId`. Throws
 * WRONG_PASSWORD, also when there is none yet.
 */
export async function changePassword(
	pool: Knex,
	{ identityId, sessionId }: { identityId: string; sessionId: string },
	{ currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
	const hash = await currentHash(pool, identityId);
	if (!(await isPassword(currentPassword, hash))) throw wrongPassword("currentPassword");
	const newHash = await hashPassword(newPassword);
	await inTransaction(pool, (sql) => setPassword(sql, identityId, newHash, sessionId));
}

/** Throws WRONG_PASSWORD when `password` is not the identity's; an identity without one has nothing to check. */
export async function checkPassword(pool: Knex, identityId: string, password: string): Promise<void> {
	const hash = await currentHash(pool, identityId);
	if (hash !== undefined && !(await isPassword(password, hash))) throw wrongPassword("password");
}

async function currentHash(sql: Sql, identityId: string): Promise<string | undefined> {
	const identity = await one<{ hash: string }>(
		sql,
		`SELECT provider_metadata ->> 'password' AS hash FROM provider_identity
		WHERE auth_identity_id = ? AND provider = 'emailpass' AND deleted_at IS NULL`,
		[identityId],
	);
	return identity?.hash;
}

function wrongPassword(field: string): ApiFailure {
	const { message } = ERRORS.WRONG_PASSWORD;
	return new ApiFailure("WRONG_PASSWORD", { field, errors: [{ field, message }] });
}

/** Sets the password that a mailed link stands for, once, and ends every session. Throws LINK_REFUSED. */
export async function resetPassword(pool: Knex, token: string, newPassword: string): Promise<void> {
	const hash = await hashPassword(newPassword);
	await inTransaction(pool, async (sql) => {
		const ticket = await takeTicket(sql, "password-reset", token);
		if (!ticket?.identityId) throw new ApiFailure("LINK_REFUSED");
		await setPassword(sql, ticket.identityId, hash);
	});
}

/** The password, the end of the sessions that it opened, of the links that would change it again, and the notice. */
async function setPassword(sql: Sql, identityId: string, hash: string, keptSession?: string): Promise<void> {
	const account = await one<{ email: string; firstName: string | null }>(
		sql,
		`SELECT coalesce(customer.email, staff.email) AS email, coalesce(customer.first_name, staff.first_name) AS first_name
		FROM auth_identity identity
		LEFT JOIN customer ON customer.id = identity.app_metadata ->> 'customer_id' AND customer.deleted_at IS NULL
		LEFT JOIN "user" staff ON staff.id = identity.app_metadata ->> 'user_id' AND staff.deleted_at IS NULL
		WHERE identity.id = ? AND identity.deleted_at IS NULL AND (customer.id IS NOT NULL OR staff.id IS NOT NULL)`,
		[identityId],
	);
	if (!account) throw new ApiFailure("LINK_REFUSED");
	const changed = await rows(
		sql,
		`UPDATE provider_identity SET updated_at = now(),
			provider_metadata = coalesce(provider_metadata, '{}') || jsonb_build_object('password', ?::text)
		WHERE auth_identity_id = ? AND provider = 'emailpass' RETURNING id`,
		[hash, identityId],
	);
	if (changed.length === 0) await addPassword(sql, identityId, account.email, hash);
	await endSessions(sql, identityId, keptSession);
	await dropTickets(sql, identityId);
	await queueMail(sql, {
		key: `password-changed:${generateEntityId(undefined, "pwd")}`,
		to: account.email,
		template: "password-changed",
		data: { firstName: account.firstName ?? "" },
	});
}

/** The first password of an account that Google opened. A registration of the e-mail that died half-way gives way. */
async function addPassword(sql: Sql, identityId: string, email: string, hash: string): Promise<void> {
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
	if (added.length === 0) throw new ApiFailure("EMAIL_TAKEN");
}
