import { isCancelled, isDelivered, isShipped } from "@confiserie/domain/order-status";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
	createOrderFulfillmentWorkflow,
	createOrderShipmentWorkflow,
	markOrderFulfillmentAsDeliveredWorkflow,
} from "@medusajs/medusa/core-flows";
import { rows, type Sql, update } from "../../lib/database/sql";
import { labelFulfilments } from "../../medusa/orders/shipments";
import { RECORDED_BY } from "../../medusa/recorded-by";
import { ORDERING_MODULE, type OrderingService } from "../order-service";
import { findOrder, forgetUnmadeActs, noteOwnAct } from "../orders";
import { serializeTracking, shipmentsOf } from "../shipments";
import { alignCancellation } from "./align-cancellation";
import { recordGoodsLeft } from "./goods-left";

/**
 * Brings Medusa's order in line with the status that ours has now: cancelled or taken up again, fulfilled, shipped,
 * delivered, under the carrier's number. Each step looks at what is there first, so that it may be repeated and an
 * administrator may have done part of it in Medusa Admin. What it does there is noted as the shop's own act before, so
 * that it does not come back as news.
 */
export async function alignMedusaOrder(container: MedusaContainer, orderId: string, medusaOrderId: string) {
	const { book } = container.resolve<OrderingService>(ORDERING_MODULE);
	await forgetUnmadeActs(book.pool, orderId);
	const status = await alignCancellation(book, orderId, medusaOrderId);
	const isGone = status !== undefined && isShipped(status) && (await recordGoodsLeft(book, orderId, isShipped));
	if (status && !isCancelled(status)) await projectShipments(container, { orderId, medusaOrderId, isGone });
	if (isGone) {
		await fulfil(container, orderId, await readMedusaOrder(container, medusaOrderId));
		await ship(container, { orderId, medusaOrderId, isDelivered: isDelivered(status), isGone });
	}
	const order = await findOrder(book.pool, orderId, null);
	await labelFulfilments(book.pool, medusaOrderId, serializeTracking(order));
	for (const { id, tracking } of (await shipmentsOf(book.pool, [orderId])).get(orderId) ?? [])
		await labelFulfilments(book.pool, medusaOrderId, tracking, id);
}

/**
 * Makes a fulfilment, for each place, of every shipment that Medusa does not have yet, and marks it as shipped. The last one of
 * an order that is gone takes all that is open there, boxes refunded before they left included, which are back in stock.
 */
async function projectShipments(
	container: MedusaContainer,
	{ orderId, medusaOrderId, isGone }: { orderId: string; medusaOrderId: string; isGone: boolean },
): Promise<void> {
	const { book } = container.resolve<OrderingService>(ORDERING_MODULE);
	const pending = await rows<{ id: string }>(
		book.pool,
		"select id from order_shipment where order_id = ? and projected_at is null order by number",
		[orderId],
	);
	for (const [index, { id }] of pending.entries()) {
		const wanted = isGone && index === pending.length - 1 ? null : await variantsOf(book.pool, id);
		await fulfil(container, orderId, await readMedusaOrder(container, medusaOrderId), { id, wanted });
		await ship(container, { orderId, medusaOrderId, isDelivered: false, isGone });
		await update(book.pool, "order_shipment", id, { projectedAt: book.now() });
	}
}

/** Boxes of a shipment by variant. */
async function variantsOf(sql: Sql, shipmentId: string): Promise<Map<string, number>> {
	const found = await rows<{ variantId: string; boxes: number }>(
		sql,
		`select line.variant_id, gone.boxes from order_shipment_line gone join order_book_line line on line.id = gone.line_id
			where gone.shipment_id = ?`,
		[shipmentId],
	);
	return new Map(found.map(({ variantId, boxes }) => [variantId, boxes]));
}

interface MedusaItem {
	id: string;
	variantId: string;
	/** Boxes that no fulfilment covers yet. */
	open: number;
}
interface MedusaFulfilment {
	id: string;
	shipped_at: Date | string | null;
	delivered_at: Date | string | null;
	canceled_at: Date | string | null;
	metadata?: Record<string, unknown> | null;
	items: { line_item_id?: string | null; quantity: number }[];
}
interface MedusaOrder {
	id: string;
	items: MedusaItem[];
	fulfillments: MedusaFulfilment[];
}

/** As Medusa's query returns it; its generated types exist only where Medusa has run. */
interface QueriedOrder {
	items?: readonly (QueriedItem | null)[] | null;
	fulfillments?: readonly (MedusaFulfilment | null)[] | null;
}
interface QueriedItem {
	id: string;
	variant_id?: string | null;
	quantity: unknown;
	detail?: { fulfilled_quantity?: unknown } | null;
}

async function readMedusaOrder(container: MedusaContainer, id: string): Promise<MedusaOrder> {
	const query = container.resolve(ContainerRegistrationKeys.QUERY);
	const { data } = await query.graph({
		entity: "order",
		fields: [
			"items.*",
			"items.detail.*",
			"fulfillments.id",
			"fulfillments.shipped_at",
			"fulfillments.delivered_at",
			"fulfillments.canceled_at",
			"fulfillments.metadata",
			"fulfillments.items.line_item_id",
			"fulfillments.items.quantity",
		],
		filters: { id },
	});
	const order: QueriedOrder | undefined = data[0];
	if (!order) throw new Error(`The engine has no order ${id}.`);
	return {
		id,
		items: (order.items ?? []).flatMap((item) =>
			item
				? [
						{
							id: item.id,
							variantId: item.variant_id ?? "",
							open: Number(item.quantity) - Number(item.detail?.fulfilled_quantity ?? 0),
						},
					]
				: [],
		),
		fulfillments: (order.fulfillments ?? []).flatMap((fulfilment) => fulfilment ?? []),
	};
}

/** The shop's shipment that a fulfilment is of, in its metadata. */
const SHIPMENT_ID = "shipment_id";

/**
 * One fulfilment for each place that goods leave from: what no other fulfilment covers yet, or of that the boxes of a shipment.
 * One that was made before is not made again.
 */
async function fulfil(
	container: MedusaContainer,
	orderId: string,
	medusaOrder: MedusaOrder,
	shipment: { id: string; wanted: ReadonlyMap<string, number> | null } | null = null,
): Promise<void> {
	const isOfShipment = ({ metadata, canceled_at }: MedusaFulfilment) =>
		!canceled_at && metadata?.[SHIPMENT_ID] === shipment?.id;
	if (shipment && medusaOrder.fulfillments.some(isOfShipment)) return;
	const { book } = container.resolve<OrderingService>(ORDERING_MODULE);
	const places = await rows<{ variantId: string; locationId: string }>(
		book.pool,
		"select variant_id, location_id from order_book_line where order_id = ? order by position",
		[orderId],
	);
	const wantedOf = (item: MedusaItem) =>
		Math.min(item.open, shipment?.wanted?.get(item.variantId) ?? (shipment?.wanted ? 0 : item.open));
	const open = medusaOrder.items.map((item) => ({ ...item, open: wantedOf(item) })).filter((item) => item.open > 0);
	for (const locationId of new Set(places.map((place) => place.locationId))) {
		const variants = new Set(places.filter((place) => place.locationId === locationId).map((place) => place.variantId));
		const items = open
			.filter((item) => variants.has(item.variantId))
			.map((item) => ({ id: item.id, quantity: item.open }));
		if (items.length > 0)
			await createOrderFulfillmentWorkflow(container).run({
				input: {
					order_id: medusaOrder.id,
					location_id: locationId,
					items,
					no_notification: true,
					created_by: RECORDED_BY,
					...(shipment && { metadata: { [SHIPMENT_ID]: shipment.id } }),
				},
			});
	}
}

interface Shipment {
	orderId: string;
	medusaOrderId: string;
	isDelivered: boolean;
	/** Everything has left; otherwise only what the shop itself has shipped is marked as such. */
	isGone: boolean;
}

async function ship(
	container: MedusaContainer,
	{ orderId, medusaOrderId, isDelivered, isGone }: Shipment,
): Promise<void> {
	const { book } = container.resolve<OrderingService>(ORDERING_MODULE);
	const { fulfillments } = await readMedusaOrder(container, medusaOrderId);
	for (const fulfilment of fulfillments) {
		if (fulfilment.canceled_at || (!isGone && !fulfilment.metadata?.[SHIPMENT_ID])) continue;
		const items = fulfilment.items.flatMap(({ line_item_id: id, quantity }) =>
			id ? [{ id, quantity: Number(quantity) }] : [],
		);
		if (!fulfilment.shipped_at && !fulfilment.delivered_at) {
			await noteOwnAct(book.pool, orderId, "SHIPPED", fulfilment.id);
			await createOrderShipmentWorkflow(container).run({
				input: { order_id: medusaOrderId, fulfillment_id: fulfilment.id, items, no_notification: true },
			});
		}
		if (isDelivered && !fulfilment.delivered_at) {
			await noteOwnAct(book.pool, orderId, "DELIVERED", fulfilment.id);
			await markOrderFulfillmentAsDeliveredWorkflow(container).run({
				input: { orderId: medusaOrderId, fulfillmentId: fulfilment.id },
			});
		}
	}
}
