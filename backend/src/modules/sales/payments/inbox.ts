import { LeasedQueue, type Worker } from "../../../lib/leased-queue";
import { ApiFailure } from "../../foundations/failures";
import { applyIntent } from "./apply-intent";
import type { PaymentEvent } from "./gateway/gateway";
import type { PaymentContext } from "./types";

/** Events that failed, and tries that died with their process, are found by the job of every fifteen seconds. */
const FIRST_RETRY_SECONDS = 60;

const EVENTS = new LeasedQueue<{ raw: string }>({
	table: "webhook_inbox",
	columns: { due: "next_try_at", error: "error" },
	isOpen: "processed_at is null",
	orderBy: "received_at",
	done: (_event, _host, now) => ({ processed_at: now }),
	leaseSeconds: 30,
	firstDelaySeconds: FIRST_RETRY_SECONDS,
	// Each needs a connection now and then, and the provider's patience.
	batch: 8,
	drains: 2,
});

/**
 * Stores an event whose signature was verified, once for its id. From then on it is ours: a failure to apply it is for
 * the next try, not for the sender.
 * @param payload the request body, byte for byte
 * @throws ApiFailure VALIDATION for a body that is no event
 */
export async function storeEvent(context: PaymentContext, payload: string): Promise<PaymentEvent> {
	const event = parseEvent(context, payload);
	const now = context.now();
	await context.pool.raw(
		`insert into webhook_inbox (id, provider, type, raw, received_at, next_try_at) values (?, ?, ?, ?, ?, ?)
			on conflict (id) do nothing`,
		[event.id, context.gateway.provider, event.type, payload, now, now],
	);
	return event;
}

/** Applies what the provider gave back of an intent; payments know neither refunds nor disputes. */
type ApplyReversals = (context: PaymentContext, intentId: string) => Promise<void>;

/** Applies one stored event, unless it is settled or being processed. */
export function processStored(context: PaymentContext, eventId: string, reverse: ApplyReversals): Promise<void> {
	return EVENTS.workOn(context, eventId, workerOf(context, reverse));
}

/** Applies the stored events whose turn has come; returns how many were settled. */
export function processInbox(context: PaymentContext, reverse: ApplyReversals): Promise<number> {
	return EVENTS.drain(context, workerOf(context, reverse));
}

function workerOf(context: PaymentContext, reverse: ApplyReversals): Worker<{ raw: string }> {
	return {
		// The event only names the intent; the provider's current state is applied.
		work: async ({ raw }) => {
			const { intentId, isReversal } = parseEvent(context, raw);
			const intent = intentId && (await applyIntent(context, intentId));
			if (intent && isReversal) await reverse(context, intent.id);
		},
		failed: async (_event, _error, delaySeconds) => {
			// The database was unavailable: the sweep also fetches what could not be delivered meanwhile.
			if (delaySeconds < FIRST_RETRY_SECONDS) await context.announce("order_book.sweep_due", delaySeconds * 1000);
		},
	};
}

function parseEvent({ gateway }: PaymentContext, payload: string): PaymentEvent {
	const event = gateway.readEvent(parseJson(payload));
	if (event) return event;
	throw new ApiFailure("VALIDATION", { message: "Le contenu n'est pas un événement de paiement." });
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
