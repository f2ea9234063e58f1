import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Lots of the stock. Triggers move them in the transaction that moves a level of Medusa's inventory, for any cause, so that
 * their sum is the stock at any instant. What is in stock before lots are recorded is one lot without a number. (ADR 5)
 */
export class Migration20261126150000OrderingLots extends Migration {
	override up(): void {
		for (const statement of TABLES) this.addSql(statement);
		this.addSql(`insert into lot (id, inventory_item_id, location_id, boxes)
			select 'lot_' || md5(id), inventory_item_id, location_id, floor(stocked_quantity) from inventory_level
			where deleted_at is null and stocked_quantity >= 1`);
		for (const statement of TRIGGERS) this.addSql(statement);
	}

	override down(): void {
		for (const event of ["appeared", "moved", "gone"])
			this.addSql(`drop trigger if exists lot_of_level_${event} on inventory_level`);
		this.addSql("drop table if exists order_lot, goods_receipt, lot_movement, lot");
		for (const name of ["lot_of_level", "lot_moved"]) this.addSql(`drop function if exists ${name}()`);
	}
}

const TABLES = [
	// leaving: of shipped orders, until Medusa's fulfilment takes them from the level.
	`create table lot (
		id text primary key,
		inventory_item_id text not null,
		location_id text not null,
		code text,
		durability text check (durability in ('BEST_BEFORE','USE_BY')),
		expires_on date,
		boxes int not null check (boxes >= 0),
		leaving int not null default 0 check (leaving >= 0 and leaving <= boxes),
		created_at timestamptz not null default now())`,
	"create unique index lot_code_key on lot (inventory_item_id, location_id, coalesce(code, ''))",
	"create index lot_date on lot (expires_on) where boxes > 0",
	// Each change of a lot. claimed: of boxes that left with no order named, those that an order was found for since.
	`create table lot_movement (
		id bigint generated always as identity primary key,
		lot_id text not null references lot (id),
		boxes int not null,
		claimed int not null default 0,
		at timestamptz not null default now())`,
	"create index lot_movement_unclaimed on lot_movement (lot_id, id) where boxes + claimed < 0",
	`create table goods_receipt (
		id text primary key,
		key text not null constraint goods_receipt_key unique,
		lot_id text not null references lot (id),
		boxes int not null check (boxes > 0),
		supplier text not null,
		cost_cents numeric(12, 2),
		received_on date not null,
		received_by text not null,
		created_at timestamptz not null)`,
	"create index goods_receipt_lot on goods_receipt (lot_id)",
	// Of a line, a row for each lot that was picked, and for each that left with a shipment.
	`create table order_lot (
		id bigint generated always as identity primary key,
		order_id text not null,
		line_id text not null references order_book_line (id) on delete cascade,
		lot_id text not null references lot (id),
		boxes int not null check (boxes > 0),
		returned int not null default 0 check (returned >= 0 and returned <= boxes),
		shipped_at timestamptz)`,
	"create index order_lot_lot on order_lot (lot_id)",
	"create index order_lot_order on order_lot (order_id, line_id)",
];

/**
 * The setting shop.lot of a transaction names the lot that is moved; 'count' takes from boxes that no shipped order waits for.
 * Without it a fulfilment takes first what shipped orders wait for. All else follows `firstExpiredFirst` of the domain.
 */
const TRIGGERS = [
	`create function lot_of_level() returns trigger language plpgsql as $$
	declare
		item text := case when tg_op = 'DELETE' then old.inventory_item_id else new.inventory_item_id end;
		place text := case when tg_op = 'DELETE' then old.location_id else new.location_id end;
		before int := case when tg_op = 'INSERT' or old.deleted_at is not null then 0 else floor(old.stocked_quantity) end;
		after int := case when tg_op = 'DELETE' or new.deleted_at is not null then 0 else floor(new.stocked_quantity) end;
		wanted text := nullif(current_setting('shop.lot', true), '');
		missing int := before - after;
		part int;
		pool text;
		one record;
	begin
		if wanted is not null and wanted <> 'count' then
			update lot set boxes = boxes - missing where id = wanted and inventory_item_id = item and location_id = place;
			if found then return null; end if;
		end if;
		if missing < 0 then
			insert into lot (id, inventory_item_id, location_id, boxes)
				values ('lot_' || md5(item || ' ' || place), item, place, -missing)
				on conflict (inventory_item_id, location_id, coalesce(code, '')) do update set boxes = lot.boxes + excluded.boxes;
			return null;
		end if;
		foreach pool in array case when wanted is null then '{leaving,free}' else '{free,leaving}' end::text[] loop
			for one in select id, case when pool = 'leaving' then leaving else boxes - leaving end as found from lot
				where inventory_item_id = item and location_id = place and boxes > 0
				order by code is not null, expires_on nulls last, created_at, id
			loop
				exit when missing = 0;
				part := least(missing, one.found);
				missing := missing - part;
				update lot set boxes = boxes - part, leaving = leaving - case when pool = 'leaving' then part else 0 end
					where id = one.id and part > 0;
			end loop;
		end loop;
		return null;
	end $$`,
	`create trigger lot_of_level_appeared after insert on inventory_level for each row
		when (new.stocked_quantity >= 1) execute function lot_of_level()`,
	`create trigger lot_of_level_moved after update on inventory_level for each row
		when ((floor(old.stocked_quantity), old.deleted_at is null) is distinct from (floor(new.stocked_quantity), new.deleted_at is null))
		execute function lot_of_level()`,
	`create trigger lot_of_level_gone after delete on inventory_level for each row execute function lot_of_level()`,
	// The lot that leaves next may be another now: its date is on the product's page.
	`create function lot_moved() returns trigger language plpgsql as $$
	declare
		change int := new.boxes - case when tg_op = 'INSERT' then 0 else old.boxes end;
	begin
		if change <> 0 then
			insert into lot_movement (lot_id, boxes, claimed) values (new.id, change, case
				when change > 0 then 0
				when coalesce(current_setting('shop.lot', true), '') <> '' then -change
				else old.leaving - new.leaving end);
		end if;
		if tg_op = 'INSERT' or (new.boxes > new.leaving) <> (old.boxes > old.leaving) then
			insert into public_change (tag) select 'product:' || id from product_search
				where inventory_item_id = new.inventory_item_id;
		end if;
		return null;
	end $$`,
	`create trigger lot_moved after insert or update on lot for each row execute function lot_moved()`,
];
