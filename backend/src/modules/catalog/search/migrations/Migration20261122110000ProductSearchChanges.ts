import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What changed on public pages, recorded in the transaction that writes the row. Which transaction
 * wrote a line stands beside it: by that a reader who comes back finds what was committed meanwhile, however long it took.
 * Other modules write their own lines (settings, reviews).
 */
export class Migration20261122110000ProductSearchChanges extends Migration {
	override async up(): Promise<void> {
		for (const statement of STATEMENTS) this.addSql(statement);
	}

	override async down(): Promise<void> {
		this.addSql("DROP TRIGGER IF EXISTS public_change_stock ON inventory_level");
		for (const event of ["changed", "came_or_went"])
			this.addSql(`DROP TRIGGER IF EXISTS public_change_${event} ON product_search`);
		for (const name of ["public_change_of_stock()", "public_change_of_product()", "shown_stock(numeric)"])
			this.addSql(`DROP FUNCTION IF EXISTS ${name}`);
		this.addSql("DROP TABLE IF EXISTS public_change");
	}
}

const STATEMENTS = [
	`CREATE TABLE public_change (
		tag text NOT NULL,
		moves_lists boolean NOT NULL DEFAULT false,
		written_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
		written_at timestamptz NOT NULL DEFAULT clock_timestamp())`,
	`CREATE INDEX "IDX_public_change_written_by" ON public_change (written_by)`,
	`CREATE FUNCTION public_change_of_product() RETURNS trigger LANGUAGE plpgsql AS $$
	BEGIN
		INSERT INTO public_change (tag, moves_lists)
			VALUES ('product:' || CASE WHEN tg_op = 'DELETE' THEN old.id ELSE new.id END, true);
		RETURN NULL;
	END $$`,
	`CREATE TRIGGER public_change_changed AFTER UPDATE ON product_search FOR EACH ROW
		WHEN ((old.product, old.rank, old.in_stock) IS DISTINCT FROM (new.product, new.rank, new.in_stock))
		EXECUTE FUNCTION public_change_of_product()`,
	`CREATE TRIGGER public_change_came_or_went AFTER INSERT OR DELETE ON product_search FOR EACH ROW
		EXECUTE FUNCTION public_change_of_product()`,
	// What pages say of so many boxes: a band, or the figure itself where few are left.
	`CREATE FUNCTION shown_stock(boxes numeric) RETURNS text LANGUAGE sql IMMUTABLE AS $$
		SELECT CASE WHEN boxes > 50 THEN 'high' WHEN boxes > 10 THEN 'medium' ELSE greatest(floor(boxes), 0)::text END
	$$`,
	`CREATE FUNCTION public_change_of_stock() RETURNS trigger LANGUAGE plpgsql AS $$
	DECLARE
		boxes numeric;
		change numeric := (new.stocked_quantity - new.reserved_quantity) - (old.stocked_quantity - old.reserved_quantity);
	BEGIN
		SELECT coalesce(sum(stocked_quantity - reserved_quantity), 0) INTO boxes FROM inventory_level
			WHERE inventory_item_id = new.inventory_item_id AND deleted_at IS NULL;
		IF shown_stock(boxes) <> shown_stock(boxes - change) THEN
			INSERT INTO public_change (tag)
				SELECT 'product:' || id FROM product_search WHERE inventory_item_id = new.inventory_item_id;
		END IF;
		RETURN NULL;
	END $$`,
	`CREATE TRIGGER public_change_stock AFTER UPDATE ON inventory_level FOR EACH ROW
		WHEN (old.stocked_quantity - old.reserved_quantity <> new.stocked_quantity - new.reserved_quantity)
		EXECUTE FUNCTION public_change_of_stock()`,
];
