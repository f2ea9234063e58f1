import { databaseTls, withoutTls } from "./database-tls";

/**
 * How long PostgreSQL lets a statement of ours wait for a lock, and run at all, in milliseconds. The lock counts for row
 * locks and advisory locks alike, each wait by itself.
 */
interface TimeOuts {
	lockMs: number;
	statementMs: number;
}

/**
 * Connections of one process: twelve for Medusa and for reads, eight for the order service's transactions, which wait
 * for stock rows. Reads find a connection while those wait. Twenty in all leave room for several processes in
 * PostgreSQL's default of a hundred.
 */
export const MEDUSA_POOL = { pool: { min: 2, max: 12 } };
export const ORDER_POOL = { min: 0, max: 8, acquireTimeoutMillis: 10_000 };

const READER_POOL = { min: 0, max: 10, acquireTimeoutMillis: 5_000 };
/** For a connection to a replica, and for its response. */
const REPLICA_MS = 2_000;

/** Of Medusa's connections: room for the slices of an import, for reports, for the nightly purge. */
const ENGINE: TimeOuts = { lockMs: 10_000, statementMs: 120_000 };
/** Of the catalogue reader, whose pages give up after ten seconds. */
const READS: TimeOuts = { lockMs: 2_000, statementMs: 8_000 };
/** Of a transaction of the order service. Each of its statements takes milliseconds, and a shopper waits for it. */
const ORDERS: TimeOuts = { lockMs: 4_000, statementMs: 15_000 };

/** Where the database is: through a pooler or not. */
export interface DatabaseAddresses {
	DATABASE_URL: string;
	/** Beside the pooler, for what needs a session of its own: migrations. */
	DATABASE_DIRECT_URL?: string | undefined;
	/** The pool of the order service, where the pooler and not the client says how long a statement may wait. */
	DATABASE_ORDERS_URL?: string | undefined;
	/** A streaming replica, for the catalogue reader. */
	DATABASE_READ_URL?: string | undefined;
}

/**
 * Where Medusa's connections go, and with which TLS. Servers and workers get time-outs; a command that an operator
 * started and watches (migrations, imports) takes the time it needs and bypasses the pooler.
 * @param command the command that Medusa's CLI runs
 */
export function medusaDatabase(env: DatabaseAddresses, command: string | undefined) {
	const isServing = command === "start";
	const address = isServing ? env.DATABASE_URL : (env.DATABASE_DIRECT_URL ?? env.DATABASE_URL);
	const databaseUrl = isServing ? withTimeOuts(withoutTls(address), ENGINE) : withoutTls(address);
	return { databaseUrl, databaseDriverOptions: { ...MEDUSA_POOL, connection: { ssl: databaseTls(address) } } };
}

/** Address of the database for the order service's transactions. */
export function orderDatabaseUrl(env: DatabaseAddresses): string {
	return withTimeOuts(withoutTls(env.DATABASE_ORDERS_URL ?? env.DATABASE_URL), ORDERS);
}

/** Connections of the catalogue reader. */
export function readerDatabase(databaseUrl: string) {
	return {
		client: "pg",
		connection: { connectionString: withTimeOuts(withoutTls(databaseUrl), READS), ssl: databaseTls(databaseUrl) },
		pool: READER_POOL,
	};
}

/**
 * Connections of the catalogue reader to a replica. They give up early and on this side, since a replica that does not respond
 * is replaced by the primary.
 */
export function replicaDatabase(databaseUrl: string) {
	const { connection, client } = readerDatabase(databaseUrl);
	return {
		client,
		connection: { ...connection, connectionTimeoutMillis: REPLICA_MS, query_timeout: REPLICA_MS },
		pool: { ...READER_POOL, acquireTimeoutMillis: REPLICA_MS },
	};
}

/** Address of the database for a connection without time-outs of its own. */
export function plainDatabaseUrl(env: DatabaseAddresses): string {
	return withoutTls(env.DATABASE_URL);
}

/** Time-outs in the URL itself win: the operator of a slow database sets them there. */
function withTimeOuts(databaseUrl: string, { lockMs, statementMs }: TimeOuts): string {
	const url = new URL(databaseUrl);
	for (const [name, ms] of Object.entries({ lock_timeout: lockMs, statement_timeout: statementMs }))
		if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
	return url.href;
}
