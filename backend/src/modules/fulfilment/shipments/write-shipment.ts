import type { ShipmentRequest } from "@confiserie/domain/contract/shipment";
import type { PackingLimits } from "@confiserie/domain/delivery/options";
import { proposedPackages } from "@confiserie/domain/fulfilment/proposed-packages";
import { ssccOf } from "@confiserie/domain/fulfilment/sscc";
import { namedLayers } from "@confiserie/domain/pallet/pallet-plan";
import type { RecordedPallets } from "@confiserie/domain/pallet/recorded-pallets";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { insert, rows } from "../../../lib/database/sql";
import { packagingOf, readDeliveryRules } from "../delivery";
import type { TrackingColumns } from "./tracking";

/** A line of an order as far as its shipments go. */
interface Line {
	id: string;
	productId: string;
	productName: string;
	boxes: number;
	piecesPerBox: number;
	boxesPerLayer: number | null;
	boxesPerPallet: number | null;
}

interface NewShipment {
	order: {
		id: string;
		shipmentCount: number;
		isByPallet: boolean;
		isInvoicedMonthly: boolean;
		mixedPallets: RecordedPallets | null;
	};
	orderLines: readonly Line[];
	/** Boxes that leave; never more than are here. */
	lines: readonly { lineId: string; boxes: number }[];
	packages: ShipmentRequest["packages"];
	tracking: TrackingColumns;
	/** One per request; null for what a change of status ships. */
	idempotencyKey: string | null;
	fingerprint: string | null;
	at: Date;
}

/**
 * Writes what leaves of an order, under its lock: lines, packages with their SSCC, and the shipped boxes of its lines, of which
 * a constraint allows no more than there are. @returns its number within the order
 */
export async function writeShipment(sql: Knex.Transaction, shipment: NewShipment): Promise<number> {
	const { order, lines, tracking, idempotencyKey, fingerprint, at } = shipment;
	const id = generateEntityId(undefined, "ship");
	const number = order.shipmentCount + 1;
	await insert(sql, "order_shipment", {
		...{ id, number, idempotencyKey, fingerprint },
		orderId: order.id,
		shippedAt: at,
		isInvoicedMonthly: order.isInvoicedMonthly,
		...tracking,
	});
	await insert(
		sql,
		"order_shipment_line",
		lines.map(({ lineId, boxes }) => ({ shipmentId: id, lineId, boxes })),
	);
	const rules = await readDeliveryRules(sql);
	const packages = await weighed(sql, shipment, rules.packing);
	const serials = await rows<{ serial: string }>(
		sql,
		"select nextval('order_sscc_serial')::text as serial from generate_series(1, ?)",
		[packages.length],
	);
	await insert(
		sql,
		"order_shipment_package",
		packages.map(({ kind, grams, contents }, position) => ({
			...{ shipmentId: id, position, kind, grams },
			contents: JSON.stringify(namedLayers(contents, shipment.orderLines)),
			sscc: ssccOf(rules.companyPrefix, Number(serials[position]?.serial)),
		})),
	);
	await sql.raw(
		`update order_book_line line set shipped_boxes = shipped_boxes + gone.boxes
			from unnest(?::text[], ?::int[]) as gone (line_id, boxes) where line.id = gone.line_id and line.order_id = ?`,
		[lines.map(({ lineId }) => lineId), lines.map(({ boxes }) => boxes), order.id],
	);
	return number;
}

/**
 * The packages that were named, each with its weight and contents in the proposal, or an equal share of the weight where it has none;
 * those proposed where none were.
 */
async function weighed(
	sql: Knex.Transaction,
	{ order, orderLines, lines, packages }: NewShipment,
	limits: PackingLimits,
) {
	const packaging = await packagingOf(
		sql,
		orderLines.map(({ productId }) => productId),
	);
	const leaving = lines.flatMap(({ lineId, boxes }) => {
		const line = orderLines.find(({ id }) => id === lineId);
		if (!line) return [];
		const { productId, boxesPerLayer, boxesPerPallet } = line;
		const { weightGrams, piecesPerBox } = packaging.get(productId) ?? { weightGrams: 0, piecesPerBox: 1 };
		return [{ productId, boxes, weightGrams, piecesPerBox, boxesPerLayer, boxesPerPallet }];
	});
	const { isByPallet, mixedPallets: recorded } = order;
	const proposed = proposedPackages(leaving, limits, { isByPallet, recorded });
	if (!packages) return proposed;
	const isAsProposed =
		packages.length === proposed.length && packages.every(({ kind }, index) => kind === proposed[index]?.kind);
	const total = proposed.reduce((sum, { grams }) => sum + grams, 0);
	const share = Math.max(1, Math.round(total / packages.length));
	return packages.map(({ kind, grams }, index) => {
		const like = isAsProposed ? proposed[index] : undefined;
		return { kind, grams: grams ?? like?.grams ?? share, contents: like?.contents ?? [] };
	});
}
