import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Which accounts an import of customers opened, so that it can be undone. */
export class Migration20261129213000ImportedCustomers extends Migration {
	override async up(): Promise<void> {
		this.addSql("create table customer_import_account (customer_id text primary key, import_id text not null)");
		this.addSql("create index customer_import_account_import on customer_import_account (import_id, customer_id)");
	}
}
