import { one, rows, type Sql } from "../lib/database/sql";

/** Owner of a lock and its duration in seconds; without them the lock has no owner and is held until it is released. */
export interface Lease {
	ownerId?: string | null;
	expire?: number;
}

/** Takes a lock that is free, has expired, or is its owner's already. Returns whether it did. */
export async function takeLock(sql: Sql, key: string, { ownerId, expire }: Lease): Promise<boolean> {
	const taken = await one(
		sql,
		`insert into locking (id, owner_id, expiration) values (?, ?, clock_timestamp() + make_interval(secs => ?))
			on conflict (id) do update set owner_id = excluded.owner_id,
				expiration = coalesce(excluded.expiration, locking.expiration)
			where locking.expiration <= clock_timestamp() or locking.owner_id = excluded.owner_id
			returning id`,
		[key, ownerId ?? null, expire ?? null],
	);
	return taken !== undefined;
}

/** Gives locks back that are this owner's. Returns, of each that was, whether it had not expired. */
export async function giveBackLocks(sql: Sql, keys: readonly string[], { ownerId }: Lease): Promise<boolean[]> {
	const held = await rows<{ isLive: boolean }>(
		sql,
		`delete from locking where id = any(?) and owner_id is not distinct from ?
			returning coalesce(expiration > clock_timestamp(), true) as is_live`,
		[keys, ownerId ?? null],
	);
	return held.map(({ isLive }) => isLive);
}

/** Gives back everything that an owner holds, or everything where none is named. */
export async function giveBackAllLocks(sql: Sql, { ownerId }: Lease): Promise<void> {
	const owner = ownerId ?? null;
	await rows(sql, "delete from locking where ?::text is null or owner_id = ?", [owner, owner]);
}
