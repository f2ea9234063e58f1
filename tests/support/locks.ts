import { db } from "./api";
import { eventually } from "./ordering";

/** Holds the lock of the backend's `lock` with the same words, until it is released. */
export async function holdLock(...words: string[]) {
	const keeper = await db().connect();
	const key = words.join("\n");
	await keeper.query("select pg_advisory_lock(hashtextextended($1, 0))", [key]);
	return {
		/** Waits until another transaction waits for the lock. */
		awaited: () =>
			eventually(`${words.join(" ")} is waited for`, async () => {
				const { rows } = await keeper.query(
					`select 1 from pg_locks where locktype = 'advisory' and not granted
						and (classid::bigint << 32 | objid::bigint) = hashtextextended($1, 0)`,
					[key],
				);
				return rows.length > 0 ? true : undefined;
			}),
		release: async () => {
			await keeper.query("select pg_advisory_unlock(hashtextextended($1, 0))", [key]);
			keeper.release();
		},
	};
}
