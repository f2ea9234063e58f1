import { ApiFailure } from "../../../http/failure";
import { one, rows } from "../db";
import { messageOf } from "../message-of";
import type { OrderBook } from "../types";
import { applyIntent } from "./apply-intent";
import { isSigned } from "./signature";
import { eventSchema, intentIdOf, type ProviderEvent } from "./wire";

/** Minutes until an event that could not be applied is tried again, doubled each time up to an hour. */
const FIRST_RETRY_MINUTES = 1;
const MAXIMUM_RETRY_MINUTES = 60;

/**
 * Takes an event of the provider: verified first, stored before anything else, applied at once. Once stored it is
 * ours, so a failure to apply it is for the sweep, not for the sender.
 * @param payload the request body, byte for byte
 * @throws ApiFailure VALIDATION for a signature that does not fit, is too old, or a body that is no event
 */
export async function receiveEvent(book: OrderBook, payload: string, signature: string, secret: string): Promise<void> {
	if (!isSigned(payload, signature, secret, book.now()))
		throw new ApiFailure("VALIDATION", {
			field: "stripe-signature",
			message: "La signature de l'événement est invalide.",
		});
	const event = parseEvent(payload);
	const now = book.now();
	await book.pool.raw(
		`insert into webhook_inbox (id, provider, type, raw, received_at, next_try_at) values (?, ?, ?, ?, ?, ?)
			on conflict (id) do nothing`,
		[event.id, book.gateway.provider, event.type, payload, now, now],
	);
	await processEvent(book, event);
}

/** Applies the stored events whose turn has come; answers how many were settled. */
export async function processInbox(book: OrderBook): Promise<number> {
	const due = await rows<{ raw: string }>(
		book.pool,
		"select raw from webhook_inbox where processed_at is null and next_try_at <= ? order by received_at limit 500",
		[book.now()],
	);
	let settled = 0;
	for (const { raw } of due) if (await processEvent(book, parseEvent(raw))) settled++;
	return settled;
}

async function processEvent(book: OrderBook, event: ProviderEvent): Promise<boolean> {
	const open = await one(book.pool, "select id from webhook_inbox where id = ? and processed_at is null", [event.id]);
	if (!open) return true;
	const intentId = intentIdOf(event);
	try {
		if (intentId) await applyIntent(book, intentId);
		await book.pool.raw(
			"update webhook_inbox set processed_at = ?, attempts = attempts + 1, error = null where id = ?",
			[book.now(), event.id],
		);
		return true;
	} catch (error) {
		await book.pool.raw(
			`update webhook_inbox set attempts = attempts + 1, error = ?,
				next_try_at = ?::timestamptz + make_interval(mins => least(?, ? * power(2, attempts))::int) where id = ?`,
			[messageOf(error), book.now(), MAXIMUM_RETRY_MINUTES, FIRST_RETRY_MINUTES, event.id],
		);
		return false;
	}
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
