import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "@medusajs/framework/types";
import { Redis } from "ioredis";
import { IMPATIENT, maskedAddress } from "../../../config/redis";
import { messageOf } from "../../../lib/message-of";

const RETRY_MS = 1000;
/** One line of the log for so many tries. */
const TRIES_A_LINE = 10;
/** Messages of Redis about a wrong user, password or database number. */
const REFUSAL = /WRONGPASS|NOAUTH|NOPERM|invalid password|DB index/i;

/**
 * Settles once Redis responds. Until then the log reports the wait and its duration.
 * @throws {Error} when Redis responds and refuses the credentials: waiting would not help
 */
export async function untilRedisResponds(url: string, logger: Pick<Logger, "info" | "warn">): Promise<void> {
	const address = maskedAddress(url);
	const since = Date.now();
	for (let tries = 0; ; tries++) {
		const problem = await whyNot(url);
		const seconds = Math.round((Date.now() - since) / 1000);
		if (!problem) {
			logger.info(`Redis at ${address} responds${tries > 0 ? ` after ${seconds} s` : ""}.`);
			return;
		}
		if (REFUSAL.test(problem))
			throw new Error(`Redis at ${address} refuses what REDIS_URL says: ${problem} Correct it, see .env.example.`);
		if (tries % TRIES_A_LINE === 0) logger.warn(`Waiting for Redis at ${address} (${seconds} s so far): ${problem}`);
		await pause(RETRY_MS);
	}
}

/** Why Redis does not respond; undefined when it does. */
async function whyNot(url: string): Promise<string | undefined> {
	let lastError: unknown;
	const client = new Redis(url, { ...IMPATIENT, lazyConnect: true, retryStrategy: () => null });
	client.on("error", (error) => {
		lastError = error;
	});
	try {
		await client.connect();
		await client.ping();
		return undefined;
	} catch (error) {
		return messageOf(lastError ?? error);
	} finally {
		client.disconnect();
	}
}
