import { LeasedQueue } from "../../../lib/leased-queue";
import { beginToStop } from "./stopping";

interface GracefulEnd {
	drainSeconds: number;
	graceSeconds: number;
}

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

/**
 * Puts an orderly end before Medusa's: at SIGTERM or SIGINT the process is not ready any more, serves on for the drain,
 * then finishes what is at work (Medusa's own handler, taken over here as it is registered), and is gone at the end of
 * the grace whatever still hangs. A second signal ends it at once.
 */
export function endGracefully(times: GracefulEnd): void {
	for (const signal of SIGNALS) {
		const takeOver = (event: string | symbol, medusaEnds: () => void) => {
			if (event !== signal) return;
			process.removeListener("newListener", takeOver);
			queueMicrotask(() => {
				process.removeListener(signal, medusaEnds);
				process.once(signal, () => end(times, medusaEnds));
			});
		};
		process.on("newListener", takeOver);
	}
}

function end({ drainSeconds, graceSeconds }: GracefulEnd, medusaEnds: () => void): void {
	beginToStop();
	setTimeout(medusaEnds, drainSeconds * 1000);
	setTimeout(() => void leaveAtOnce(), (drainSeconds + graceSeconds) * 1000).unref();
}

/** Abandons hanging work; leases are released first, so that other workers need not wait for their expiry. */
async function leaveAtOnce(): Promise<void> {
	await LeasedQueue.stopAll(0);
	process.exit(1);
}
