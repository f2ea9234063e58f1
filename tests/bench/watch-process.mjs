// Loaded into a side of the shop under measurement: notes four times a second how long its event loop was held and how much
// memory it takes, one line of JSON each. Nothing of the shop knows of it.
import { appendFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const EVERY_MS = 250;
const RESOLUTION_MS = 10;

if (isMainThread && process.env.BENCH_WATCH_FILE) {
	const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
	delay.enable();
	setInterval(() => {
		const line = {
			at: Date.now(),
			heldMs: delay.max / 1e6 - RESOLUTION_MS,
			bytes: process.memoryUsage.rss(),
		};
		delay.reset();
		appendFileSync(process.env.BENCH_WATCH_FILE, `${JSON.stringify(line)}\n`);
	}, EVERY_MS).unref();
}
