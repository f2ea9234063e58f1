import type { RedisOptions } from "ioredis";

/**
 * For every connection to Redis behind which somebody may wait: a call is given up after two seconds, and a connection on
 * which a response is overdue is made anew. Left alone, the client repeats and queues without end.
 */
export const IMPATIENT = {
	connectTimeout: 2000,
	commandTimeout: 2000,
	socketTimeout: 5000,
	maxRetriesPerRequest: 1,
} satisfies RedisOptions;

/** The address of Redis as it may stand in a log: without the password. */
export function maskedAddress(redisUrl: string): string {
	const { protocol, username, password, host, pathname } = new URL(redisUrl);
	return `${protocol}//${username}${password ? ":***" : ""}${username || password ? "@" : ""}${host}${pathname}`;
}
