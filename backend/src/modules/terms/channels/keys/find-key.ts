import type { StaffRole } from "@confiserie/domain/accounts/account";
import { type ChannelScope, heldScopes } from "@confiserie/domain/channels/channel-key";
import { one, rows, type Sql } from "../../../../lib/database/sql";
import { userOf } from "../../../../medusa/accounts/administrators";
import { withStaffRole } from "../../../customers/accounts";
import { hashOf } from "./secret";

/** A key that was presented, as the database has it now. */
export interface FoundKey {
	id: string;
	channelId: string;
	/** The scopes that the key was issued with, without those that its maker has lost since. */
	scopes: ChannelScope[];
	origins: string[];
	requestsPerMinute: number;
	expiresAt: Date | null;
	revokedAt: Date | null;
	lastUsedAt: Date | null;
}

/**
 * Relation: keys with the `role` that their maker has in the team now; null for one who has left it. A new member's role brings
 * no key back, since it is another user's.
 */
export const KEYS = `(${withStaffRole(`select key.*, ${userOf("key.maker_id")} as user_id from channel_key key`)})`;

/** The key that was presented, one that is over too; undefined for what no shop has issued. */
export async function findKey(sql: Sql, key: string): Promise<FoundKey | undefined> {
	const found = await one<FoundKey & { role: StaffRole | null }>(
		sql,
		`select id, channel_id, scopes, origins, requests_per_minute, expires_at, revoked_at, last_used_at, role
			from ${KEYS} key where hash = ?`,
		[hashOf(key)],
	);
	if (!found) return undefined;
	const { role, ...stored } = found;
	return { ...stored, scopes: heldScopes(stored.scopes, role) };
}

const MINUTE_MS = 60_000;

/** Writes down that a key is in use, once a minute at most however many requests it makes. */
export async function noteUse(sql: Sql, { id, lastUsedAt }: FoundKey, now: Date): Promise<void> {
	const before = new Date(now.getTime() - MINUTE_MS);
	if (lastUsedAt && lastUsedAt > before) return;
	await sql.raw(
		"update channel_key set last_used_at = ? where id = ? and (last_used_at is null or last_used_at <= ?)",
		[now, id, before],
	);
}

/** Origins from which a page may call with some key that is in force. A preflight names none, so all of them are asked. */
export async function listedOrigins(sql: Sql, now: Date): Promise<Set<string>> {
	const found = await rows<{ origin: string }>(
		sql,
		`select distinct unnest(origins) as origin from channel_key
			where revoked_at is null and (expires_at is null or expires_at > ?)`,
		[now],
	);
	return new Set(found.map(({ origin }) => origin));
}
