import type { WebhookDelivery, WebhookDeliveryDetail, WebhookDeliveryPage } from "@confiserie/domain/contract/webhooks";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, isoOne, isoRows, rows, type Sql } from "../../../../lib/database/sql";
import { ApiFailure } from "../../../foundations/failures";
import { auditWebhook } from "./audit-webhook";
import { type Act, readEndpoint } from "./endpoints";

/** Which messages to list; `before` an id of an earlier page. */
export interface DeliveryFilter {
	webhookId?: string | undefined;
	state?: WebhookDelivery["state"] | undefined;
	before?: number | undefined;
	size: number;
}

/** SQL: which messages are in a state. */
const IS_IN: Record<WebhookDelivery["state"], string> = {
	DONE: "done_at is not null",
	FAILING: "done_at is null and delivery.attempts > 0",
	WAITING: "done_at is null and delivery.attempts = 0",
};
const STATE = `case ${Object.entries(IS_IN)
	.map(([state, condition]) => `when ${condition} then '${state}'`)
	.join(" ")} end`;
const COLUMNS = `delivery.id::text, endpoint_id as webhook_id, endpoint.name as webhook_name, message_id, type, label,
	occurred_at, ${STATE} as state, delivery.attempts, response_status, delivery.error,
	case when done_at is null and paused_because is null then next_try_at end as next_try_at, done_at`;
const DELIVERIES =
	"from webhook_delivery delivery join webhook_endpoint endpoint on endpoint.id = delivery.endpoint_id";

/** Messages, the newest first. */
export async function listDeliveries(sql: Sql, filter: DeliveryFilter): Promise<WebhookDeliveryPage> {
	const { webhookId = null, state, before = null, size } = filter;
	const found = await isoRows<WebhookDelivery>(
		sql,
		`select ${COLUMNS} ${DELIVERIES} where endpoint_id = coalesce(?, endpoint_id) and delivery.id < coalesce(?::bigint, 9223372036854775807)
			and ${state ? IS_IN[state] : "true"} order by delivery.id desc limit ?`,
		[webhookId, before, size + 1],
	);
	return { content: found.slice(0, size), last: found.length <= size };
}

/** A message with its content and response. @throws ApiFailure DELIVERY_NOT_FOUND */
export async function readDelivery(sql: Sql, id: string): Promise<WebhookDeliveryDetail> {
	const found =
		/^\d{1,18}$/.test(id) &&
		(await isoOne<WebhookDeliveryDetail>(
			sql,
			`select ${COLUMNS}, data::json, response_excerpt ${DELIVERIES} where delivery.id = ?`,
			[id],
		));
	if (!found) throw new ApiFailure("DELIVERY_NOT_FOUND");
	return found;
}

/**
 * Has a message sent again: at once when it did not arrive, else as a repetition under its own id, after all that its subject
 * still waits for. Returns the message that is sent.
 * @throws ApiFailure DELIVERY_NOT_FOUND
 */
export function sendAgain(pool: Knex, id: string, { actor, now }: Act): Promise<WebhookDeliveryDetail> {
	return inTransaction(pool, async (sql) => {
		const known = await readDelivery(sql, id);
		const [sent] = known.doneAt ? await repeat(sql, id, now) : await hasten(sql, id, now);
		await auditWebhook(sql, actor, "webhook.resent", await readEndpoint(sql, known.webhookId));
		return readDelivery(sql, sent?.id ?? id);
	});
}

/** Drops messages that were written before a moment, arrived or not. Returns how many. */
export function forgetDeliveries(pool: Knex, before: Date): Promise<number> {
	return pool("webhook_delivery").where("created_at", "<", before).delete();
}

const repeat = (sql: Sql, id: string, now: Date) =>
	rows<{ id: string }>(
		sql,
		`insert into webhook_delivery (endpoint_id, message_id, type, subject, label, occurred_at, data, next_try_at)
			select endpoint_id, message_id, type, subject, label, occurred_at, data, ? from webhook_delivery where id = ?
			returning id::text`,
		[now, id],
	);

const hasten = (sql: Sql, id: string, now: Date) =>
	rows<{ id: string }>(
		sql,
		"update webhook_delivery set next_try_at = ? where id = ? and done_at is null returning id::text",
		[now, id],
	);
