import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What a key stood for, so that it is refused with another content. */
export class Migration20261128213000OrderingRequestHashes extends Migration {
	override up(): void {
		for (const table of TABLES) this.addSql(`alter table ${table} add column if not exists request_hash text`);
	}

	override down(): void {
		for (const table of TABLES) this.addSql(`alter table ${table} drop column if exists request_hash`);
	}
}

const TABLES = ["goods_receipt", "stock_count"];
