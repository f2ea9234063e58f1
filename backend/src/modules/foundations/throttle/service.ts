import { createHash } from "node:crypto";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** At most `attempts` under one subject within `windowSeconds` of the first. `name` separates limits. */
export interface Limit {
	name: string;
	attempts: number;
	windowSeconds: number;
}

/** Whether an attempt may go ahead; when not, the whole seconds until the next may. */
export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export default class ThrottleService {
	readonly #database: Knex;

	constructor(container: Record<typeof ContainerRegistrationKeys.PG_CONNECTION, Knex>) {
		this.#database = container[ContainerRegistrationKeys.PG_CONNECTION];
	}

	/**
	 * Counts one attempt of a subject at `now`. One conditional statement under the row's lock, so that parallel attempts
	 * over several processes never exceed the limit. A refused attempt is not counted.
	 */
	async take(limit: Limit, subject: string, now: Date): Promise<Verdict> {
		const key = keyOf(limit, subject);
		const expiresAt = new Date(now.getTime() + limit.windowSeconds * 1000);
		const counted = await this.#database.raw<{ rows: { is_new: boolean }[] }>(
			`INSERT INTO throttle_window AS counted (key, attempts, expires_at) VALUES (?, 1, ?)
			ON CONFLICT (key) DO UPDATE SET
				attempts = CASE WHEN counted.expires_at <= ? THEN 1 ELSE counted.attempts + 1 END,
				expires_at = CASE WHEN counted.expires_at <= ? THEN excluded.expires_at ELSE counted.expires_at END
			WHERE counted.expires_at <= ? OR counted.attempts < ?
			RETURNING attempts = 1 AS is_new`,
			[key, expiresAt, now, now, now, limit.attempts],
		);
		const [window] = counted.rows;
		if (window?.is_new) await this.#forgetExpired(now);
		if (window) return { allowed: true };
		const { rows } = await this.#database.raw<{ rows: { expires_at: Date }[] }>(
			"SELECT expires_at FROM throttle_window WHERE key = ?",
			[key],
		);
		const waitMs = (rows[0]?.expires_at.getTime() ?? 0) - now.getTime();
		return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
	}

	/** Takes one counted attempt back, when it turned out not to be what the limit is about. */
	async giveBack(limit: Limit, subject: string): Promise<void> {
		await this.#database.raw("UPDATE throttle_window SET attempts = greatest(attempts - 1, 0) WHERE key = ?", [
			keyOf(limit, subject),
		]);
	}

	/** The table stays small without a job: each new window removes a few that are over, skipping those in use. */
	async #forgetExpired(now: Date): Promise<void> {
		await this.#database.raw(
			`DELETE FROM throttle_window WHERE key IN (
				SELECT key FROM throttle_window WHERE expires_at <= ? ORDER BY expires_at, key LIMIT 20 FOR UPDATE SKIP LOCKED
			)`,
			[now],
		);
	}
}

/** Keys are hashes: no address and no e-mail is stored. */
function keyOf(limit: Limit, subject: string): string {
	return `${limit.name}:${createHash("sha256").update(subject).digest("hex")}`;
}
