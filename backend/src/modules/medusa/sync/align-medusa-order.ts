import type { Shipment } from "@confiserie/domain/contract/shipment";
import { isDelivered, isShipped, type OrderStatus } from "@confiserie/domain/orders/order-status";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
	createOrderFulfillmentWorkflow,
	createOrderShipmentWorkflow,
	markOrderFulfillmentAsDeliveredWorkflow,
} from "@medusajs/medusa/core-flows";
import { labelFulfilments } from "../../../medusa/orders/shipments";
import { RECORDED_BY } from "../../../medusa/recorded-by";
import { serializeTracking, shipmentsOf } from "../../fulfilment/shipments";
import { findOrder, forgetUnmadeActs, goodsOf, noteOwnAct } from "../../sales/orders";
import { ORDERING_MODULE, type OrderingService } from "../order-service";
import { alignCancellation } from "./align-cancellation";

/**
 * Brings Medusa's order in line with the status that ours has now: cancelled or taken up again, fulfilled, shipped,
 * delivered, under the carrier's number. Each step looks at what is there first, so that it may be repeated and an
 * administrator may have done part of it in Medusa Admin. What it does there is noted as the shop's own act before, so
 * that it does not come back as news.
 */
export async function alignMedusaOrder(container: MedusaContainer, orderId: string, medusaOrderId: string) {
	const { context } = container.resolve<OrderingService>(ORDERING_MODULE);
	await forgetUnmadeActs(context.pool, orderId);
	const status = await alignCancellation(context, orderId, medusaOrderId);
	const shipments = (await shipmentsOf(context.pool, [orderId])).get(orderId) ?? [];
	if (status) await projectShipments(container, { orderId, medusaOrderId, status, shipments });
	const order = await findOrder(context.pool, orderId, null);
	await labelFulfilments(context.pool, medusaOrderId, serializeTracking(order));
	for (const { id, tracking } of shipments) await labelFulfilments(context.pool, medusaOrderId, tracking, id);
}

interface Projection {
	orderId: string;
	medusaOrderId: string;
	status: OrderStatus;
	shipments: readonly Shipment[];
}

/**
 * Makes a fulfilment, for each place, of every shipment that Medusa does not have yet, and of what else has left of an order that is
 * shipped; marks each as shipped.
 */
async function projectShipments(
	container: MedusaContainer,
	{ orderId, medusaOrderId, status, shipments }: Projection,
): Promise<void> {
	const isGone = isShipped(status);
	if (shipments.length === 0 && !isGone) return;
	for (const shipment of shipments)
		await fulfil(container, orderId, await readMedusaOrder(container, medusaOrderId), shipment);
	if (isGone) await fulfil(container, orderId, await readMedusaOrder(container, medusaOrderId));
	await ship(container, { orderId, medusaOrderId, isDelivered: isDelivered(status), isGone });
}

interface MedusaItem {
	id: string;
	productId: string;
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
	product_id?: string | null;
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
							productId: item.product_id ?? "",
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
	shipment?: Shipment,
): Promise<void> {
	const isOfShipment = ({ metadata, canceled_at }: MedusaFulfilment) =>
		!canceled_at && metadata?.[SHIPMENT_ID] === shipment?.id;
	if (shipment && medusaOrder.fulfillments.some(isOfShipment)) return;
	const { context } = container.resolve<OrderingService>(ORDERING_MODULE);
	const lines = await goodsOf(context.pool, orderId);
	const wantedOf = ({ open, productId }: MedusaItem) => {
		if (shipment) return Math.min(open, shipment.lines.find((line) => line.productId === productId)?.boxes ?? 0);
		const line = lines.find((one) => one.productId === productId);
		return line ? Math.min(open, line.boxes - line.removedBoxes - line.packedBoxes) : 0;
	};
	const open = medusaOrder.items.map((item) => ({ ...item, open: wantedOf(item) })).filter((item) => item.open > 0);
	for (const locationId of new Set(lines.map((line) => line.locationId))) {
		const products = new Set(lines.filter((line) => line.locationId === locationId).map((line) => line.productId));
		const items = open
			.filter((item) => products.has(item.productId))
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

interface Marking {
	orderId: string;
	medusaOrderId: string;
	isDelivered: boolean;
	/** Everything has left; otherwise only what the shop itself has shipped is marked as such. */
	isGone: boolean;
}

async function ship(
	container: MedusaContainer,
	{ orderId, medusaOrderId, isDelivered, isGone }: Marking,
): Promise<void> {
	const { context } = container.resolve<OrderingService>(ORDERING_MODULE);
	const { fulfillments } = await readMedusaOrder(container, medusaOrderId);
	for (const fulfilment of fulfillments) {
		if (fulfilment.canceled_at || (!isGone && !fulfilment.metadata?.[SHIPMENT_ID])) continue;
		const items = fulfilment.items.flatMap(({ line_item_id: id, quantity }) =>
			id ? [{ id, quantity: Number(quantity) }] : [],
		);
		if (!fulfilment.shipped_at && !fulfilment.delivered_at) {
			await noteOwnAct(context.pool, orderId, "SHIPPED", fulfilment.id);
			await createOrderShipmentWorkflow(container).run({
				input: { order_id: medusaOrderId, fulfillment_id: fulfilment.id, items, no_notification: true },
			});
		}
		if (isDelivered && !fulfilment.delivered_at) {
			await noteOwnAct(context.pool, orderId, "DELIVERED", fulfilment.id);
			await markOrderFulfillmentAsDeliveredWorkflow(container).run({
				input: { orderId: medusaOrderId, fulfillmentId: fulfilment.id },
			});
		}
	}
}
