import { PICKED_ORDERS, type Picking, type PickingQuery } from "@confiserie/domain/contract/picking";
import { dayOf } from "@confiserie/domain/day";
import { boxesToPrepare, picked } from "@confiserie/domain/fulfilment/picking";
import { toEuros } from "@confiserie/domain/money";
import { isCancelled } from "@confiserie/domain/orders/order-status";
import { remainingCents } from "@confiserie/domain/orders/owed";
import { palletPlans } from "@confiserie/domain/pallet/pallet-plan";
import { paymentStatus } from "@confiserie/domain/payments/payment-status";
import { rows } from "../../../../lib/database/sql";
import { proposeLots } from "../../../catalog/lots";
import { type BoxFacts, readBoxFacts } from "../../../catalog/products";
import { ApiFailure } from "../../../foundations/failures";
import { statusIn } from "../../../foundations/order-status";
import { linesOf } from "../read-orders";
import type { LineRow, OrderContext, OrderRow } from "../types";
import { conditionsOf } from "./conditions";

/** Reads the boxes to take from the shelves for several orders together, without boxes that have left or were refunded before. @throws ApiFailure VALIDATION for too many */
export async function readPicking(context: OrderContext, query: PickingQuery): Promise<Picking> {
	const orders = await ordersToPick(context, query);
	const sold = await linesOf(
		context.pool,
		orders.map(({ id }) => id),
	);
	const statuses = new Map(orders.map(({ id, status }) => [id, status]));
	const lines = sold.flatMap((line) => {
		const status = statuses.get(line.orderId);
		const ordered = { toShip: line.boxes - line.removedBoxes, shipped: line.shippedBoxes };
		const boxes = status ? boxesToPrepare(status, ordered) : 0;
		return boxes > 0 ? [{ ...line, boxes }] : [];
	});
	const codes = await codesOf(context, lines);
	const products = picked(lines.map((line) => ({ ...line, reference: line.sku, name: line.productName })));
	const lots = await proposeLots(
		context.pool,
		products.flatMap((product) => placesOf(product, lines)),
		{
			today: dayOf(context.now()),
			orderIds: orders.map(({ id }) => id),
		},
	);
	const linesHere = (orderId: string) => lines.filter((line) => line.orderId === orderId);
	return {
		products: products.map((product) => ({
			reference: product.reference,
			name: product.name,
			boxes: product.boxes,
			piecesPerBox: product.piecesPerBox,
			boxesPerLayer: product.boxesPerLayer,
			boxesPerPallet: product.boxesPerPallet,
			orders: product.orders,
			eanUnit: codes.get(product.reference)?.eanUnit || null,
			eanBox: codes.get(product.reference)?.eanBox || null,
			lots: lots.get(keyOf(product)) ?? [],
		})),
		orders: orders.map((order) => ({
			id: order.id,
			orderNumber: order.orderNumber,
			status: order.status,
			paymentStatus: paymentStatus(order),
			remainingAmount: toEuros(remainingCents(order)),
			customerName: `${order.firstName} ${order.lastName}`,
			postalCode: order.postalCode,
			city: order.city,
			delivery: order.delivery,
			boxes: sumOf(linesHere(order.id)),
			singlePieces: sumOf(linesHere(order.id).filter(({ piecesPerBox }) => piecesPerBox === 1)),
			pallets: palletPlans(linesHere(order.id), order.mixedPallets).pallets,
		})),
	};
}

const sumOf = (lines: readonly { boxes: number }[]) => lines.reduce((sum, { boxes }) => sum + boxes, 0);

type Row = Pick<Picking["products"][number], "reference" | "boxesPerLayer" | "boxesPerPallet">;
const keyOf = ({ reference, boxesPerLayer, boxesPerPallet }: Row) => `${reference}/${boxesPerLayer}/${boxesPerPallet}`;

/** Where the boxes of a row are: a place each. */
function placesOf(row: Row, lines: readonly LineRow[]) {
	const key = keyOf(row);
	const places = new Map<string, { key: string; inventoryItemId: string; locationId: string; boxes: number }>();
	for (const { sku: reference, inventoryItemId, locationId, boxes, boxesPerLayer, boxesPerPallet } of lines) {
		if (keyOf({ reference, boxesPerLayer, boxesPerPallet }) !== key) continue;
		const place = `${inventoryItemId} ${locationId}`;
		const before = places.get(place)?.boxes ?? 0;
		places.set(place, { key, inventoryItemId, locationId, boxes: before + boxes });
	}
	return [...places.values()];
}

/** By reference of a line what its product's pieces and boxes are labelled with. */
async function codesOf(context: OrderContext, lines: readonly LineRow[]): Promise<Map<string, BoxFacts>> {
	const byProduct = await readBoxFacts(
		context.pool,
		lines.map(({ productId }) => productId),
	);
	return new Map(
		lines.flatMap(({ sku, productId }) => {
			const codes = byProduct.get(productId);
			return codes ? [[sku, codes] as const] : [];
		}),
	);
}

/** The orders that are named, or that the filters find but the exceptions, oldest first, without cancelled ones. @throws ApiFailure VALIDATION */
export async function ordersToPick(
	context: OrderContext,
	{ orders, except, ...filters }: PickingQuery,
): Promise<OrderRow[]> {
	const { sql, values } = conditionsOf(filters, context.now());
	const found = await rows<OrderRow>(
		context.pool,
		`select * from order_book where ${sql} and ${orders ? "order_number = any(?)" : "true"}
			and order_number <> all(?) and not (${statusIn(isCancelled)}) order by created_at, id limit ?`,
		[...values, ...(orders ? [orders] : []), except ?? [], PICKED_ORDERS + 1],
	);
	if (found.length <= PICKED_ORDERS) return found;
	throw new ApiFailure("VALIDATION", {
		field: "orders",
		message: `${PICKED_ORDERS} commandes au plus se préparent ensemble\u00a0: filtrez davantage.`,
	});
}
