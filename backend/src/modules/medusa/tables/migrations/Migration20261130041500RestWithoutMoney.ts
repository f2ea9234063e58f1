import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The rest of an order can be cancelled once all of its money went back: boxes are removed without any. */
export class Migration20261130041500RestWithoutMoney extends Migration {
	override async up(): Promise<void> {
		this.addSql(`alter table order_line_refund drop constraint order_line_refund_check,
			add constraint order_line_refund_check check (worth_cents >= 0 and off_balance_cents + refund_cents <= worth_cents)`);
	}
}
