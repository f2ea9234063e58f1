import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Which codes were issued to which account. No code is stored. */
export class Migration20261120135500CommercialCode extends Migration {
	override up(): void {
		this.addSql(`create table commercial_code (
			id text primary key,
			customer_id text not null,
			email text not null,
			generation integer not null check (generation >= 1),
			issued_at timestamptz not null,
			issued_by text not null,
			revoked_at timestamptz,
			revoked_by text,
			unique (customer_id, generation)
		)`);
		this.addSql(
			"create unique index commercial_code_one_live on commercial_code (customer_id) where revoked_at is null",
		);
		this.addSql("create index commercial_code_issued on commercial_code (issued_at desc, id)");
	}

	override down(): void {
		this.addSql("drop table if exists commercial_code");
	}
}
