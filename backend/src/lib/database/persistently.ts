import { setTimeout as pause } from "node:timers/promises";
import { isDatabaseOutage } from "./outage";

const AGAIN_AFTER_MS = 1_000;

/**
 * Does `work`, one statement or transaction that must not be lost, as soon as PostgreSQL lets it: tried every second while
 * the database cannot serve, for ever. Other errors are thrown at once. For workers; a request would rather be told.
 * @param work is told whether the database was away before
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
