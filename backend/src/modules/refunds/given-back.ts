import { rows, type Sql } from "../../lib/database/sql";

/** Boxes of an order's lines that are refunded by line, or declared in a withdrawal that was not refused, by line. */
export async function boxesGivenBack(sql: Sql, orderId: string): Promise<Map<string, number>> {
	const given = await rows<{ lineId: string; boxes: number }>(
		sql,
		`select line_id, sum(boxes)::int as boxes from (
			select line_id, boxes from order_withdrawal_line line
				join order_withdrawal withdrawal on withdrawal.id = line.withdrawal_id
				where withdrawal.order_id = ? and withdrawal.state <> 'REFUSED'
			union all select line_id, boxes from order_line_refund_item item
				join order_line_refund refund on refund.id = item.line_refund_id where refund.order_id = ?) given group by line_id`,
		[orderId, orderId],
	);
	return new Map(given.map(({ lineId, boxes }) => [lineId, boxes]));
}
