import { setTimeout as pause } from "node:timers/promises";
import { isEnding } from "./lifetime";
import { type Postgres, type PostgresOptions, startPostgres } from "./postgres";
import { say } from "./steps";

const LOOK_EVERY_MS = 500;

/**
 * Starts a server again, at its port, whenever it ends by itself (killed, out of memory, its disk full), as often as it takes.
 * @returns a function that stops it
 */
export function supervisePostgres(first: Postgres, options: PostgresOptions): () => Promise<void> {
	let current = first;
	let isOver = false;
	const watching = watch();
	async function watch(): Promise<void> {
		for (; !isOver && !isEnding(); await pause(LOOK_EVERY_MS, undefined, { ref: false })) {
			if (current.isRunning()) continue;
			say("  PostgreSQL s'est arrêté : il repart.");
			// The cause of a failed start may pass, such as a full disk.
			current = await startPostgres({ ...options, port: current.port }).catch(() => current);
		}
	}
	return async () => {
		isOver = true;
		await Promise.race([watching, pause(2 * LOOK_EVERY_MS)]);
		await current.stop();
	};
}
