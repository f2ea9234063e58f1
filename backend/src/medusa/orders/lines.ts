/** Relation: the lines of each version of an order. Quantities in boxes, `unit_price` in EUR a box. */
export const LINES = `(
	select item.order_id, item.version, line.variant_id, item.quantity, coalesce(item.unit_price, line.unit_price) as unit_price,
		item.fulfilled_quantity, item.shipped_quantity, item.delivered_quantity,
		item.return_requested_quantity + item.return_received_quantity + item.return_dismissed_quantity
			+ item.written_off_quantity as went_back
	from order_item item join order_line_item line on line.id = item.item_id where item.deleted_at is null)`;

/** Relation: which order a line is of, in whichever version. */
export const ORDERS_OF_LINES = "(select item_id as line_id, order_id from order_item)";

/** A query of the lines, in whichever version, of Medusa's order whose id the query `orderId` yields. */
export const linesOfOrder = (orderId: string) => `select item_id from order_item where order_id in (${orderId})`;

/**
 * A condition: goods of Medusa's order whose id `order` (an SQL expression) is were packed there, so that they have
 * left the stock.
 */
export const isFulfilledInMedusa = (order: string) => `exists (select 1 from order_item item
	join "order" engine on engine.id = item.order_id and engine.version = item.version
	where item.order_id = ${order} and item.deleted_at is null and item.fulfilled_quantity > 0)`;

/** A condition: a line of one of Medusa's orders sells the product ?. */
export const IS_SOLD_IN_MEDUSA = "exists (select 1 from order_line_item where product_id = ? and deleted_at is null)";
