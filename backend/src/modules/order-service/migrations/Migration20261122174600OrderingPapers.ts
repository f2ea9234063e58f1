import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Billing documents are issued by a task of the order. */
export class Migration20261122174600OrderingPapers extends Migration {
	override up(): void {
		this.check("'PROJECT','REFUND','PAPER'");
	}

	override down(): void {
		this.addSql("delete from order_outbox where task = 'PAPER'");
		this.check("'PROJECT','REFUND'");
	}

	private check(tasks: string): void {
		this.addSql(`alter table order_outbox drop constraint order_outbox_task_check,
			add constraint order_outbox_task_check check (task in (${tasks}))`);
	}
}
