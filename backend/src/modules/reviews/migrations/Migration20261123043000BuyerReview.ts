import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What buyers wrote stands in a table of its own until a person publishes it: `product_review` stays what everybody may read,
 * for the previous release too.
 */
export class Migration20261123043000BuyerReview extends Migration {
	override async up(): Promise<void> {
		this.addSql(`ALTER TABLE product_review ADD COLUMN IF NOT EXISTS bought_at timestamptz NULL,
			ADD COLUMN IF NOT EXISTS published_at timestamptz NULL,
			ADD COLUMN IF NOT EXISTS answer text NULL,
			ADD COLUMN IF NOT EXISTS answered_at timestamptz NULL`);
		this.addSql(`CREATE TABLE IF NOT EXISTS buyer_review (
			id text PRIMARY KEY,
			customer_id text NOT NULL,
			product_id text NOT NULL,
			product_name text NOT NULL,
			order_number text NOT NULL,
			bought_at timestamptz NOT NULL,
			author_first_name text NOT NULL,
			rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
			title text NULL,
			text text NOT NULL,
			submitted_at timestamptz NOT NULL,
			state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'PUBLISHED', 'REFUSED')),
			decided_at timestamptz NULL,
			decided_by text NULL,
			reason text NULL,
			CONSTRAINT buyer_review_once UNIQUE (customer_id, product_id),
			CHECK ((state = 'OPEN') = (decided_at IS NULL)),
			CHECK ((state = 'REFUSED') = (reason IS NOT NULL)))`);
		this.addSql("CREATE INDEX IF NOT EXISTS buyer_review_open ON buyer_review (submitted_at) WHERE state = 'OPEN'");
		this.addSql(
			"CREATE INDEX IF NOT EXISTS buyer_review_decided ON buyer_review (state, decided_at DESC) WHERE state <> 'OPEN'",
		);
		this.addSql("CREATE INDEX IF NOT EXISTS buyer_review_age ON buyer_review (submitted_at)");
	}

	override async down(): Promise<void> {
		this.addSql("DROP TABLE IF EXISTS buyer_review");
		this.addSql(`ALTER TABLE product_review DROP COLUMN IF EXISTS bought_at, DROP COLUMN IF EXISTS published_at,
			DROP COLUMN IF EXISTS answer, DROP COLUMN IF EXISTS answered_at`);
	}
}
