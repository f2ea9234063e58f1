import type { QueueFigures, QueueName } from "@confiserie/domain/operations/shop-alert";
import { type Sql, theRow } from "../../../lib/database/sql";

/** What waits, and since when; what stock is held until it is paid. Seconds and boxes. */
export interface WaitingFigures {
	queues: Record<QueueName, QueueFigures>;
	/** Mails of the last 24 hours that no further try will bring out. */
	mailsGivenUp: number;
	/** Orders whose stock is held until they are paid, and how many boxes. */
	holds: { orders: number; boxes: number };
}

/**
 * The payment inbox, the order outbox, the mail outbox and the messages to receivers that are not paused, at `now`: the
 * single source for all readers.
 */
export async function readWaiting(sql: Sql, now: Date): Promise<WaitingFigures> {
	const counts = await theRow<Record<QueueName | `${QueueName}Since`, number> & Counts>(
		sql,
		`with at as (select ?::timestamptz as now)
		select ${queue("events", "webhook_inbox", "received_at", "processed_at is null")},
			${queue("tasks", "order_outbox", "open_since", "done_at is null")},
			${queue("mails", "mail_outbox", "first_due_at", "status = 'QUEUED'")},
			${queue("webhooks", "webhook_delivery", "occurred_at", `done_at is null and ${IS_SENT}`)},
			(select count(*)::int from mail_outbox, at
				where status = 'FAILED' and created_at > at.now - interval '1 day') as given_up,
			(select count(distinct order_id)::int from stock_hold where state = 'HELD') as orders,
			(select coalesce(sum(boxes), 0)::int from stock_hold where state = 'HELD') as boxes`,
		[now],
	);
	const { givenUp, orders, boxes } = counts;
	return {
		queues: {
			events: { open: counts.events, oldestSeconds: counts.eventsSince },
			tasks: { open: counts.tasks, oldestSeconds: counts.tasksSince },
			mails: { open: counts.mails, oldestSeconds: counts.mailsSince },
			webhooks: { open: counts.webhooks, oldestSeconds: counts.webhooksSince },
		},
		mailsGivenUp: givenUp,
		holds: { orders, boxes },
	};
}

/** Messages for a paused receiver accumulate by design; the pause has an alert of its own. */
const IS_SENT =
	"exists (select from webhook_endpoint where id = webhook_delivery.endpoint_id and paused_because is null)";

interface Counts {
	givenUp: number;
	orders: number;
	boxes: number;
}

/** Rows of a queue that were due by now, and for how many seconds the first of them has been. */
function queue(name: QueueName, table: string, since: string, isOpen: string): string {
	return `(select count(*)::int from ${table}, at where ${isOpen} and ${since} <= at.now) as ${name},
		(select coalesce(max(extract(epoch from at.now - ${since})), 0)::float8 from ${table}, at
			where ${isOpen} and ${since} <= at.now) as ${name}_since`;
}
