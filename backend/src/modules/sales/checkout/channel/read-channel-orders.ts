import type {
	ChannelOrder,
	ChannelOrderPage,
	channelOrderQuerySchema,
} from "@confiserie/domain/contract/channel-order";
import type { z } from "@medusajs/framework/zod";
import { one, rows, type Sql } from "../../../../lib/database/sql";
import { shipmentsOf as medusaShipmentsOf } from "../../../../medusa/orders/shipments";
import { ApiFailure } from "../../../foundations/failures";
import { shipmentsOf } from "../../../fulfilment/shipments";
import { linesOf, type OrderContext, type OrderRow } from "../../orders";
import { type PayUrl, serializeChannelOrder } from "./serialize-channel-order";

/** By how much a change may be seen later than its moment: as long as a transaction of the order service may last. */
const SETTLED_AFTER_MS = 30_000;

/** An order of a channel, by the name that the channel gave it. @throws ApiFailure ORDER_NOT_FOUND, also for another channel's */
export async function readChannelOrder(
	context: OrderContext,
	{ channelId, externalRef, payUrl }: { channelId: string; externalRef: string; payUrl: PayUrl },
): Promise<ChannelOrder> {
	const order = await one<OrderRow>(
		context.pool,
		"select * from order_book where sales_channel_id = ? and external_ref = ?",
		[channelId, externalRef],
	);
	const [found] = order ? await complete(context.pool, [order], payUrl) : [];
	if (!found) throw new ApiFailure("ORDER_NOT_FOUND");
	return found;
}

/**
 * The orders that a channel has placed and that changed, oldest change first. Polling from the `since` of the last page
 * misses none, and may return some twice: a long change is written under the moment at which it began.
 * @throws ApiFailure VALIDATION for an `after` that no page gave
 */
export async function listChannelOrders(
	context: OrderContext,
	channelId: string,
	{ since, after, limit, payUrl }: z.output<typeof channelOrderQuerySchema> & { payUrl: PayUrl },
): Promise<ChannelOrderPage> {
	const now = context.now().getTime();
	const from =
		after === undefined
			? { startedAt: now, micros: since ? Date.parse(since) * 1000 : 0, id: "" }
			: cursorOf(after, now);
	const orders = await rows<OrderRow & { changedMicros: string }>(
		context.pool,
		`select *, (extract(epoch from updated_at) * 1000000)::bigint::text as changed_micros from order_book
			where sales_channel_id = ? and external_ref is not null
				and (updated_at, id) > (timestamptz 'epoch' + ?::float8 * interval '1 microsecond', ?)
			order by updated_at, id limit ?`,
		[channelId, from.micros, from.id, limit],
	);
	const last = orders.length < limit ? undefined : orders.at(-1);
	return {
		items: await complete(context.pool, orders, payUrl),
		next: last ? `${from.startedAt}-${last.changedMicros}_${last.id}` : null,
		// Of the first page: what was still uncommitted then may lie before the cursor of the others.
		since: new Date(from.startedAt - SETTLED_AFTER_MS).toISOString(),
	};
}

/**
 * "1763631000200-1763631000123456_cmd_01KA": when the first page was read, in milliseconds; then the last change read, in microseconds as
 * the database counts it, and its order.
 */
function cursorOf(after: string, now: number): { startedAt: number; micros: number; id: string } {
	const [, startedAt, micros, id] = /^(\d{1,13})-(\d{1,16})_(\w{1,100})$/.exec(after) ?? [];
	if (startedAt && micros && id) return { startedAt: Math.min(Number(startedAt), now), micros: Number(micros), id };
	throw new ApiFailure("VALIDATION", { field: "after", message: "Un repère de page est attendu." });
}

interface OutsidePayment {
	orderId: string;
	reference: string;
}

async function complete(sql: Sql, orders: readonly OrderRow[], payUrl: PayUrl): Promise<ChannelOrder[]> {
	const ids = orders.map(({ id }) => id);
	const [lines, shipments, medusaShipments, payments] = await Promise.all([
		linesOf(sql, ids),
		shipmentsOf(sql, ids),
		medusaShipmentsOf(
			sql,
			orders.flatMap(({ medusaOrderId }) => medusaOrderId ?? []),
		),
		rows<OutsidePayment>(
			sql,
			`select manual_payment.order_id, reference from manual_payment
				join payment_attempt attempt on attempt.id = attempt_id and attempt.provider = 'external' where manual_payment.order_id = any(?)`,
			[ids],
		),
	]);
	return orders.map((order) =>
		serializeChannelOrder(order, {
			lines: lines.filter(({ orderId }) => orderId === order.id),
			shipments: shipments.get(order.id) ?? [],
			medusaShipments: medusaShipments.filter(({ orderId }) => orderId === order.medusaOrderId),
			reference: payments.find(({ orderId }) => orderId === order.id)?.reference,
			payUrl,
		}),
	);
}
