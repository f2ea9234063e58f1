/** Relation: the lines of each version of an order. Quantities in boxes, `unit_price` in EUR a box. */
export const LINES = `(
	select item.order_id, item.version, line.variant_id, item.quantity, coalesce(item.unit_price, line.unit_price) as unit_price,
		item.fulfilled_quantity, item.shipped_quantity, item.delivered_quantity,
		item.return_requested_quantity + item.return_received_quantity + item.return_dismissed_quantity
			+ item.written_off_quantity as went_back
	from order_item item join order_line_item line on line.id = item.item_id where item.deleted_at is null)`;

/** Relation: which order a line is of, in whichever version. */
export const ORDERS_OF_LINES = "(select item_id as line_id, order_id from order_item)";

/** Relation: the variant that a line sells. */
export const VARIANTS_OF_LINES = "(select id as line_id, variant_id from order_line_item)";

/** A query of the lines, in whichever version, of Medusa's order whose id the query `orderId` yields. */
export const linesOfOrder = (orderId: string) => `select item_id from order_item where order_id in (${orderId})`;

/** A lateral relation of the `packed_boxes` of a variant that fulfilments of Medusa's order took from the stock (ids as SQL expressions). */
export const packedOf = (order: string, variant: string) => `(
	select coalesce(sum(packed_item.fulfilled_quantity), 0)::int as packed_boxes from order_item packed_item
	join "order" packed_order on packed_order.id = packed_item.order_id and packed_order.version = packed_item.version
	join order_line_item packed_line on packed_line.id = packed_item.item_id
	where packed_item.order_id = ${order} and packed_item.deleted_at is null and packed_line.variant_id = ${variant})`;

/** A condition: a line of one of Medusa's orders sells the product of this id, an SQL expression. */
export const isSoldInMedusa = (id: string) =>
	`exists (select 1 from order_line_item where product_id = ${id} and deleted_at is null)`;
