import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { ReadSource } from "../http/catalogue/send-read";
import { isDatabaseOutage } from "../lib/database/outage";
import { one, type Sql } from "../lib/database/sql";
import { messageOf } from "../lib/message-of";
import { readPrimaryState } from "../modules/catalog/search/reads";
import { ApiFailure } from "../modules/foundations/failures";

interface Settings {
	primary: Sql;
	openReplica(): Knex;
	/** Further behind, the replica is not read. */
	maximumLagSeconds: number;
}

const MEASURE_MS = 1_000;
/** Enough of the last positions, one a second, to measure more than the highest bound. */
const MOST_POSITIONS = 100;

/** Follows a replica for as long as the process lives. */
export function followReplica(settings: Settings): ReplicatedReads {
	const reads = new ReplicatedReads(settings);
	const measure = async () => {
		// Without the primary nothing is read at all, and each request reports that.
		await reads.measure().catch(() => undefined);
		setTimeout(measure, MEASURE_MS);
	};
	void measure();
	return reads;
}

/**
 * Reads from a streaming replica while it has every change of public pages that the primary has committed, else from the
 * primary: a storefront that learns of a change never renders what was before it. Stock, which changes without such a notice
 * too, is at most `maximumLagSeconds` older.
 */
export class ReplicatedReads implements ReadSource {
	/** How many reads each database answered. */
	readonly answered = { primary: 0, replica: 0 };
	readonly #settings: Settings;
	#replica: Knex;
	#isUp: boolean | undefined;
	/** Of the last look at the primary. */
	#seen: { version?: string; cursor?: string } = {};
	/** The database that the primary is. */
	#system: string | undefined;
	/** Positions in the primary's log: the last change's, and how far the replica is. */
	#needed = Number.POSITIVE_INFINITY;
	#replayed = -1;
	/** Former positions of the primary that the replica has not reached, and when they were read. */
	#ahead: { position: number; at: number }[] = [];

	constructor(settings: Settings) {
		this.#settings = settings;
		this.#replica = settings.openReplica();
	}

	async version(): Promise<string> {
		const { version, cursor, position, hasChanges } = await readPrimaryState(this.#settings.primary, this.#seen.cursor);
		if (hasChanges || version !== this.#seen.version) this.#needed = position;
		this.#seen = { version, cursor };
		return version;
	}

	async read<Value>(make: (sql: Sql) => Promise<Value>): Promise<Value> {
		const replica = this.#replica;
		try {
			if (this.state === "up" && (await this.#hasEveryChange())) {
				const value = await make(replica);
				this.answered.replica += 1;
				return value;
			}
		} catch (error) {
			if (error instanceof ApiFailure) throw error;
			if (isDatabaseOutage(error)) this.#leave(replica, error);
		}
		this.answered.primary += 1;
		return make(this.#settings.primary);
	}

	get pool(): Knex {
		return this.#replica;
	}

	get state(): "up" | "behind" | "down" {
		if (!this.#isUp) return "down";
		return this.lagMs > this.#settings.maximumLagSeconds * 1000 ? "behind" : "up";
	}

	/** How long ago the primary was where the replica is now, to a second. */
	get lagMs(): number {
		const [oldest] = this.#ahead;
		return oldest ? performance.now() - oldest.at : 0;
	}

	/** Compares both databases; called once a second. */
	async measure(): Promise<void> {
		const at = performance.now();
		const primary = await one<{ position: number; system: string }>(this.#settings.primary, PRIMARY_POSITION);
		if (primary) this.#ahead.push({ position: primary.position, at });
		this.#system = primary?.system;
		// The oldest stays: it says for how long.
		if (this.#ahead.length > MOST_POSITIONS) this.#ahead.splice(1, 1);
		const replica = this.#replica;
		try {
			await this.#look();
			if (!this.#isUp) console.info("The replica is read.");
			this.#isUp = true;
		} catch (error) {
			this.#leave(replica, error);
		}
	}

	async #hasEveryChange(): Promise<boolean> {
		const needed = this.#needed;
		if (this.#replayed < needed) await this.#look();
		return this.#replayed >= needed;
	}

	async #look(): Promise<void> {
		const replica = await one<{ position: number | null; system: string }>(this.#replica, REPLICA_POSITION);
		const position = replica?.position ?? null;
		if (position === null || replica?.system !== this.#system)
			throw new Error("DATABASE_READ_URL is no streaming replica of DATABASE_URL.");
		this.#replayed = position;
		this.#ahead = this.#ahead.filter((former) => former.position > position);
	}

	/** Its connections are closed too: to a machine that is gone they would stay open for minutes. */
	#leave(replica: Knex, error: unknown): void {
		if (replica !== this.#replica) return;
		if (this.#isUp !== false) console.warn(`The replica is not read: ${messageOf(error)}`);
		this.#isUp = false;
		this.#replayed = -1;
		this.#replica = this.#settings.openReplica();
		replica.destroy().catch(() => undefined);
	}
}

const SYSTEM = "(SELECT system_identifier::text FROM pg_control_system()) AS system";
// Written out, as what is inserted only reaches the replica once it is.
const PRIMARY_POSITION = `SELECT (pg_current_wal_flush_lsn() - '0/0')::float8 AS position, ${SYSTEM}`;
const REPLICA_POSITION = `
	SELECT CASE WHEN pg_is_in_recovery() THEN (pg_last_wal_replay_lsn() - '0/0')::float8 END AS position, ${SYSTEM}`;
