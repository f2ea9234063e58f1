import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { ILockingProvider } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { lock, rows } from "../../../lib/database/sql";
import { giveBackAllLocks, giveBackLocks, type Lease, takeLock } from "../../../medusa/locks";

const DEFAULT_TIMEOUT_SECONDS = 5;

/**
 * Locks as rows of Medusa's own table. Medusa's provider for PostgreSQL never asks whether a lock without an owner, as
 * its cart workflows take them, has expired: a process killed during a checkout left the cart locked for good.
 */
export class ExpiringLocks implements ILockingProvider {
	static identifier = "expiring-locks";
	readonly #pool: Knex;

	constructor({ [ContainerRegistrationKeys.PG_CONNECTION]: pool }: Record<string, Knex>) {
		if (!pool) throw new Error("Locks need the engine's connection to PostgreSQL.");
		this.#pool = pool;
	}

	/**
	 * Runs `job` while no other job holds any of these keys.
	 * @throws after `timeout` seconds of waiting (default 5): lock_not_available (55P03)
	 */
	async execute<Result>(
		keys: string | string[],
		job: () => Promise<Result>,
		{ timeout = DEFAULT_TIMEOUT_SECONDS }: { timeout?: number } = {},
	): Promise<Result> {
		return this.#pool.transaction(async (sql) => {
			await rows(sql, "select set_config('lock_timeout', ?, true)", [`${Math.max(timeout, 1) * 1000}`]);
			// In one order, so that two which want the same keys do not wait for each other.
			for (const key of inOrder(keys)) await lock(sql, key);
			return job();
		});
	}

	/**
	 * Takes all of the keys, for `expire` seconds or until they are released, or none of them. What has expired is taken over;
	 * an owner may take its own again.
	 * @throws when another holds one of them
	 */
	async acquire(keys: string | string[], lease: Lease = {}): Promise<void> {
		await this.#pool.transaction(async (sql) => {
			for (const key of inOrder(keys))
				if (!(await takeLock(sql, key, lease))) throw new Error(`Failed to acquire lock for key "${key}"`);
		});
	}

	/** Gives the keys back. False when one of them was not held by this owner any more. */
	async release(keys: string | string[], lease: Lease = {}): Promise<boolean> {
		const wanted = inOrder(keys);
		const held = await giveBackLocks(this.#pool, wanted, lease);
		return held.length === wanted.length && held.every(Boolean);
	}

	/** Gives back everything that this owner holds, or everything. */
	releaseAll(lease: Lease = {}): Promise<void> {
		return giveBackAllLocks(this.#pool, lease);
	}
}

const inOrder = (keys: string | string[]): string[] => [...new Set([keys].flat())].sort();
