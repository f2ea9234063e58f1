import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Lists, searches and suggestions are SQL: an index for each order, with the columns that filters and facets need, and one of
 * the words of names. `source` tells a row that was made from another state of its product. What fed the catalogue in each
 * process's memory goes; no release knows it. (ADR 15)
 */
export class Migration20261125235500ProductSearchInSql extends Migration {
	override up(): void {
		this.addSql("ALTER TABLE product_search ADD COLUMN IF NOT EXISTS source text");
		for (const [name, definition] of Object.entries(INDEXES))
			this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_search_${name}" ON product_search ${definition}`);
		for (const event of ["moved", "appeared"])
			this.addSql(`DROP TRIGGER IF EXISTS stock_change_${event} ON inventory_level`);
		this.addSql("DROP FUNCTION IF EXISTS stock_change_of_level()");
		this.addSql("DROP TABLE IF EXISTS stock_change");
	}

	override down(): void {
		for (const statement of STOCK_CHANGES) this.addSql(statement);
		for (const name of Object.keys(INDEXES)) this.addSql(`DROP INDEX IF EXISTS "IDX_product_search_${name}"`);
		this.addSql("ALTER TABLE product_search DROP COLUMN IF EXISTS source");
	}
}

const INDEXES = {
	rank: "(in_stock DESC, rank DESC, title, id) INCLUDE (category, tags, price)",
	// Both ways: products of one price are sorted as they are read.
	price: "(price) INCLUDE (title, id, category, tags, in_stock)",
	created_at: "(created_at DESC, title, id) INCLUDE (category, tags, price, in_stock)",
	names: "USING gin (ts_filter(words, '{a}')) WITH (fastupdate = off)",
};

/** As of Migration20261124023000ProductSearchStockChanges. */
const STOCK_CHANGES = [
	`CREATE TABLE stock_change (
		inventory_item_id text NOT NULL,
		written_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
		written_at timestamptz NOT NULL DEFAULT clock_timestamp())`,
	`CREATE INDEX "IDX_stock_change_written_by" ON stock_change (written_by)`,
	`CREATE FUNCTION stock_change_of_level() RETURNS trigger LANGUAGE plpgsql AS $$
	BEGIN
		IF tg_op <> 'INSERT' THEN
			INSERT INTO stock_change (inventory_item_id) VALUES (old.inventory_item_id);
		END IF;
		IF tg_op = 'INSERT' OR (tg_op = 'UPDATE' AND new.inventory_item_id <> old.inventory_item_id) THEN
			INSERT INTO stock_change (inventory_item_id) VALUES (new.inventory_item_id);
		END IF;
		RETURN NULL;
	END $$`,
	`CREATE TRIGGER stock_change_moved AFTER UPDATE ON inventory_level FOR EACH ROW WHEN (
			(old.inventory_item_id, old.deleted_at IS NULL, old.stocked_quantity - old.reserved_quantity)
			IS DISTINCT FROM (new.inventory_item_id, new.deleted_at IS NULL, new.stocked_quantity - new.reserved_quantity)
		) EXECUTE FUNCTION stock_change_of_level()`,
	`CREATE TRIGGER stock_change_appeared AFTER INSERT OR DELETE ON inventory_level
		FOR EACH ROW EXECUTE FUNCTION stock_change_of_level()`,
];
