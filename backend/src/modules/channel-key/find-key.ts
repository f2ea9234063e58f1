import type { ChannelScope } from "@confiserie/domain/channel-key";
import { one, rows, type Sql } from "../../lib/database/sql";
import { hashOf } from "./secret";

/** A key that was presented, as the database has it now. */
export interface FoundKey {
	id: string;
	channelId: string;
	scopes: ChannelScope[];
	origins: string[];
	requestsPerMinute: number;
	expiresAt: Date | null;
	revokedAt: Date | null;
	lastUsedAt: Date | null;
}

/** The key that was presented, one that is over too; undefined for what no shop has issued. */
export function findKey(sql: Sql, key: string): Promise<FoundKey | undefined> {
	return one<FoundKey>(
		sql,
		`select id, channel_id, scopes, origins, requests_per_minute, expires_at, revoked_at, last_used_at
			from channel_key where hash = ?`,
		[hashOf(key)],
	);
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
