import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Which inventory items' boxes moved, written with them: processes that hold the boxes of every product read those that
 * others changed since. Told by the transaction that wrote it, as `public_change` is, and forgotten with it.
 */
export class Migration20261124023000ProductSearchStockChanges extends Migration {
	override up(): void {
		for (const statement of STATEMENTS) this.addSql(statement);
	}

	override down(): void {
		for (const event of ["moved", "appeared"])
			this.addSql(`DROP TRIGGER IF EXISTS stock_change_${event} ON inventory_level`);
		this.addSql("DROP FUNCTION IF EXISTS stock_change_of_level()");
		this.addSql("DROP TABLE IF EXISTS stock_change");
	}
}

const STATEMENTS = [
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
