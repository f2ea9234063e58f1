import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Whether a shipment is invoiced with the others of its month, as its company's terms said when it left. */
export class Migration20261128214600OrderingMonthlyInvoices extends Migration {
	override up(): void {
		this.addSql(
			"alter table order_shipment add column if not exists is_invoiced_monthly boolean not null default false",
		);
		this.addSql(
			"create index if not exists order_shipment_monthly on order_shipment (shipped_at, order_id) where is_invoiced_monthly",
		);
	}

	override down(): void {
		this.addSql("drop index if exists order_shipment_monthly");
		this.addSql("alter table order_shipment drop column if exists is_invoiced_monthly");
	}
}
