import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261120095503 extends Migration {
	override async up(): Promise<void> {
		this.addSql(
			`create table if not exists "product_packaging" ("id" text not null, "product_id" text not null, "variant_id" text not null, "inventory_item_id" text not null, "reference" text not null, "ean_unit" text not null, "ean_box" text not null, "pieces_per_box" integer not null, "boxes_per_layer" integer null, "boxes_per_pallet" integer null, "price_per_piece_box" numeric not null, "price_per_piece_layer" numeric null, "price_per_piece_pallet" numeric null, "weight_grams" real not null, "best_before_date" text null, "vat_rate" real not null, "ingredients" text not null, "allergens" text[] not null, "traces" text[] not null, "nutrition" jsonb null, "raw_price_per_piece_box" jsonb not null, "raw_price_per_piece_layer" jsonb null, "raw_price_per_piece_pallet" jsonb null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "product_packaging_pkey" primary key ("id"), constraint CK_packaging_pieces check (pieces_per_box > 0), constraint CK_packaging_layer check (boxes_per_layer IS NULL OR boxes_per_layer > 1), constraint CK_packaging_pallet check (boxes_per_pallet IS NULL OR boxes_per_pallet > 1), constraint CK_packaging_price check (price_per_piece_box > 0));`,
		);
		this.addSql(
			`CREATE INDEX IF NOT EXISTS "IDX_product_packaging_deleted_at" ON "product_packaging" ("deleted_at") WHERE deleted_at IS NULL;`,
		);
		this.addSql(
			`CREATE UNIQUE INDEX IF NOT EXISTS "UQ_product_packaging_product_id" ON "product_packaging" ("product_id") WHERE deleted_at IS NULL;`,
		);
		this.addSql(
			`CREATE UNIQUE INDEX IF NOT EXISTS "UQ_product_packaging_reference" ON "product_packaging" ("reference") WHERE deleted_at IS NULL;`,
		);
		this.addSql(
			`CREATE INDEX IF NOT EXISTS "IDX_product_packaging_variant_id" ON "product_packaging" ("variant_id") WHERE deleted_at IS NULL;`,
		);
		this.addSql(
			`CREATE INDEX IF NOT EXISTS "IDX_product_packaging_inventory_item_id" ON "product_packaging" ("inventory_item_id") WHERE deleted_at IS NULL;`,
		);
		this.addSql(
			`CREATE INDEX IF NOT EXISTS "IDX_product_packaging_ean_unit" ON "product_packaging" ("ean_unit") WHERE deleted_at IS NULL;`,
		);
		this.addSql(
			`CREATE INDEX IF NOT EXISTS "IDX_product_packaging_ean_box" ON "product_packaging" ("ean_box") WHERE deleted_at IS NULL;`,
		);
	}

	override async down(): Promise<void> {
		this.addSql(`drop table if exists "product_packaging" cascade;`);
	}
}
