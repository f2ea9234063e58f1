import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { FakeEvent } from "./types";

/** How events reach the shop: each is sent at these delays in milliseconds, so none is a loss and two are a duplicate. */
export type DeliveryPolicy = (event: FakeEvent) => readonly number[];

export const PROMPT: DeliveryPolicy = () => [0];
export const LOST: DeliveryPolicy = () => [];
/** Every event twice, the second copies late and out of order. */
export const TWICE_OUT_OF_ORDER: DeliveryPolicy = ({ id }) => [id.charCodeAt(5) % 40, id.charCodeAt(6) * 2];

/** A delivery that does not get a 2xx is tried thrice more, as in a sandbox of Stripe's, where it takes hours. */
const RETRY_DELAYS_MS = [50, 200, 800];

export interface SentEvent {
	id: string;
	status: number;
}

/** Stripe's `Stripe-Signature` header for these bytes. */
export function stripeSignature(payload: string, secret: string, atSeconds = Math.floor(Date.now() / 1000)): string {
	return `t=${atSeconds},v1=${createHmac("sha256", secret).update(`${atSeconds}.${payload}`).digest("hex")}`;
}

/** Sends events to one endpoint, as the policy says. */
export class Deliveries {
	policy: DeliveryPolicy = PROMPT;
	/** Set once the shop's address is known. */
	endpoint: string | undefined;
	/** Every try, in the order of its response; status 0 for one that had none. */
	readonly sent: SentEvent[] = [];
	private readonly underway = new Set<Promise<void>>();

	constructor(private readonly secret: string) {}

	schedule(event: FakeEvent): void {
		const payload = JSON.stringify(event);
		for (const delay of this.policy(event)) {
			const delivery = pause(delay)
				.then(() => this.deliver(event.id, payload))
				.finally(() => this.underway.delete(delivery));
			this.underway.add(delivery);
		}
	}

	/** Sends one event now; returns the shop's status. */
	send(event: FakeEvent): Promise<number> {
		return this.post(event.id, JSON.stringify(event));
	}

	/** Resolves when nothing is on its way any more. */
	async settled(): Promise<void> {
		while (this.underway.size > 0) await Promise.all(this.underway);
	}

	private async deliver(id: string, payload: string): Promise<void> {
		if (!this.endpoint) return;
		for (const delay of [0, ...RETRY_DELAYS_MS]) {
			await pause(delay);
			const status = await this.post(id, payload);
			if (status >= 200 && status < 300) return;
		}
	}

	private async post(id: string, payload: string): Promise<number> {
		const status = await this.answerTo(payload);
		this.sent.push({ id, status });
		return status;
	}

	/** Each try has a signature of its own time. */
	private async answerTo(payload: string): Promise<number> {
		if (!this.endpoint) return 0;
		try {
			const response = await fetch(this.endpoint, {
				method: "POST",
				headers: { "content-type": "application/json", "stripe-signature": stripeSignature(payload, this.secret) },
				body: payload,
			});
			await response.arrayBuffer();
			return response.status;
		} catch {
			return 0;
		}
	}
}
