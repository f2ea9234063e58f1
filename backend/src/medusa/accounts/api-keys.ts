import { rows, type Sql } from "../../lib/database/sql";

/** A condition: the key opens Medusa's administration. Medusa can revoke a key at a later date. */
const isOpen = (key: string) =>
	`${key}.type = 'secret' and ${key}.deleted_at is null and (${key}.revoked_at is null or ${key}.revoked_at > now())`;

/**
 * Relation: the secret keys that are not revoked, each with the Medusa user who is responsible for it. Medusa records a key as
 * the creator of what is created with it, so that the chain is followed up to a user.
 */
export const SECRET_KEYS = `(with recursive made as (
		select id, created_by as maker from api_key where ${isOpen("api_key")}
		union select made.id, parent.created_by from made join api_key parent on parent.id = made.maker)
	select key.id, key.title, key.redacted, key.created_at, made.maker as user_id
	from made join api_key key on key.id = made.id
	where not exists (select 1 from api_key parent where parent.id = made.maker))`;

/** A secret key of Medusa, without its secret. */
export interface RevokedKey {
	id: string;
	title: string;
}

/** Revokes every secret key that a Medusa user created, and every key created with one of those, at any depth. */
export function revokeKeysOf(sql: Sql, userId: string, revokedBy: string): Promise<RevokedKey[]> {
	return rows<RevokedKey>(
		sql,
		`with recursive made as (
				select id from api_key where created_by = ?
				union select child.id from api_key child join made on child.created_by = made.id)
			update api_key set revoked_at = now(), revoked_by = ?, updated_at = now()
			where id in (select id from made) and ${isOpen("api_key")} returning id, title`,
		[userId, revokedBy],
	);
}
