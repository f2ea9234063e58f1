import { LeasedQueue } from "../../../lib/leased-queue";
import { endGracefully } from "./graceful-end";
import type { HealthOptions } from "./parts";

/** How long work on leased rows may go on once the process ends; the rest is left to another process. */
const LAST_WORK_MS = 4_000;

/** Ends the process in order. */
export default class HealthService {
	readonly __hooks: {
		onApplicationStart: () => Promise<void>;
		onApplicationPrepareShutdown: () => Promise<void>;
	};

	constructor(_cradle: unknown, options: HealthOptions) {
		this.__hooks = {
			// Medusa listens to signals right after this.
			onApplicationStart: async () => endGracefully(options),
			onApplicationPrepareShutdown: () => LeasedQueue.stopAll(LAST_WORK_MS),
		};
	}
}
