import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { FakeEvent } from "./state";

/** How events reach the shop: each is sent at these delays in milliseconds, so none is a loss and two are a duplicate. */
export type DeliveryPolicy = (event: FakeEvent) => readonly number[];

export const PROMPT: DeliveryPolicy = () => [0];
export const LOST: DeliveryPolicy = () => [];
/** Every event twice, the second copies late and out of order. */
export const TWICE_OUT_OF_ORDER: DeliveryPolicy = ({ id }) => [id.charCodeAt(5) % 40, id.charCodeAt(6) * 2];

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
	readonly sent: SentEvent[] = [];
	private readonly underway = new Set<Promise<void>>();

	constructor(private readonly secret: string) {}

	schedule(event: FakeEvent): void {
		const payload = JSON.stringify(event);
		for (const delay of this.policy(event)) {
			const delivery = pause(delay)
				.then(() => this.post(event.id, payload))
				.finally(() => this.underway.delete(delivery));
			this.underway.add(delivery);
		}
	}

	/** Sends one event now; answers the shop's status. */
	async send(event: FakeEvent): Promise<number> {
		await this.post(event.id, JSON.stringify(event));
		return this.sent.at(-1)?.status ?? 0;
	}

	/** Resolves when nothing is on its way any more. */
	async settled(): Promise<void> {
		while (this.underway.size > 0) await Promise.all(this.underway);
	}

	private async post(id: string, payload: string): Promise<void> {
		if (!this.endpoint) return;
		try {
			const response = await fetch(this.endpoint, {
				method: "POST",
				headers: { "content-type": "application/json", "stripe-signature": stripeSignature(payload, this.secret) },
				body: payload,
			});
			await response.arrayBuffer();
			this.sent.push({ id, status: response.status });
		} catch {
			this.sent.push({ id, status: 0 });
		}
	}
}
