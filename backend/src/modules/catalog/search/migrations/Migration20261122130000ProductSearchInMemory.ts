import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Lists and searches are chosen in memory, which follows `public_change`: a change of the words or of the date is told
 * too, and the indexes that lists alone read go.
 */
export class Migration20261122130000ProductSearchInMemory extends Migration {
	override async up(): Promise<void> {
		this.tell("product, rank, in_stock, words, created_at");
		for (const name of Object.keys(INDEXES)) this.addSql(`DROP INDEX IF EXISTS "IDX_product_search_${name}"`);
	}

	override async down(): Promise<void> {
		this.tell("product, rank, in_stock");
		for (const [name, definition] of Object.entries(INDEXES))
			this.addSql(`CREATE INDEX "IDX_product_search_${name}" ON product_search ${definition}`);
	}

	private tell(columns: string): void {
		const of = (row: string) =>
			columns
				.split(", ")
				.map((column) => `${row}.${column}`)
				.join(", ");
		this.addSql("DROP TRIGGER IF EXISTS public_change_changed ON product_search");
		this.addSql(`CREATE TRIGGER public_change_changed AFTER UPDATE ON product_search FOR EACH ROW
			WHEN ((${of("old")}) IS DISTINCT FROM (${of("new")})) EXECUTE FUNCTION public_change_of_product()`);
	}
}

const INDEXES = {
	rank: "(in_stock DESC, rank DESC, title, id)",
	price: "(price, title, id) INCLUDE (in_stock)",
	created_at: "(created_at DESC, title, id) INCLUDE (in_stock)",
	selection: "(category, price) INCLUDE (tags, in_stock)",
};
