import { isDelivered, isShipped } from "@confiserie/domain/order-status";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
	createOrderFulfillmentWorkflow,
	createOrderShipmentWorkflow,
	markOrderFulfillmentAsDeliveredWorkflow,
} from "@medusajs/medusa/core-flows";
import { rows } from "../../lib/database/sql";
import { labelFulfilments } from "../../medusa/orders/shipments";
import { RECORDED_BY } from "../../medusa/recorded-by";
import { ORDERING_MODULE, type OrderingService } from "../order-service";
import { findOrder, forgetUnmadeActs, noteOwnAct, serializeTracking } from "../orders";
import { alignCancellation } from "./align-cancellation";
import { recordGoodsLeft } from "./goods-left";

/**
 * Brings Medusa's order in line with the status that ours has now: cancelled or taken up again, fulfilled, shipped,
 * delivered, under the carrier's number. Each step looks at what is there first, so that it may be repeated and an
 * administrator may have done part of it in Medusa Admin. What it does there is noted as the shop's own act before, so
 * that it does not come back as news.
 */
export async function alignEngineOrder(container: MedusaContainer, orderId: string, engineOrderId: string) {
	const { book } = container.resolve<OrderingService>(ORDERING_MODULE);
	await forgetUnmadeActs(book.pool, orderId);
	const status = await alignCancellation(book, orderId, engineOrderId);
	if (status && isShipped(status) && (await recordGoodsLeft(book, orderId, isShipped))) {
		await fulfil(container, orderId, await readEngineOrder(container, engineOrderId));
		await ship(container, { orderId, engineOrderId, isDelivered: isDelivered(status) });
	}
	const order = await findOrder(book.pool, orderId, null);
	await labelFulfilments(book.pool, engineOrderId, serializeTracking(order));
}

interface EngineItem {
	id: string;
	variantId: string;
	/** Boxes that no fulfilment covers yet. */
	open: number;
}
interface EngineFulfilment {
	id: string;
	shipped_at: Date | string | null;
	delivered_at: Date | string | null;
	canceled_at: Date | string | null;
	items: { line_item_id?: string | null; quantity: number }[];
}
interface EngineOrder {
	id: string;
	items: EngineItem[];
	fulfillments: EngineFulfilment[];
}

/** As Medusa's query returns it; its generated types exist only where Medusa has run. */
interface QueriedOrder {
	items?: readonly (QueriedItem | null)[] | null;
	fulfillments?: readonly (EngineFulfilment | null)[] | null;
}
interface QueriedItem {
	id: string;
	variant_id?: string | null;
	quantity: unknown;
	detail?: { fulfilled_quantity?: unknown } | null;
}

async function readEngineOrder(container: MedusaContainer, id: string): Promise<EngineOrder> {
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

/** One fulfilment for each place that goods leave from: what no other fulfilment covers yet. */
async function fulfil(container: MedusaContainer, orderId: string, engineOrder: EngineOrder): Promise<void> {
	const { book } = container.resolve<OrderingService>(ORDERING_MODULE);
	const places = await rows<{ variantId: string; locationId: string }>(
		book.pool,
		"select variant_id, location_id from order_book_line where order_id = ? order by position",
		[orderId],
	);
	const open = engineOrder.items.filter((item) => item.open > 0);
	for (const locationId of new Set(places.map((place) => place.locationId))) {
		const variants = new Set(places.filter((place) => place.locationId === locationId).map((place) => place.variantId));
		const items = open
			.filter((item) => variants.has(item.variantId))
			.map((item) => ({ id: item.id, quantity: item.open }));
		if (items.length > 0)
			await createOrderFulfillmentWorkflow(container).run({
				input: {
					order_id: engineOrder.id,
					location_id: locationId,
					items,
					no_notification: true,
					created_by: RECORDED_BY,
				},
			});
	}
}

interface Shipment {
	orderId: string;
	engineOrderId: string;
	isDelivered: boolean;
}

async function ship(container: MedusaContainer, { orderId, engineOrderId, isDelivered }: Shipment): Promise<void> {
	const { book } = container.resolve<OrderingService>(ORDERING_MODULE);
	const { fulfillments } = await readEngineOrder(container, engineOrderId);
	for (const fulfilment of fulfillments) {
		if (fulfilment.canceled_at) continue;
		const items = fulfilment.items.flatMap(({ line_item_id: id, quantity }) =>
			id ? [{ id, quantity: Number(quantity) }] : [],
		);
		if (!fulfilment.shipped_at && !fulfilment.delivered_at) {
			await noteOwnAct(book.pool, orderId, "SHIPPED", fulfilment.id);
			await createOrderShipmentWorkflow(container).run({
				input: { order_id: engineOrderId, fulfillment_id: fulfilment.id, items, no_notification: true },
			});
		}
		if (isDelivered && !fulfilment.delivered_at) {
			await noteOwnAct(book.pool, orderId, "DELIVERED", fulfilment.id);
			await markOrderFulfillmentAsDeliveredWorkflow(container).run({
				input: { orderId: engineOrderId, fulfillmentId: fulfilment.id },
			});
		}
	}
}
