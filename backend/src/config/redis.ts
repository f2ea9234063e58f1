import type { RedisOptions } from "ioredis";

/**
 * For Redis connections that a request may wait for: a call fails after two seconds, and a connection with an overdue
 * response is reopened. By default the client retries and queues without end.
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
