import { setTimeout as pause } from "node:timers/promises";
import { isDatabaseOutage } from "./outage";

const AGAIN_AFTER_MS = 1_000;

/**
 * Runs `work`, one statement or transaction that must not be lost, and retries it every second, without limit, while
 * the database is unavailable. Throws other errors at once. For workers; a request should fail instead.
 * @param work receives whether the database was unavailable before
 */
export async function persistently<Result>(work: (wasAway: boolean) => Promise<Result>): Promise<Result> {
	for (let wasAway = false; ; wasAway = true) {
		try {
			return await work(wasAway);
		} catch (error) {
			if (!isDatabaseOutage(error)) throw error;
		}
		await pause(AGAIN_AFTER_MS, undefined, { ref: false });
	}
}
