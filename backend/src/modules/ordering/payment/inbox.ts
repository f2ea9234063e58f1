import { isConnectionLoss, isDatabaseOutage } from "../../../lib/database/outage";
import { persistently } from "../../../lib/database/persistently";
import { rows } from "../../../lib/database/sql";
import { ApiFailure } from "../../../lib/failure";
import { messageOf } from "../../../lib/message-of";
import { applyReversals } from "../refunds/apply-reversals";
import type { OrderBook } from "../types";
import { applyIntent } from "./apply-intent";
import { eventSchema, intentIdOf, type ProviderEvent, tellsOfReversals } from "./wire";

/** How long a worker may take before another one takes its events over. */
const LEASE_MINUTES = 2;
/** Minutes until an event that could not be applied is tried again, doubled each time up to an hour. */
const FIRST_RETRY_MINUTES = 1;
const MAXIMUM_RETRY_MINUTES = 60;
/** Events applied side by side: each needs a connection now and then, and the provider's patience. */
const BATCH = 8;

/**
 * Stores an event whose signature was verified, once for its id. From then on it is ours: a failure to apply it is for
 * the next try, not for the sender.
 * @param payload the request body, byte for byte
 * @throws ApiFailure VALIDATION for a body that is no event
 */
export async function storeEvent(book: OrderBook, payload: string): Promise<ProviderEvent> {
	const event = parseEvent(payload);
	const now = book.now();
	await book.pool.raw(
		`insert into webhook_inbox (id, provider, type, raw, received_at, next_try_at) values (?, ?, ?, ?, ?, ?)
			on conflict (id) do nothing`,
		[event.id, book.gateway.provider, event.type, payload, now, now],
	);
	return event;
}

/** Applies one stored event, unless it is settled or somebody is at it. */
export async function processStored(book: OrderBook, eventId: string): Promise<void> {
	for (const raw of await takeEvents(book, "id = ?", eventId)) await processEvent(book, parseEvent(raw));
}

/** Applies the stored events whose turn has come; returns how many were settled. */
export async function processInbox(book: OrderBook): Promise<number> {
	for (let settled = 0; ; ) {
		const due = await takeEvents(book, "next_try_at <= ?", book.now());
		if (due.length === 0) return settled;
		const outcomes = await Promise.all(due.map((raw) => processEvent(book, parseEvent(raw))));
		settled += outcomes.filter(Boolean).length;
	}
}

/** Leases open events, so that two workers do not both ask the provider about the same one. */
async function takeEvents(book: OrderBook, condition: string, value: string | Date): Promise<string[]> {
	const now = book.now();
	const taken = await rows<{ raw: string }>(
		book.pool,
		`update webhook_inbox set attempts = attempts + 1, next_try_at = ?::timestamptz + make_interval(mins => ?)
			where id in (select id from webhook_inbox where processed_at is null and next_try_at <= ? and ${condition}
				order by received_at, id limit ? for update skip locked)
			returning raw`,
		[now, LEASE_MINUTES, now, value, BATCH],
	);
	return taken.map(({ raw }) => raw);
}

/** What the event claims decides nothing: it says where to look, and the provider's own state is applied. */
async function processEvent(book: OrderBook, event: ProviderEvent): Promise<boolean> {
	const intentId = intentIdOf(event);
	try {
		const intent = intentId && (await applyIntent(book, intentId));
		if (intent && tellsOfReversals(event)) await applyReversals(book, intent.id);
		await book.pool.raw("update webhook_inbox set processed_at = ?, error = null where id = ?", [book.now(), event.id]);
		return true;
	} catch (error) {
		await postponeEvent(book, event, error).catch((cause) => {
			if (!isDatabaseOutage(cause)) throw cause;
			// Not waited for: it may be a request that applies this event. If all fails its lease runs out.
			void persistently(() => putBack(book, event, error)).catch(() => undefined);
		});
		return false;
	}
}

async function postponeEvent(book: OrderBook, event: ProviderEvent, error: unknown): Promise<void> {
	if (isConnectionLoss(error)) return putBack(book, event, error);
	await book.pool.raw(
		`update webhook_inbox set error = ?,
			next_try_at = ?::timestamptz + make_interval(mins => least(?, ? * power(2, attempts - 1))::int) where id = ?`,
		[messageOf(error), book.now(), MAXIMUM_RETRY_MINUTES, FIRST_RETRY_MINUTES, event.id],
	);
}

/** The database was away: no failure of the event, which begins anew at once, with the sweep that this asks for. */
async function putBack(book: OrderBook, event: ProviderEvent, error: unknown): Promise<void> {
	await book.pool.raw(
		"update webhook_inbox set error = ?, next_try_at = ?, attempts = attempts - 1 where id = ? and processed_at is null",
		[messageOf(error), book.now(), event.id],
	);
	await book.announce("order_book.sweep_due");
}

function parseEvent(payload: string): ProviderEvent {
	const parsed = eventSchema.safeParse(parseJson(payload));
	if (parsed.success) return parsed.data;
	throw new ApiFailure("VALIDATION", { message: "Le contenu n'est pas un événement de paiement." });
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
