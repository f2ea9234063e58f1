import { one } from "../../../lib/database/sql";
import { eachApart } from "../../../lib/each-apart";
import { type PaymentContext, storeEvent } from "../../sales/payments";

/** Minutes before the last check from which events are asked for again: a provider may list one a little late. */
const OVERLAP_MINUTES = 10;
const CURSOR = "events_read_until";

/**
 * Stores the provider's events since the last check in the inbox, which ignores those delivered already. Covers refunds
 * and disputes whose delivery was lost, whatever the state of their payment.
 */
export async function fetchLostEvents(context: PaymentContext): Promise<void> {
	const since = await lastLook(context);
	if (!since) return;
	const startedAt = context.now();
	// Never from the future, should a clock have been put back.
	const from = Math.min(since.getTime(), startedAt.getTime()) - OVERLAP_MINUTES * 60_000;
	const events = await context.gateway.eventsSince(new Date(from));
	await eachApart(
		events,
		(event) => ("id" in event ? `${event.id}` : "an event without id"),
		(event) => storeEvent(context, JSON.stringify(event)),
	);
	await context.pool.raw(
		"insert into ordering_setting (key, value) values (?, ?) on conflict (key) do update set value = excluded.value",
		[CURSOR, startedAt.toISOString()],
	);
}

/** When the events were last read, else when the first payment was opened; undefined while there is none. */
async function lastLook({ pool, gateway }: PaymentContext): Promise<Date | undefined> {
	const read = await one<{ value: string }>(pool, "select value from ordering_setting where key = ?", [CURSOR]);
	if (read) return new Date(read.value);
	const first = await one<{ createdAt: Date }>(
		pool,
		"select created_at from payment_attempt where provider = ? order by created_at, id limit 1",
		[gateway.provider],
	);
	return first?.createdAt;
}
