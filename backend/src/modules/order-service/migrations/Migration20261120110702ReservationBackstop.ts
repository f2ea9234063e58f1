import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * The backstop on Medusa's reservations. At the end of any transaction that touched a reservation, the level's reserved
 * figure becomes the sum of the live reservations, under the level's row lock, and a reservation beyond the stock is
 * refused. So Medusa's own code, which reads and then writes absolute values (medusajs/medusa #16569) and checks every
 * line against the same figure (#16502), can neither lose an update nor oversell beside ours. Deferred, since Medusa
 * writes the level after the reservation.
 */
export class Migration20261120110702ReservationBackstop extends Migration {
	override up(): void {
		this.addSql(FUNCTION);
		this.addSql(`create constraint trigger reservation_within_stock
			after insert or update or delete on reservation_item
			deferrable initially deferred for each row execute function reservation_within_stock()`);
	}

	override down(): void {
		this.addSql("drop trigger if exists reservation_within_stock on reservation_item");
		this.addSql("drop function if exists reservation_within_stock()");
	}
}

const FUNCTION = `create or replace function reservation_within_stock() returns trigger language plpgsql as $$
declare
	place record;
	level record;
	live numeric;
	grows boolean := false;
begin
	if tg_op = 'INSERT' then
		grows := new.deleted_at is null;
	elsif tg_op = 'UPDATE' then
		grows := new.deleted_at is null and (
			old.deleted_at is not null or new.quantity > old.quantity
			or new.inventory_item_id <> old.inventory_item_id or new.location_id <> old.location_id);
	end if;
	for place in
		select distinct item, location from (values
			(case when tg_op <> 'INSERT' then old.inventory_item_id end, case when tg_op <> 'INSERT' then old.location_id end),
			(case when tg_op <> 'DELETE' then new.inventory_item_id end, case when tg_op <> 'DELETE' then new.location_id end)
		) as touched(item, location) where item is not null order by item, location
	loop
		select id, stocked_quantity, reserved_quantity, raw_reserved_quantity into level from inventory_level
			where inventory_item_id = place.item and location_id = place.location and deleted_at is null for update;
		continue when not found;
		select coalesce(sum(quantity), 0) into live from reservation_item
			where inventory_item_id = place.item and location_id = place.location and deleted_at is null;
		if grows and live > level.stocked_quantity and not coalesce(new.allow_backorder, false) then
			raise exception 'reservations of % exceed the stock: % > %', place.item, live, level.stocked_quantity
				using errcode = 'check_violation', constraint = 'reservation_within_stock';
		end if;
		if level.reserved_quantity <> live or (level.raw_reserved_quantity->>'value')::numeric is distinct from live then
			update inventory_level set reserved_quantity = live, updated_at = now(),
				raw_reserved_quantity = jsonb_build_object('value', trim_scale(live)::text, 'precision', 20)
				where id = level.id;
		end if;
	end loop;
	return null;
end $$`;
