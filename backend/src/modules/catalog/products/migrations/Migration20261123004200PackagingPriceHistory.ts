import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What each tier cost from when on. Written by the database with the change itself, so that no writer can bypass it,
 * and never changed. What is there already held its price at least since its row was last written.
 */
export class Migration20261123004200PackagingPriceHistory extends Migration {
	override async up(): Promise<void> {
		for (const statement of STATEMENTS) this.addSql(statement);
	}

	override async down(): Promise<void> {
		this.addSql("DROP TRIGGER IF EXISTS product_packaging_priced ON product_packaging");
		this.addSql("DROP FUNCTION IF EXISTS product_packaging_priced()");
		this.addSql("DROP TABLE IF EXISTS product_price_history");
		this.addSql("DROP FUNCTION IF EXISTS price_history_is_for_good()");
	}
}

/** The tiers that a row of `product_packaging` sells: a price without boxes is none. */
const TIERS = (row: string) => `(VALUES
		('box', ${row}.price_per_piece_box),
		('layer', CASE WHEN ${row}.boxes_per_layer IS NOT NULL THEN ${row}.price_per_piece_layer END),
		('pallet', CASE WHEN ${row}.boxes_per_pallet IS NOT NULL THEN ${row}.price_per_piece_pallet END)
	) tier (order_type, price)`;

const STATEMENTS = [
	`CREATE TABLE product_price_history (
		id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
		product_id text NOT NULL,
		order_type text NOT NULL CHECK (order_type IN ('box', 'layer', 'pallet')),
		price_per_piece numeric,
		since timestamptz NOT NULL DEFAULT clock_timestamp()
	)`,
	`CREATE INDEX "IDX_product_price_history" ON product_price_history (product_id, order_type, since, id)`,
	`INSERT INTO product_price_history (product_id, order_type, price_per_piece, since)
		SELECT product_id, order_type, price, updated_at FROM product_packaging packaging CROSS JOIN LATERAL ${TIERS("packaging")}
		WHERE deleted_at IS NULL AND price IS NOT NULL`,
	`CREATE FUNCTION product_packaging_priced() RETURNS trigger LANGUAGE plpgsql AS $$
	BEGIN
		INSERT INTO product_price_history (product_id, order_type, price_per_piece)
		SELECT new.product_id, order_type, price FROM ${TIERS("new")}
		WHERE price IS DISTINCT FROM (SELECT price_per_piece FROM product_price_history last
			WHERE last.product_id = new.product_id AND last.order_type = tier.order_type
			ORDER BY since DESC, id DESC LIMIT 1);
		RETURN NULL;
	END $$`,
	`CREATE TRIGGER product_packaging_priced AFTER INSERT OR UPDATE ON product_packaging
		FOR EACH ROW EXECUTE FUNCTION product_packaging_priced()`,
	`CREATE FUNCTION price_history_is_for_good() RETURNS trigger LANGUAGE plpgsql AS $$
	BEGIN
		RAISE EXCEPTION 'a price that was asked stays on record';
	END $$`,
	`CREATE TRIGGER price_history_is_for_good BEFORE UPDATE OR DELETE ON product_price_history
		FOR EACH ROW EXECUTE FUNCTION price_history_is_for_good()`,
];
