import type { LineGoods } from "@confiserie/domain/orders/goods";
import { rows, type Sql } from "../../../lib/database/sql";
import { packedOf } from "../../../medusa/orders/lines";
import type { LineRow } from "./types";

/** A line of an order with the account of its goods. */
export type GoodsLine = LineRow & LineGoods & { lineId: string };

/** The account of an order's goods, by line in their position. */
export const goodsOf = (sql: Sql, orderId: string): Promise<GoodsLine[]> => goodsOfOrders(sql, [orderId]);

/** The same of several orders. */
export function goodsOfOrders(sql: Sql, orderIds: readonly string[]): Promise<GoodsLine[]> {
	return rows<GoodsLine>(
		sql,
		`select line.*, line.id as line_id, line.vat_rate::float8 as vat_rate, packed_boxes, declared_boxes,
			greatest(0, refunded_boxes + withdrawn_boxes - removed_boxes)::int as given_back_boxes
		from order_book_line line join order_book book on book.id = line.order_id
		cross join lateral ${packedOf("book.medusa_order_id", "line.variant_id")} packed
		cross join lateral (
			select coalesce(sum(boxes), 0) as refunded_boxes from order_line_refund_item where line_id = line.id) refunded
		cross join lateral (
			select coalesce(sum(boxes) filter (where state = 'OPEN'), 0)::int as declared_boxes,
				coalesce(sum(boxes) filter (where state = 'ACCEPTED'), 0) as withdrawn_boxes
			from order_withdrawal_line declared join order_withdrawal withdrawal on withdrawal.id = withdrawal_id
			where declared.line_id = line.id) withdrawn
		where line.order_id = any(?) order by order_id, position`,
		[[...orderIds]],
	);
}
