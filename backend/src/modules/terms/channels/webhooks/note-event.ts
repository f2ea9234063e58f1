import {
	PRODUCT_WEBHOOK_EVENTS,
	type ProductWebhookEvent,
	type WebhookEvent,
} from "@confiserie/domain/channels/webhook";
import { generateEntityId } from "@medusajs/framework/utils";
import { one, type Sql } from "../../../../lib/database/sql";

/** An event as receivers get it. */
export interface NotedEvent {
	type: WebhookEvent;
	/** Messages of one subject arrive in their order: "order:cmd_01". */
	subject: string;
	/** What people call the subject. */
	label: string;
	/** Endpoints of another channel do not hear of it. */
	channelId: string | null;
	data: unknown;
}

/** Whether any endpoint subscribes to such events; else their content need not be read. */
export async function isHeard(sql: Sql, type: WebhookEvent): Promise<boolean> {
	return (await one(sql, "select 1 from webhook_endpoint where ? = any(events) limit 1", [type])) !== undefined;
}

/** Writes a message for each endpoint that listens, in the transaction of what happened. (ADR 27) */
export async function noteEvent(sql: Sql, event: NotedEvent, now: Date): Promise<void> {
	const { type, subject, label, channelId, data } = event;
	await sql.raw(
		`insert into webhook_delivery (endpoint_id, message_id, type, subject, label, occurred_at, next_try_at, data)
			select id, ?, ?, ?, ?, ?, ?, ? from webhook_endpoint
				where ? = any(events) and (channel_id is null or channel_id = ?)`,
		[generateEntityId(undefined, "msg"), type, subject, label, now, now, JSON.stringify(data), type, channelId],
	);
}

/** Whether an endpoint of this channel subscribes to product events. */
export async function hearsOfProducts(sql: Sql, channelId: string): Promise<boolean> {
	const heard = "select 1 from webhook_endpoint where channel_id = ? and events && ?::text[] limit 1";
	return (await one(sql, heard, [channelId, PRODUCT_WEBHOOK_EVENTS])) !== undefined;
}

/** A product event for a channel's receivers. */
interface NotedProduct {
	type: ProductWebhookEvent;
	productId: string;
	name: string;
}

/** Tells the endpoints of one channel alone of products, in this order; what is sent is read when it is sent. (ADR 27) */
export async function noteProducts(sql: Sql, channelId: string, noted: readonly NotedProduct[], now: Date) {
	if (noted.length === 0) return;
	await sql.raw(
		`insert into webhook_delivery (endpoint_id, message_id, type, subject, label, occurred_at, next_try_at)
			select endpoint.id, event.message_id, event.type, 'product:' || event.product_id, event.name, ?, ?
			from unnest(?::text[], ?::text[], ?::text[], ?::text[]) with ordinality
				as event(message_id, type, product_id, name, place)
			join webhook_endpoint endpoint on endpoint.channel_id = ? and event.type = any(endpoint.events)
			order by event.place, endpoint.id`,
		[
			now,
			now,
			noted.map(() => generateEntityId(undefined, "msg")),
			noted.map(({ type }) => type),
			noted.map(({ productId }) => productId),
			noted.map(({ name }) => name),
			channelId,
		],
	);
}
