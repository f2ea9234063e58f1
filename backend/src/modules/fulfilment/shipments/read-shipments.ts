import type { Shipment } from "@confiserie/domain/contract/shipment";
import { rows, type Sql } from "../../../lib/database/sql";
import { ApiFailure } from "../../foundations/failures";
import { serializeTracking, type TrackingColumns } from "./tracking";

interface ShipmentRow extends TrackingColumns, Pick<Shipment, "id" | "number" | "lines" | "packages" | "carrierLabel"> {
	orderId: string;
	shippedAt: Date;
}

/** What has left of orders, by order, oldest first; orders of which nothing has left are left out. */
export async function shipmentsOf(sql: Sql, orderIds: readonly string[]): Promise<Map<string, Shipment[]>> {
	const found = await rows<ShipmentRow>(
		sql,
		`select shipment.*, lines.lines, packages.packages, label.carrier_label from order_shipment shipment
		cross join lateral (
			select jsonb_agg(jsonb_build_object('lineId', line.id, 'productId', line.product_id, 'productName', line.product_name,
				'reference', line.sku, 'boxes', left_line.boxes, 'piecesPerBox', line.pieces_per_box) order by line.position, line.id) as lines
			from order_shipment_line left_line join order_book_line line on line.id = left_line.line_id
			where left_line.shipment_id = shipment.id
		) lines
		cross join lateral (
			select jsonb_agg(jsonb_build_object('kind', kind, 'grams', grams, 'sscc', sscc, 'contents', contents)
				order by position) as packages
			from order_shipment_package where shipment_id = shipment.id
		) packages
		left join lateral (
			select jsonb_build_object('state', state, 'carrierName', carrier_name, 'changedAt',
				to_char(state_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'pickupDay',
				(select to_char(day, 'YYYY-MM-DD') from carrier_pickup where carrier_pickup.id = pickup_id)) as carrier_label
			from order_shipment_label where shipment_id = shipment.id and state not in ('CANCELLED', 'REFUSED')
			order by created_at desc, id desc limit 1
		) label on true
		where shipment.order_id = any(?) order by shipment.order_id, shipment.number, shipment.id`,
		[orderIds],
	);
	const byOrder = new Map<string, Shipment[]>();
	for (const { orderId, shippedAt, ...row } of found) {
		const { id, number, lines, packages, carrierLabel } = row;
		const shipment = {
			...{ id, number, lines, packages, carrierLabel },
			shippedAt: shippedAt.toISOString(),
			tracking: serializeTracking(row),
		};
		byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), shipment]);
	}
	return byOrder;
}

/** A shipment by its number within the order. @throws ApiFailure SHIPMENT_NOT_FOUND */
export async function readShipment(sql: Sql, orderId: string, number: string): Promise<Shipment> {
	const shipment = (await shipmentsOf(sql, [orderId])).get(orderId)?.find((one) => String(one.number) === number);
	if (!shipment) throw new ApiFailure("SHIPMENT_NOT_FOUND");
	return shipment;
}
