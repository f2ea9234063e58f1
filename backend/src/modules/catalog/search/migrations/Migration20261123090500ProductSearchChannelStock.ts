import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Notes for the webhooks of channels that sell a part of the stock that a product's boxes moved: their part may be another one
 * where the whole is in the same band. Whether it is, is seen when the message is to be sent.
 */
export class Migration20261123090500ProductSearchChannelStock extends Migration {
	override up(): void {
		for (const statement of STATEMENTS) this.addSql(statement);
	}

	override down(): void {
		this.addSql("DROP TRIGGER IF EXISTS webhook_channel_stock ON inventory_level");
		this.addSql("DROP FUNCTION IF EXISTS webhook_of_channel_stock()");
	}
}

const STATEMENTS = [
	`CREATE FUNCTION webhook_of_channel_stock() RETURNS trigger LANGUAGE plpgsql AS $$
	BEGIN
		INSERT INTO webhook_delivery (endpoint_id, message_id, type, subject, label, occurred_at, next_try_at, only_if_new)
			SELECT endpoint.id, 'msg_' || replace(gen_random_uuid()::text, '-', ''), 'product.stock_changed',
				'product:' || product.id, product.name, now(), now(), true
			FROM webhook_endpoint endpoint
			JOIN channel_terms terms ON terms.sales_channel_id = endpoint.channel_id AND terms.stock <> 'ALL'
			JOIN product_search product ON product.inventory_item_id = new.inventory_item_id
			WHERE 'product.stock_changed' = ANY(endpoint.events);
		RETURN NULL;
	END $$`,
	// By its name after the trigger that tells of the whole stock, which then makes this message say nothing new.
	`CREATE TRIGGER webhook_channel_stock AFTER UPDATE ON inventory_level FOR EACH ROW
		WHEN ((old.stocked_quantity, old.reserved_quantity) IS DISTINCT FROM (new.stocked_quantity, new.reserved_quantity))
		EXECUTE FUNCTION webhook_of_channel_stock()`,
];
