import { LeasedQueue, type Worker } from "../../lib/leased-queue";
import { ApiFailure } from "../failures";
import type { PaymentEvent } from "./gateway/gateway";
import type { PaymentBook } from "./types";

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
export async function storeEvent(book: PaymentBook, payload: string): Promise<PaymentEvent> {
	const event = parseEvent(book, payload);
	const now = book.now();
	await book.pool.raw(
		`insert into webhook_inbox (id, provider, type, raw, received_at, next_try_at) values (?, ?, ?, ?, ?, ?)
			on conflict (id) do nothing`,
		[event.id, book.gateway.provider, event.type, payload, now, now],
	);
	return event;
}

/** What an event leads to; the inbox knows neither refunds nor disputes. */
type ApplyEvent = (book: PaymentBook, event: PaymentEvent) => Promise<void>;

/** Applies one stored event, unless it is settled or being processed. */
export function processStored(book: PaymentBook, eventId: string, apply: ApplyEvent): Promise<void> {
	return EVENTS.workOn(book, eventId, workerOf(book, apply));
}

/** Applies the stored events whose turn has come; returns how many were settled. */
export function processInbox(book: PaymentBook, apply: ApplyEvent): Promise<number> {
	return EVENTS.drain(book, workerOf(book, apply));
}

function workerOf(book: PaymentBook, apply: ApplyEvent): Worker<{ raw: string }> {
	return {
		work: ({ raw }) => apply(book, parseEvent(book, raw)),
		failed: async (_event, _error, delaySeconds) => {
			// The database was unavailable: the sweep also fetches what could not be delivered meanwhile.
			if (delaySeconds < FIRST_RETRY_SECONDS) await book.announce("order_book.sweep_due", delaySeconds * 1000);
		},
	};
}

function parseEvent({ gateway }: PaymentBook, payload: string): PaymentEvent {
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
