import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Automatic promotions have their name as code, since Medusa shows no other; boxes that a promotion made free are removed by line. */
export class Migration20261128183000OrderingPromotionNames extends Migration {
	override up(): void {
		this.addSql(`update promotion set code = named.name from (
				select id, metadata ->> 'name' as name, row_number() over (partition by metadata ->> 'name' order by id) as nth
				from promotion where is_automatic and code like 'AUTO-%' and deleted_at is null) named
			where promotion.id = named.id and named.nth = 1 and not exists (
				select from promotion other where other.code = named.name and other.deleted_at is null)`);
		this.addSql(`alter table order_line_refund drop constraint if exists order_line_refund_worth_cents_check,
			drop constraint if exists order_line_refund_check`);
		this.addSql(`alter table order_line_refund add constraint order_line_refund_check
			check (worth_cents >= 0 and off_balance_cents + refund_cents between least(worth_cents, 1) and worth_cents)`);
	}

	override down(): void {
		this.addSql("delete from order_line_refund where worth_cents = 0");
	}
}
