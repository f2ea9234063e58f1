import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The company whose member ordered, and whether the order waits for its approval. */
export class Migration20261126143100OrderingCompanies extends Migration {
	override up(): void {
		this.addSql("alter table order_book add column if not exists company_id text");
		this.addSql(`alter table order_book add column if not exists approval text
			check (approval in ('WAITING', 'APPROVED', 'DECLINED'))`);
		this.addSql(`create index if not exists order_book_company on order_book (company_id, created_at desc, id desc)
			where company_id is not null`);
	}

	override down(): void {
		this.addSql("drop index if exists order_book_company");
		this.addSql("alter table order_book drop column if exists approval");
		this.addSql("alter table order_book drop column if exists company_id");
	}
}
