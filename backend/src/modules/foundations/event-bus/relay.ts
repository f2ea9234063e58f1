import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "@medusajs/framework/types";
import { Queue, Worker } from "bullmq";
import { Redis } from "ioredis";
import { IMPATIENT } from "../../../config/redis";
import { messageOf } from "../../../lib/message-of";
import type { BusEvent } from "./bus-event";

const QUEUE = "shop-events";
/** Events side by side: most wait for Postgres, and a sweep of minutes must not hold up the next mail. */
const CONCURRENCY = 20;
/** How long a stopping process waits for the events that it is at. What it leaves, another worker or the sweep does. */
const LAST_EVENTS_MS = 4000;
/** Between two tries to reach a Redis that is unavailable. */
const AGAIN_MS = 1000;

/** Carries events through Redis from a process that answers requests to one that works. */
export class Relay {
	private readonly client: Redis;
	/** There only while Redis responds. */
	private queue: Queue | undefined;
	private worker: Worker | undefined;
	private isAway = false;
	private isTrying = false;
	private isClosed = false;

	constructor(
		private readonly redisUrl: string,
		private readonly logger: Logger,
	) {
		// Refused at once while the connection is gone, instead of being queued in this process.
		this.client = new Redis(redisUrl, { ...IMPATIENT, enableOfflineQueue: false });
		this.client.on("ready", () => this.lose());
		this.client.on("error", (error) => this.lose(error));
	}

	/** Whether Redis has taken the event. One that is only late may be delivered twice: subscribers must bear that. */
	async handOver(event: BusEvent): Promise<boolean> {
		if (!this.queue) return false;
		const { delay, priority } = event.options;
		const options = { removeOnComplete: true, removeOnFail: true, ...(delay ? { delay } : {}), priority };
		try {
			await inTime(this.queue.add(event.name, event, options));
			return true;
		} catch (error) {
			this.lose(error);
			return false;
		}
	}

	/** Has `deliver` called for each event that any process hands over. */
	work(deliver: (event: BusEvent) => Promise<void>): void {
		const connection = new Redis(this.redisUrl, { maxRetriesPerRequest: null, connectTimeout: 2000 });
		connection.on("error", (error) => this.lose(error));
		this.worker = new Worker<BusEvent>(QUEUE, ({ data }) => deliver(data), { connection, concurrency: CONCURRENCY });
		this.worker.on("error", (error) => this.lose(error));
	}

	/** Takes no further event and ends, whatever Redis does. */
	async close(): Promise<void> {
		this.isClosed = true;
		this.dropQueue();
		await Promise.race([this.worker?.close(), pause(LAST_EVENTS_MS, undefined, { ref: false })]);
		this.client.disconnect();
	}

	/** Hands nothing over any more until Redis responds again, which is tried at once and then every second. */
	private lose(error?: unknown): void {
		if (this.isClosed) return;
		this.dropQueue();
		if (error) this.logChange(error);
		void this.tryUntilItAnswers();
	}

	/**
	 * A connection may come back without an event (a Redis that hung), and an existing one may have missed the response
	 * to its first command (this process was busy), so the queue is reopened until a command succeeds.
	 */
	private async tryUntilItAnswers(): Promise<void> {
		if (this.isTrying) return;
		this.isTrying = true;
		while (!this.isClosed && !this.queue) {
			if (this.client.status === "ready") await this.openQueue();
			if (!this.queue) await pause(AGAIN_MS, undefined, { ref: false });
		}
		this.isTrying = false;
	}

	private async openQueue(): Promise<void> {
		const queue = new OutgoingQueue(QUEUE, { connection: this.client });
		queue.on("error", (error) => {
			if (queue === this.queue) this.lose(error);
		});
		try {
			await inTime(queue.client);
			if (this.isClosed) return;
			this.queue = queue;
			this.logChange(undefined);
		} catch (error) {
			queue.close().catch(() => undefined);
			this.logChange(error);
		}
	}

	private dropQueue(): void {
		this.queue?.close().catch(() => undefined);
		this.queue = undefined;
	}

	/** Logs one line when Redis becomes unavailable, and one when it is back. */
	private logChange(error: unknown): void {
		if (this.isClosed || Boolean(error) === this.isAway) return;
		this.isAway = Boolean(error);
		if (error) this.logger.warn(`Redis is away, events are handled where they arise: ${messageOf(error)}`);
		else this.logger.info("Redis is back, events go to the workers again.");
	}
}

/**
 * The library's queue writes its settings as soon as Redis is there and catches no failure of that, which would end the
 * process. The settings are the defaults: this one never gets to them.
 */
class OutgoingQueue extends Queue {
	override waitUntilReady(): Promise<never> {
		return new Promise(() => undefined);
	}
}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error("No response in time.")), IMPATIENT.commandTimeout);
	});
	return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
