import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Tells receivers of webhooks what changed of a product, in the transaction that changes it, by the webhook module's
 * `note_webhook`. Of its stock when pages say something else of it.
 */
export class Migration20261122160500ProductSearchWebhooks extends Migration {
	override up(): void {
		for (const statement of STATEMENTS) this.addSql(statement);
		this.addSql(stockFunction(" PERFORM note_webhook_of_stock(new.inventory_item_id);"));
	}

	override down(): void {
		this.addSql(stockFunction(""));
		this.addSql("DROP TRIGGER IF EXISTS product_search_webhook ON product_search");
		this.addSql("DROP FUNCTION IF EXISTS product_search_webhook()");
		this.addSql("DROP FUNCTION IF EXISTS note_webhook_of_stock(text)");
	}
}

const PRICES = "'{price,pricePerPieceBox,pricePerPieceLayer,pricePerPiecePallet}'::text[]";

const STATEMENTS = [
	`CREATE FUNCTION product_search_webhook() RETURNS trigger LANGUAGE plpgsql AS $$
	BEGIN
		IF tg_op <> 'UPDATE' THEN
			PERFORM note_webhook('product.changed', 'product:' || coalesce(new.id, old.id), coalesce(new.name, old.name));
		ELSE
			IF old.product - ${PRICES} IS DISTINCT FROM new.product - ${PRICES} THEN
				PERFORM note_webhook('product.changed', 'product:' || new.id, new.name);
			END IF;
			IF (SELECT array_agg(old.product -> key) IS DISTINCT FROM array_agg(new.product -> key) FROM unnest(${PRICES}) AS key) THEN
				PERFORM note_webhook('product.price_changed', 'product:' || new.id, new.name);
			END IF;
		END IF;
		RETURN NULL;
	END $$`,
	`CREATE TRIGGER product_search_webhook AFTER INSERT OR DELETE OR UPDATE OF product ON product_search FOR EACH ROW
		EXECUTE FUNCTION product_search_webhook()`,
	`CREATE FUNCTION note_webhook_of_stock(item text) RETURNS void LANGUAGE plpgsql AS $$
	BEGIN
		PERFORM note_webhook('product.stock_changed', 'product:' || id, name) FROM product_search WHERE inventory_item_id = item;
	END $$`,
];

/** As of Migration20261122110000ProductSearchChanges, with one more statement where what is shown differs. */
function stockFunction(further: string): string {
	return `CREATE OR REPLACE FUNCTION public_change_of_stock() RETURNS trigger LANGUAGE plpgsql AS $$
	DECLARE
		boxes numeric;
		change numeric := (new.stocked_quantity - new.reserved_quantity) - (old.stocked_quantity - old.reserved_quantity);
	BEGIN
		SELECT coalesce(sum(stocked_quantity - reserved_quantity), 0) INTO boxes FROM inventory_level
			WHERE inventory_item_id = new.inventory_item_id AND deleted_at IS NULL;
		IF shown_stock(boxes) <> shown_stock(boxes - change) THEN
			INSERT INTO public_change (tag)
				SELECT 'product:' || id FROM product_search WHERE inventory_item_id = new.inventory_item_id;${further}
		END IF;
		RETURN NULL;
	END $$`;
}
