import { rows, type Sql } from "../../lib/database/sql";

/** A fulfilment of Medusa that has left, with the numbers on its labels. */
export interface Shipment {
	orderId: string;
	shippedAt: Date;
	deliveredAt: Date | null;
	trackings: { number: string; url: string | null }[];
}

/** The shipments of Medusa orders, oldest first; cancelled ones left out. */
export function shipmentsOf(sql: Sql, medusaOrderIds: readonly string[]): Promise<Shipment[]> {
	return rows<Shipment>(
		sql,
		`select link.order_id, made.shipped_at, made.delivered_at, coalesce(
			(select jsonb_agg(jsonb_build_object('number', label.tracking_number, 'url', label.tracking_url) order by label.id)
				from fulfillment_label label where label.fulfillment_id = made.id and label.deleted_at is null
					and label.tracking_number <> ''), '[]') as trackings
		from order_fulfillment link join fulfillment made on made.id = link.fulfillment_id
		where link.order_id = any(?) and link.deleted_at is null and made.deleted_at is null and made.canceled_at is null
			and made.shipped_at is not null
		order by made.shipped_at, made.id`,
		[medusaOrderIds],
	);
}

/** Where a carrier's plug-in, and Medusa itself, know of no address. */
const NO_ADDRESS = "#";

/**
 * Puts the shop's own number on every fulfilment of a Medusa order that stands, or on those of one of its shipments, as one
 * label beside those of a carrier's plug-in; takes it off where there is none.
 */
export async function labelFulfilments(
	sql: Sql,
	medusaOrderId: string,
	tracking: { number: string; url: string | null } | null,
	shipmentId: string | null = null,
): Promise<void> {
	const made = `select made.id from order_fulfillment link join fulfillment made on made.id = link.fulfillment_id
		where link.order_id = ? and link.deleted_at is null and made.deleted_at is null and made.canceled_at is null
			and (made.metadata->>'shipment_id' = ? or ?::text is null)`;
	const which = [medusaOrderId, shipmentId, shipmentId];
	if (!tracking) {
		await sql.raw(`delete from fulfillment_label where id in (select 'shop_' || id from (${made}) made)`, which);
		return;
	}
	const { number, url } = tracking;
	await sql.raw(
		`insert into fulfillment_label (id, fulfillment_id, tracking_number, tracking_url, label_url)
			select 'shop_' || id, id, ?, ?, ? from (${made}) made
			on conflict (id) do update set tracking_number = excluded.tracking_number, tracking_url = excluded.tracking_url,
				updated_at = now()`,
		[number, url ?? NO_ADDRESS, NO_ADDRESS, ...which],
	);
}
