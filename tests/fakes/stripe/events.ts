import type { Deliveries } from "./deliveries";
import { type Books, newId, seconds } from "./state";
import type { FakeEvent, FakeObject } from "./types";

/** The SDK's pinned version, which the Dashboard's endpoint must have too. */
export const API_VERSION = "2026-10-28.endive";

/** Tells the account's event log that something happened to an object; `before` is what changed, as it was. */
export type Emit = (type: string, object: FakeObject, before?: object) => void;

/** Writes events into the books and sends them. Each holds a copy of its object: it tells what was true when it happened. */
export function eventLog(books: Books, deliveries: Deliveries): Emit {
	return (type, object, before) => {
		const event: FakeEvent = {
			id: newId("evt"),
			object: "event",
			api_version: API_VERSION,
			created: seconds(),
			data: { object: structuredClone(object), ...(before && { previous_attributes: before }) },
			livemode: false,
			pending_webhooks: 1,
			request: { id: null, idempotency_key: null },
			type,
		};
		books.events.push(event);
		deliveries.schedule(event);
	};
}
