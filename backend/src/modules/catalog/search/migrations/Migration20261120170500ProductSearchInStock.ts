import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Whether a product can be bought, beside its other sort keys. A trigger on the levels turns it in the very transaction
 * that sells the last box or brings the first one back, whoever writes it; every other movement of stock leaves the row
 * alone, so that orders of one product wait for nothing more than its level.
 */
export class Migration20261120170500ProductSearchInStock extends Migration {
	override async up(): Promise<void> {
		for (const statement of STATEMENTS) this.addSql(statement);
	}

	override async down(): Promise<void> {
		for (const event of ["changed", "appeared"])
			this.addSql(`DROP TRIGGER IF EXISTS product_search_stock_${event} ON inventory_level`);
		this.addSql("DROP FUNCTION IF EXISTS product_search_stock()");
		for (const [name, { former }] of Object.entries(INDEXES)) {
			this.addSql(`DROP INDEX IF EXISTS "IDX_product_search_${name}"`);
			this.addSql(`CREATE INDEX "IDX_product_search_${name}" ON product_search ${former}`);
		}
		this.addSql(`DROP INDEX IF EXISTS "IDX_product_search_inventory_item"`);
		this.addSql("ALTER TABLE product_search DROP COLUMN in_stock");
		this.addSql("DROP FUNCTION IF EXISTS has_stock(text)");
	}
}

const INDEXES = {
	rank: {
		present: "(in_stock DESC, rank DESC, title, id)",
		former: "(rank DESC, title, id)",
	},
	selection: {
		present: "(category, price) INCLUDE (tags, in_stock)",
		former: "(category, price) INCLUDE (tags, inventory_item_id)",
	},
};

const STATEMENTS = [
	// Volatile: after waiting for the transaction that changed a row, it reads the level again.
	`CREATE FUNCTION has_stock(item text) RETURNS boolean LANGUAGE sql VOLATILE AS $$
		SELECT coalesce(sum(stocked_quantity - reserved_quantity), 0) >= 1 FROM inventory_level
		WHERE inventory_item_id = item AND deleted_at IS NULL
	$$`,
	"ALTER TABLE product_search ADD COLUMN in_stock boolean NOT NULL DEFAULT false",
	"UPDATE product_search SET in_stock = has_stock(inventory_item_id)",
	...Object.entries(INDEXES).flatMap(([name, { present }]) => [
		`DROP INDEX IF EXISTS "IDX_product_search_${name}"`,
		`CREATE INDEX "IDX_product_search_${name}" ON product_search ${present}`,
	]),
	`CREATE INDEX "IDX_product_search_inventory_item" ON product_search (inventory_item_id)`,
	`CREATE FUNCTION product_search_stock() RETURNS trigger LANGUAGE plpgsql AS $$
	DECLARE
		item text;
		now_in_stock boolean;
	BEGIN
		FOREACH item IN ARRAY ARRAY[
			CASE WHEN tg_op <> 'INSERT' THEN old.inventory_item_id END, CASE WHEN tg_op <> 'DELETE' THEN new.inventory_item_id END
		] LOOP
			now_in_stock := has_stock(item);
			UPDATE product_search SET in_stock = now_in_stock
				WHERE inventory_item_id = item AND in_stock IS DISTINCT FROM now_in_stock;
		END LOOP;
		RETURN NULL;
	END $$`,
	`CREATE TRIGGER product_search_stock_changed AFTER UPDATE ON inventory_level FOR EACH ROW WHEN (
			(old.inventory_item_id, old.deleted_at IS NULL, old.stocked_quantity - old.reserved_quantity >= 1)
			IS DISTINCT FROM (new.inventory_item_id, new.deleted_at IS NULL, new.stocked_quantity - new.reserved_quantity >= 1)
		) EXECUTE FUNCTION product_search_stock()`,
	`CREATE TRIGGER product_search_stock_appeared AFTER INSERT OR DELETE ON inventory_level
		FOR EACH ROW EXECUTE FUNCTION product_search_stock()`,
];
