import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * How many boxes of a refund or withdrawal had not left when it was recorded. Before, the lines alone had the sum: the oldest refund
 * gets the first of it. Orders that still reserve removed boxes are projected again, which frees them.
 */
export class Migration20261128181500OrderingGoods extends Migration {
	override up(): void {
		for (const table of ["order_line_refund_item", "order_withdrawal_line"])
			this.addSql(`alter table ${table} add column if not exists removed_boxes integer not null default 0
				constraint ${table}_removed_boxes check (removed_boxes between 0 and boxes)`);
		this.addSql(`update order_line_refund_item item set removed_boxes = greatest(0, least(item.boxes, line.removed_boxes - earlier))
			from (select line_refund_id, line_id, sum(boxes) over (partition by line_id order by requested_at, id) - boxes as earlier
				from order_line_refund_item join order_line_refund refund on refund.id = line_refund_id) so_far
			join order_book_line line on line.id = so_far.line_id
			where so_far.line_refund_id = item.line_refund_id and so_far.line_id = item.line_id`);
		this.addSql(`update order_withdrawal_line item set removed_boxes = greatest(0, least(item.boxes, so_far.removed - earlier))
			from (select withdrawal_id, line_id,
					sum(declared.boxes) over (partition by line_id order by decided_at, withdrawal.id) - declared.boxes as earlier,
					line.removed_boxes - (select coalesce(sum(refunded.removed_boxes), 0) from order_line_refund_item refunded
						where refunded.line_id = line.id) as removed
				from order_withdrawal_line declared join order_withdrawal withdrawal on withdrawal.id = withdrawal_id
				join order_book_line line on line.id = line_id where withdrawal.state = 'ACCEPTED') so_far
			where so_far.withdrawal_id = item.withdrawal_id and so_far.line_id = item.line_id`);
		this.addSql(`insert into order_outbox (id, order_id, task, created_at, open_since, next_try_at)
			select 'task_goods_' || id, id, 'PROJECT', now(), now(), now() from order_book
				where status in ('CONFIRMED', 'PREPARING') and medusa_order_id is not null and exists (
					select 1 from order_book_line line where line.order_id = order_book.id and removed_boxes > 0)
			on conflict (order_id, task) do update set done_at = null, version = order_outbox.version + 1,
				next_try_at = excluded.next_try_at`);
	}

	override down(): void {
		this.addSql("alter table order_withdrawal_line drop column if exists removed_boxes");
		this.addSql("alter table order_line_refund_item drop column if exists removed_boxes");
	}
}
