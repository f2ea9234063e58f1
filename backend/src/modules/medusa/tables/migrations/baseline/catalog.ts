/** What the shop adds to products, their search rows, imports and batches, lots. */
export const CATALOG = [
	`create table lot (
		id text primary key,
		inventory_item_id text not null,
		location_id text not null,
		code text,
		durability text check (durability in ('BEST_BEFORE', 'USE_BY')),
		expires_on date,
		boxes integer not null check (boxes >= 0),
		leaving integer default 0 not null,
		created_at timestamptz default now() not null,
		withheld integer default 0 not null check (withheld >= 0),
		blocked_at timestamptz,
		block_reason text default '' not null,
		constraint lot_check check ((leaving >= 0) and (leaving <= boxes))
	)`,
	"create unique index lot_code_key on lot (inventory_item_id, location_id, COALESCE(code, ''))",
	"create index lot_date on lot (expires_on) where (boxes > 0)",
	`create table goods_receipt (
		id text primary key,
		key text not null,
		lot_id text not null references lot(id),
		boxes integer not null check (boxes > 0),
		supplier text not null,
		cost_cents numeric(12,2),
		received_on date not null,
		received_by text not null,
		created_at timestamptz not null,
		request_hash text,
		line integer default 0 not null,
		delivery_note text default '' not null,
		undone_at timestamptz,
		undone_by text,
		constraint goods_receipt_key unique (key, line)
	)`,
	"create index goods_receipt_lot on goods_receipt (lot_id)",
	`create table lot_movement (
		id bigint generated always as identity primary key,
		lot_id text not null references lot(id),
		boxes integer not null,
		claimed integer default 0 not null,
		at timestamptz default now() not null
	)`,
	"create index lot_movement_unclaimed on lot_movement (lot_id, id) where ((boxes + claimed) < 0)",
	`create table lot_removal (
		key text primary key,
		lot_id text not null references lot(id),
		boxes integer not null check (boxes > 0),
		kind text not null check (kind in ('LOSS', 'SUPPLIER')),
		reason text not null,
		removed_by text not null,
		removed_at timestamptz not null
	)`,
	"create index lot_removal_lot on lot_removal (lot_id)",
	`create table product_batch (
		id text primary key,
		actor_id text not null,
		actor_email text not null,
		request_id text not null,
		request_hash text not null,
		action jsonb not null,
		undoes text references product_batch(id) on delete set null,
		created_at timestamptz not null,
		stopped_at timestamptz,
		ended_at timestamptz,
		attempts integer default 0 not null,
		lease_token uuid,
		next_try_at timestamptz not null,
		error text,
		constraint product_batch_request unique (actor_id, request_id)
	)`,
	"create index product_batch_newest on product_batch (created_at DESC, id DESC)",
	"create index product_batch_open on product_batch (next_try_at) where (ended_at IS NULL)",
	"create index product_batch_undoes on product_batch (undoes) where (undoes IS NOT NULL)",
	`create table product_batch_item (
		batch_id text not null references product_batch(id) on delete cascade,
		position integer not null,
		product_id text not null,
		reference text not null,
		name text not null,
		expected jsonb,
		wanted jsonb,
		boxes integer,
		state text default 'WAITING' not null check (state in ('WAITING', 'DONE', 'UNCHANGED', 'REFUSED')),
		refusal text,
		before jsonb,
		after jsonb,
		done_at timestamptz,
		constraint product_batch_item_pkey primary key (batch_id, product_id),
		constraint product_batch_item_check check ((state = 'REFUSED') = (refusal is not null)),
		constraint product_batch_item_check1 check ((state = 'DONE') = ((before is not null) and (after is not null)))
	)`,
	`create index product_batch_item_waiting on product_batch_item (batch_id, "position") where (state = 'WAITING')`,
	`create table import_run (
		id text primary key,
		kind text not null check (kind in ('products', 'customers', 'past-orders')),
		state text not null check (state in ('RUNNING', 'DONE', 'REFUSED', 'FAILED', 'UNDOING', 'UNDONE')),
		dry_run boolean not null,
		file_name text not null,
		actor_email text not null,
		report jsonb not null,
		created_at timestamptz default now() not null,
		ended_at timestamptz,
		next_try_at timestamptz default now() not null,
		attempts integer default 0 not null,
		lease_token uuid,
		error text
	)`,
	"create index import_run_latest on import_run (kind, created_at DESC, id DESC) where (not dry_run)",
	"create index import_run_open on import_run (next_try_at) where (state in ('RUNNING', 'UNDOING'))",
	"create unique index import_run_of_products on import_run (kind) where (kind = 'products' and state in ('RUNNING', 'UNDOING'))",
	`create table product_import_image (
		address_hash text primary key,
		image text not null,
		created_at timestamptz default now() not null
	)`,
	`create table import_undo (
		import_id text not null references import_run(id) on delete cascade,
		reference text not null,
		previous jsonb,
		constraint import_undo_pkey primary key (import_id, reference)
	)`,
	"create index import_undo_reference on import_undo (reference)",
	`create table product_packaging (
		id text primary key,
		product_id text not null,
		variant_id text not null,
		inventory_item_id text not null,
		reference text not null,
		ean_unit text not null,
		ean_box text not null,
		pieces_per_box integer not null,
		boxes_per_layer integer,
		boxes_per_pallet integer,
		price_per_piece_box numeric not null,
		price_per_piece_layer numeric,
		price_per_piece_pallet numeric,
		weight_grams real not null,
		best_before_date text,
		vat_rate real not null,
		ingredients text not null,
		allergens text[] not null,
		traces text[] not null,
		nutrition jsonb,
		raw_price_per_piece_box jsonb not null,
		raw_price_per_piece_layer jsonb,
		raw_price_per_piece_pallet jsonb,
		created_at timestamptz default now() not null,
		updated_at timestamptz default now() not null,
		deleted_at timestamptz,
		is_food boolean default true not null,
		folded_name text collate "C" default '' not null,
		price_cents bigint generated always as ((floor((((round((price_per_piece_box * (10000)::numeric)) * (pieces_per_box)::numeric) + (50)::numeric) / (100)::numeric)))::bigint) stored not null,
		legal_name text default '' not null,
		storage_conditions text default '' not null,
		operator text default '' not null,
		origin text default '' not null,
		withdrawal_right text default 'FREE' not null,
		organic_code text default '' not null,
		organic_farming text default '' not null,
		durability text default 'BEST_BEFORE' not null,
		days_at_delivery integer,
		request_id text,
		preparation_days integer,
		constraint ck_packaging_layer check ((boxes_per_layer is null) or (boxes_per_layer > 1)),
		constraint ck_packaging_pallet check ((boxes_per_pallet is null) or (boxes_per_pallet > 1)),
		constraint ck_packaging_pieces check (pieces_per_box > 0),
		constraint ck_packaging_price check (price_per_piece_box > (0)::numeric)
	)`,
	`create index "IDX_product_packaging_deleted_at" on product_packaging (deleted_at) where (deleted_at IS NULL)`,
	`create index "IDX_product_packaging_ean_box" on product_packaging (ean_box) where (deleted_at IS NULL)`,
	`create index "IDX_product_packaging_ean_unit" on product_packaging (ean_unit) where (deleted_at IS NULL)`,
	`create index "IDX_product_packaging_folded_name" on product_packaging (folded_name, product_id) where (deleted_at IS NULL)`,
	`create index "IDX_product_packaging_inventory_item_id" on product_packaging (inventory_item_id) where (deleted_at IS NULL)`,
	`create index "IDX_product_packaging_price_cents" on product_packaging (price_cents, product_id) where (deleted_at IS NULL)`,
	`create index "IDX_product_packaging_variant_id" on product_packaging (variant_id) where (deleted_at IS NULL)`,
	`create unique index "UQ_product_packaging_product_id" on product_packaging (product_id) where (deleted_at IS NULL)`,
	`create unique index "UQ_product_packaging_reference" on product_packaging (reference) where (deleted_at IS NULL)`,
	`create unique index "UQ_product_packaging_request_id" on product_packaging (request_id) where (deleted_at IS NULL)`,
	"create index product_packaging_likeness on product_packaging using gin (folded_name gin_trgm_ops, lower(reference) gin_trgm_ops) where (deleted_at IS NULL)",
	`create table product_price_history (
		id bigint generated always as identity primary key,
		product_id text not null,
		order_type text not null check (order_type in ('box', 'layer', 'pallet')),
		price_per_piece numeric,
		since timestamptz default clock_timestamp() not null
	)`,
	`create index "IDX_product_price_history" on product_price_history (product_id, order_type, since, id)`,
	`create table product_search (
		id text primary key,
		inventory_item_id text not null,
		name text not null,
		title text collate "C" not null,
		category text collate "C" not null,
		tags text[] not null,
		codes text[] not null,
		price double precision not null,
		rank integer not null,
		created_at timestamptz not null,
		words tsvector not null,
		product jsonb not null,
		saved_at timestamptz default clock_timestamp() not null,
		in_stock boolean default false not null,
		product_at timestamptz,
		packaging_at timestamptz,
		source text
	)`,
	`create index "IDX_product_search_codes" on product_search using gin (codes) with (fastupdate=off)`,
	`create index "IDX_product_search_created_at" on product_search (created_at DESC, title, id) INCLUDE (category, tags, price, in_stock)`,
	`create index "IDX_product_search_inventory_item" on product_search (inventory_item_id)`,
	`create index "IDX_product_search_names" on product_search using gin (ts_filter(words, '{a}'::"char"[])) with (fastupdate=off)`,
	`create index "IDX_product_search_price" on product_search (price) INCLUDE (title, id, category, tags, in_stock)`,
	`create index "IDX_product_search_rank" on product_search (in_stock DESC, rank DESC, title, id) INCLUDE (category, tags, price)`,
	`create index "IDX_product_search_words" on product_search using gin (words) with (fastupdate=off)`,
	`create table product_search_version (
		version bigint not null
	)`,
	"create unique index product_search_version_single on product_search_version ((true))",
	"insert into product_search_version values (1)",
	`create table product_search_word (
		word text collate "C" not null,
		spelling text not null,
		stem text collate "C" not null,
		sound text collate "C" not null,
		cuts text[] collate "C" not null,
		saved_at timestamptz default clock_timestamp() not null,
		constraint product_search_word_pkey primary key (word, spelling)
	)`,
	`create index "IDX_product_search_word_cuts" on product_search_word using gin (cuts) with (fastupdate=off)`,
	`create index "IDX_product_search_word_sound" on product_search_word (sound)`,
	`create index "IDX_product_search_word_stem" on product_search_word (stem)`,
	`create table public_change (
		tag text not null,
		moves_lists boolean default false not null,
		written_by xid8 default pg_current_xact_id() not null,
		written_at timestamptz default clock_timestamp() not null
	)`,
	`create index "IDX_public_change_written_by" on public_change (written_by)`,
	`create table stock_count (
		id text primary key,
		key text not null unique,
		reason text not null,
		counted_by text not null,
		counted_at timestamptz not null,
		request_hash text
	)`,
	"create index stock_count_at on stock_count (counted_at DESC, id DESC)",
	`create table stock_count_line (
		count_id text not null references stock_count(id) on delete cascade,
		lot_id text not null references lot(id),
		expected integer not null check (expected >= 0),
		counted integer not null check (counted >= 0),
		constraint stock_count_line_pkey primary key (count_id, lot_id)
	)`,
	`create table import_mapping (
		id text primary key,
		headings text not null,
		mapping jsonb not null,
		created_at timestamptz default now() not null,
		updated_at timestamptz default now() not null,
		kind text not null check (kind in ('products', 'customers')),
		constraint import_mapping_kind_headings_key unique (kind, headings)
	)`,
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
		end
	$$`,
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
		end
	$$`,
	`create function price_history_is_for_good() returns trigger language plpgsql as $$
		BEGIN
			RAISE EXCEPTION 'a price that was asked stays on record';
		END
	$$`,
	`create function product_packaging_named() returns trigger language plpgsql as $$
		BEGIN
			new.folded_name := coalesce((SELECT fold_text(title) FROM product WHERE id = new.product_id), '');
			RETURN new;
		END
	$$`,
	`create function product_packaging_priced() returns trigger language plpgsql as $$
		BEGIN
			INSERT INTO product_price_history (product_id, order_type, price_per_piece)
			SELECT new.product_id, order_type, price FROM (VALUES
			('box', new.price_per_piece_box),
			('layer', CASE WHEN new.boxes_per_layer IS NOT NULL THEN new.price_per_piece_layer END),
			('pallet', CASE WHEN new.boxes_per_pallet IS NOT NULL THEN new.price_per_piece_pallet END)
		) tier (order_type, price)
			WHERE price IS DISTINCT FROM (SELECT price_per_piece FROM product_price_history last
				WHERE last.product_id = new.product_id AND last.order_type = tier.order_type
				ORDER BY since DESC, id DESC LIMIT 1);
			RETURN NULL;
		END
	$$`,
	`create function product_packaging_renamed() returns trigger language plpgsql as $$
		BEGIN
			UPDATE product_packaging SET folded_name = fold_text(new.title) WHERE product_id = new.id;
			RETURN NULL;
		END
	$$`,
	`create function product_search_changed() returns trigger language plpgsql as $$
		BEGIN UPDATE product_search_version SET version = version + 1; RETURN NULL; END
	$$`,
	`create function product_search_stock() returns trigger language plpgsql as $$
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
		END
	$$`,
	`create function product_search_webhook() returns trigger language plpgsql as $$
		BEGIN
			IF tg_op <> 'UPDATE' THEN
				PERFORM note_webhook('product.changed', 'product:' || coalesce(new.id, old.id), coalesce(new.name, old.name));
			ELSE
				IF old.product - '{price,pricePerPieceBox,pricePerPieceLayer,pricePerPiecePallet}'::text[] IS DISTINCT FROM new.product - '{price,pricePerPieceBox,pricePerPieceLayer,pricePerPiecePallet}'::text[] THEN
					PERFORM note_webhook('product.changed', 'product:' || new.id, new.name);
				END IF;
				IF (SELECT array_agg(old.product -> key) IS DISTINCT FROM array_agg(new.product -> key) FROM unnest('{price,pricePerPieceBox,pricePerPieceLayer,pricePerPiecePallet}'::text[]) AS key) THEN
					PERFORM note_webhook('product.price_changed', 'product:' || new.id, new.name);
				END IF;
			END IF;
			RETURN NULL;
		END
	$$`,
	`create function public_change_of_categories() returns trigger language plpgsql as $$
		BEGIN
			INSERT INTO public_change (tag) VALUES ('categories');
			UPDATE product_search_version SET version = version + 1;
			RETURN NULL;
		END
	$$`,
	`create function public_change_of_product() returns trigger language plpgsql as $$
		BEGIN
			INSERT INTO public_change (tag, moves_lists)
				VALUES ('product:' || CASE WHEN tg_op = 'DELETE' THEN old.id ELSE new.id END, true);
			RETURN NULL;
		END
	$$`,
	`create function public_change_of_stock() returns trigger language plpgsql as $$
		DECLARE
			boxes numeric;
			change numeric := (new.stocked_quantity - new.reserved_quantity) - (old.stocked_quantity - old.reserved_quantity);
		BEGIN
			SELECT coalesce(sum(stocked_quantity - reserved_quantity), 0) INTO boxes FROM inventory_level
				WHERE inventory_item_id = new.inventory_item_id AND deleted_at IS NULL;
			IF shown_stock(boxes) <> shown_stock(boxes - change) THEN
				INSERT INTO public_change (tag)
					SELECT 'product:' || id FROM product_search WHERE inventory_item_id = new.inventory_item_id; PERFORM note_webhook_of_stock(new.inventory_item_id);
			END IF;
			RETURN NULL;
		END
	$$`,
	`create function webhook_of_channel_stock() returns trigger language plpgsql as $$
		BEGIN
			INSERT INTO webhook_delivery (endpoint_id, message_id, type, subject, label, occurred_at, next_try_at, only_if_new)
				SELECT endpoint.id, 'msg_' || replace(gen_random_uuid()::text, '-', ''), 'product.stock_changed',
					'product:' || product.id, product.name, now(), now(), true
				FROM webhook_endpoint endpoint
				JOIN channel_terms terms ON terms.sales_channel_id = endpoint.channel_id AND terms.stock <> 'ALL'
				JOIN product_search product ON product.inventory_item_id = new.inventory_item_id
				WHERE 'product.stock_changed' = ANY(endpoint.events);
			RETURN NULL;
		END
	$$`,
	"create trigger lot_moved after insert or update on lot for each row execute function lot_moved()",
	"create trigger product_packaging_named before insert or update of product_id on product_packaging for each row execute function product_packaging_named()",
	"create trigger product_packaging_priced after insert or update on product_packaging for each row execute function product_packaging_priced()",
	"create trigger price_history_is_for_good before delete or update on product_price_history for each row execute function price_history_is_for_good()",
	"create trigger product_search_changed after insert or delete or update of name, title, category, tags, codes, price, rank, created_at, words, product or truncate on product_search for each statement execute function product_search_changed()",
	"create trigger product_search_webhook after insert or delete or update of product on product_search for each row execute function product_search_webhook()",
	"create trigger public_change_came_or_went after insert or delete on product_search for each row execute function public_change_of_product()",
	"create trigger public_change_changed after update on product_search for each row when ((((((old.product is distinct from new.product) or (old.rank is distinct from new.rank)) or (old.in_stock is distinct from new.in_stock)) or (old.words is distinct from new.words)) or (old.created_at is distinct from new.created_at))) execute function public_change_of_product()",
	"create trigger lot_of_level_appeared after insert on inventory_level for each row when ((new.stocked_quantity >= (1)::numeric)) execute function lot_of_level()",
	"create trigger lot_of_level_gone after delete on inventory_level for each row execute function lot_of_level()",
	"create trigger lot_of_level_moved after update on inventory_level for each row when (((floor(old.stocked_quantity) is distinct from floor(new.stocked_quantity)) or ((old.deleted_at is null) is distinct from (new.deleted_at is null)))) execute function lot_of_level()",
	"create trigger product_search_stock_appeared after insert or delete on inventory_level for each row execute function product_search_stock()",
	"create trigger product_search_stock_changed after update on inventory_level for each row when ((((old.inventory_item_id is distinct from new.inventory_item_id) or ((old.deleted_at is null) is distinct from (new.deleted_at is null))) or (((old.stocked_quantity - old.reserved_quantity) >= (1)::numeric) is distinct from ((new.stocked_quantity - new.reserved_quantity) >= (1)::numeric)))) execute function product_search_stock()",
	"create trigger public_change_stock after update on inventory_level for each row when (((old.stocked_quantity - old.reserved_quantity) <> (new.stocked_quantity - new.reserved_quantity))) execute function public_change_of_stock()",
	"create trigger webhook_channel_stock after update on inventory_level for each row when (((old.stocked_quantity is distinct from new.stocked_quantity) or (old.reserved_quantity is distinct from new.reserved_quantity))) execute function webhook_of_channel_stock()",
	"create trigger product_packaging_renamed after update of title on product for each row when ((old.title <> new.title)) execute function product_packaging_renamed()",
	"create trigger public_change_categories after insert or delete or update on product_category for each statement execute function public_change_of_categories()",
];
