import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Boxes of a line that were refunded before the goods left: they are neither packed nor shipped. Refunds of orders that left before
 * this column existed were packed, so only orders that are still here get a count.
 */
export class Migration20261125201500OrderingRemovedBoxes extends Migration {
	override up(): void {
		this.addSql(
			`alter table order_book_line add column if not exists removed_boxes integer not null default 0
				constraint order_book_line_removed_boxes check (removed_boxes between 0 and boxes)`,
		);
		this.addSql(`update order_book_line line set removed_boxes = least(line.boxes, given.boxes)
			from (select line_id, sum(boxes)::int as boxes from (
				select line_id, boxes from order_line_refund_item
				union all select line_id, boxes from order_withdrawal_line item
					join order_withdrawal withdrawal on withdrawal.id = item.withdrawal_id and withdrawal.state = 'ACCEPTED'
				) each_time group by line_id) given, order_book
			where given.line_id = line.id and order_book.id = line.order_id and order_book.fulfilled_at is null
				and order_book.status not in ('SHIPPED', 'DELIVERED')`);
	}

	override down(): void {
		this.addSql("alter table order_book_line drop column if exists removed_boxes");
	}
}
