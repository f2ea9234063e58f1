import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261120111500ProductSearch extends Migration {
	override async up(): Promise<void> {
		this.addSql(`CREATE TABLE IF NOT EXISTS "product_search" (
			"id" text NOT NULL PRIMARY KEY,
			"inventory_item_id" text NOT NULL,
			"name" text NOT NULL,
			"title" text COLLATE "C" NOT NULL,
			"category" text COLLATE "C" NOT NULL,
			"tags" text[] NOT NULL,
			"codes" text[] NOT NULL,
			"price" double precision NOT NULL,
			"rank" integer NOT NULL,
			"created_at" timestamptz NOT NULL,
			"words" tsvector NOT NULL,
			"product" jsonb NOT NULL,
			"saved_at" timestamptz NOT NULL DEFAULT clock_timestamp()
		);`);
		// The words are read for every hit, the answer only for the hits of a page: the one stays in the row, uncompressed
		// as long as it fits, the other goes beside the table.
		this.addSql(`ALTER TABLE "product_search" ALTER COLUMN "words" SET STORAGE MAIN;`);
		this.addSql(`ALTER TABLE "product_search" ALTER COLUMN "product" SET STORAGE EXTERNAL;`);
		const indexes: Record<string, string> = {
			words: `USING gin ("words") WITH (fastupdate = off)`,
			codes: `USING gin ("codes") WITH (fastupdate = off)`,
			rank: `("rank" DESC, "title", "id")`,
			price: `("price", "id")`,
			created_at: `("created_at" DESC, "title", "id")`,
			// Holds all that counts of a selection need.
			selection: `("category", "price") INCLUDE ("tags", "inventory_item_id")`,
		};
		for (const [name, definition] of Object.entries(indexes))
			this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_search_${name}" ON "product_search" ${definition};`);
		this.addSql(`CREATE TABLE IF NOT EXISTS "product_search_word" (
			"word" text COLLATE "C" NOT NULL PRIMARY KEY,
			"spelling" text NOT NULL,
			"stem" text COLLATE "C" NOT NULL,
			"sound" text COLLATE "C" NOT NULL,
			"cuts" text[] COLLATE "C" NOT NULL,
			"saved_at" timestamptz NOT NULL DEFAULT clock_timestamp()
		);`);
		this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_search_word_stem" ON "product_search_word" ("stem");`);
		this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_search_word_sound" ON "product_search_word" ("sound");`);
		this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_search_word_cuts" ON "product_search_word"
			USING gin ("cuts") WITH (fastupdate = off);`);
	}

	override async down(): Promise<void> {
		this.addSql(`DROP TABLE IF EXISTS "product_search_word";`);
		this.addSql(`DROP TABLE IF EXISTS "product_search";`);
	}
}
