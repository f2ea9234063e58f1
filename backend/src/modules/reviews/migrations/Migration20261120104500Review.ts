import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261120104500Review extends Migration {
	override async up(): Promise<void> {
		this.addSql(`CREATE TABLE IF NOT EXISTS "product_review" (
			"id" text NOT NULL,
			"product_id" text NOT NULL,
			"rating" integer NOT NULL,
			"title" text NULL,
			"text" text NOT NULL,
			"author_first_name" text NOT NULL,
			"is_demo" boolean NOT NULL DEFAULT false,
			"written_at" timestamptz NOT NULL,
			"created_at" timestamptz NOT NULL DEFAULT now(),
			"updated_at" timestamptz NOT NULL DEFAULT now(),
			"deleted_at" timestamptz NULL,
			CONSTRAINT "product_review_pkey" PRIMARY KEY ("id"),
			CONSTRAINT "CK_review_rating" CHECK (rating BETWEEN 1 AND 5)
		);`);
		this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_review_product_id_written_at"
			ON "product_review" ("product_id", "written_at") WHERE deleted_at IS NULL;`);
		this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_review_deleted_at"
			ON "product_review" ("deleted_at") WHERE deleted_at IS NULL;`);
	}

	override async down(): Promise<void> {
		this.addSql(`DROP TABLE IF EXISTS "product_review";`);
	}
}
