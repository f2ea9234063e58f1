import { availableParallelism } from "node:os";
import { ApiFailure } from "../../foundations/failures";

/** Half of the processors: a rush of sign-ins must leave the others to the shop's pages. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
/** What can be served before clients time out; longer queues only waste work. */
const LONGEST_QUEUE = 400;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs `work`, which hashes a password (scrypt: tens of milliseconds of a processor by design), when a place is free;
 * first come, first served. Throws SERVICE_UNAVAILABLE when too many wait already.
 */
export async function whenHashingIsFree<Result>(work: () => Promise<Result>): Promise<Result> {
	if (running >= AT_ONCE) {
		if (waiting.length >= LONGEST_QUEUE)
			throw new ApiFailure("SERVICE_UNAVAILABLE", { headers: { "Retry-After": "30" } });
		await new Promise<void>((resolve) => waiting.push(resolve));
	} else running += 1;
	try {
		return await work();
	} finally {
		// Hands the slot to the next in line directly, so that no other call overtakes it.
		const next = waiting.shift();
		if (next) next();
		else running -= 1;
	}
}
