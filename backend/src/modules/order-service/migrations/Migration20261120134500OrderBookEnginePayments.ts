import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Medusa's payment of money that was marked as received in Medusa Admin, once; the order of a refund's parts. */
export class Migration20261120134500OrderBookEnginePayments extends Migration {
	override up(): void {
		this.addSql("alter table manual_payment add column engine_payment_id text unique");
		this.addSql("alter table payment_refund_part add column position integer not null default 0");
	}

	override down(): void {
		this.addSql("alter table payment_refund_part drop column if exists position");
		this.addSql("alter table manual_payment drop column if exists engine_payment_id");
	}
}
