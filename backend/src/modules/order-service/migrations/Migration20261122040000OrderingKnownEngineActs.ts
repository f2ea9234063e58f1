import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * The acts on a Medusa order that the order service reflects: made by the shop itself, taken over, or overruled since.
 * An act is identified by what Medusa stores (the time of a cancellation, the id of a fulfilment), so that no clocks
 * of two books are compared. What lies in Medusa when this table comes is history.
 */
export class Migration20261122040000OrderingKnownEngineActs extends Migration {
	override up(): void {
		this.addSql(`create table order_book_engine_act (
			order_id text not null references order_book on delete cascade,
			leads_to text not null check (leads_to in ('PREPARING','SHIPPED','DELIVERED','CANCELLED')),
			subject text not null,
			primary key (order_id, leads_to, subject)
		)`);
		this.addSql(`do $$ begin
			if to_regclass('"order"') is null or to_regclass('order_fulfillment') is null or to_regclass('fulfillment') is null
				then return; end if;
			insert into order_book_engine_act (order_id, leads_to, subject)
				select order_book.id, 'CANCELLED', extract(epoch from engine.canceled_at)::text
					from order_book join "order" engine on engine.id = order_book.medusa_order_id
					where engine.status = 'canceled' and engine.canceled_at is not null
				union all
				select order_book.id, step.leads_to, made.id from order_book
					join order_fulfillment link on link.order_id = order_book.medusa_order_id and link.deleted_at is null
					join fulfillment made on made.id = link.fulfillment_id and made.deleted_at is null
					cross join lateral (values
						('PREPARING', made.created_at), ('SHIPPED', made.shipped_at), ('DELIVERED', made.delivered_at)
					) step(leads_to, at) where step.at is not null;
		end $$`);
	}

	override down(): void {
		this.addSql("drop table if exists order_book_engine_act");
	}
}
