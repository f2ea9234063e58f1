/** Orders, payments, refunds, quotes, lists. */
export const SALES = [
	`create table demo_idempotency_key (
		key text primary key,
		request_hash text not null,
		answer jsonb not null,
		created_at timestamptz default now() not null
	)`,
	`create table demo_payment_intent (
		id text primary key,
		status text not null,
		wire jsonb not null
	)`,
	`create table demo_refund (
		id text primary key,
		intent_id text not null references demo_payment_intent(id),
		amount_cents integer not null check (amount_cents > 0),
		wire jsonb not null
	)`,
	`create table order_book (
		id text primary key,
		order_number text not null,
		customer_id text not null,
		checkout_id text not null,
		fingerprint text not null,
		status text not null check (status in ('PENDING', 'CONFIRMED', 'PREPARING', 'SHIPPED', 'DELIVERED', 'CANCELLED')),
		payment_type text not null check (payment_type in ('full', 'deposit')),
		deposit_percentage integer check ((deposit_percentage >= 1) and (deposit_percentage <= 99)),
		currency text default 'eur' not null,
		subtotal_cents integer not null check (subtotal_cents >= 0),
		shipping_cents integer not null check (shipping_cents >= 0),
		total_cents integer not null,
		expected_cents integer not null,
		captured_cents integer default 0 not null check (captured_cents >= 0),
		refunded_cents integer default 0 not null,
		last_attempt_failed boolean default false not null,
		email text not null,
		first_name text not null,
		last_name text not null,
		phone text not null,
		street text not null,
		city text not null,
		postal_code text not null,
		country text not null,
		delivery_notes text,
		hold_expires_at timestamptz,
		expiring_since timestamptz,
		confirmed_at timestamptz,
		delivered_at timestamptz,
		medusa_order_id text,
		created_at timestamptz not null,
		updated_at timestamptz not null,
		version integer default 1 not null,
		fulfilled_at timestamptz,
		sales_channel_id text default own_sales_channel(),
		external_ref text,
		placed_by text,
		cart_id text,
		tracking_carrier text,
		tracking_number text,
		tracking_link text,
		follow_key text,
		company text,
		registration text,
		vat_number text,
		purchase_order text,
		billing_street text,
		billing_postal_code text,
		billing_city text,
		billing_country text,
		terms_id integer,
		withdrawn_cents integer default 0 not null check (withdrawn_cents >= 0),
		corrections integer default 0 not null,
		delivery jsonb,
		shipment_count integer default 0 not null,
		is_partly_shipped boolean default false not null,
		cost_centre text,
		dispatch_by text check (dispatch_by ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
		company_id text,
		approval text check (approval in ('WAITING', 'APPROVED', 'DECLINED')),
		promotions jsonb default '[]'::jsonb not null,
		on_account_at timestamptz,
		search_text text generated always as ("left"(replace(fold_text(((((((((((((((((((order_number || ' ') || replace(order_number, '-', '')) || ' ') || regexp_replace(phone, '[^0-9]', '', 'g')) || ' ') || first_name) || ' ') || last_name) || ' ') || email) || ' ') || COALESCE(company, '')) || ' ') || COALESCE(purchase_order, '')) || ' ') || regexp_replace(COALESCE(purchase_order, ''), '[^0-9A-Za-z]', '', 'g')) || ' ') || COALESCE(cost_centre, ''))), '''', ''), 600)) stored not null,
		corrected_cents integer default 0 not null check (corrected_cents >= 0),
		payment_status text generated always as (
	CASE
	    WHEN ((captured_cents > 0) AND (refunded_cents >= captured_cents)) THEN 'REFUNDED'
	    WHEN ((captured_cents > 0) AND (captured_cents >= ((total_cents - withdrawn_cents) + corrected_cents))) THEN 'PAID'
	    WHEN (captured_cents > 0) THEN 'PARTIAL'
	    WHEN last_attempt_failed THEN 'FAILED'
	    ELSE 'PENDING'
	END) stored not null,
		turnover_cents integer generated always as (
	CASE
	    WHEN (status = ANY (ARRAY['PENDING', 'CANCELLED'])) THEN 0
	    ELSE LEAST((total_cents - withdrawn_cents), (GREATEST(captured_cents, ((total_cents - withdrawn_cents) + corrected_cents)) - refunded_cents))
	END) stored not null,
		balance_cents integer generated always as (GREATEST(0, (((total_cents - withdrawn_cents) + corrected_cents) - captured_cents))) stored not null,
		constraint order_book_checkout_unique unique (customer_id, checkout_id),
		constraint order_book_engine_order_unique unique (medusa_order_id),
		constraint order_book_number_unique unique (order_number),
		constraint order_book_check check (total_cents = (subtotal_cents + shipping_cents)),
		constraint order_book_check1 check ((expected_cents >= 0) and (expected_cents <= total_cents)),
		constraint order_book_check2 check ((refunded_cents >= 0) and (refunded_cents <= captured_cents)),
		constraint order_book_tracking check ((tracking_carrier is null) = (tracking_number is null))
	)`,
	"create index order_book_attention on order_book (created_at DESC, id DESC) INCLUDE (status, confirmed_at, payment_status) where ((status = ANY (ARRAY['CONFIRMED', 'PREPARING'])) OR ((status = 'PENDING') AND last_attempt_failed AND (captured_cents = 0)) OR ((status = 'CANCELLED') AND (captured_cents > refunded_cents)) OR ((status = ANY (ARRAY['SHIPPED', 'DELIVERED'])) AND (balance_cents > 0)))",
	"create index order_book_business_search on order_book using gin (replace(fold_text(((((COALESCE(company, '') || ' ') || COALESCE(purchase_order, '')) || ' ') || regexp_replace(COALESCE(purchase_order, ''), '[^0-9A-Za-z]', '', 'g'))), '''', '') gin_trgm_ops) where (company IS NOT NULL)",
	"create index order_book_cart on order_book (cart_id, created_at DESC, id DESC) where (cart_id IS NOT NULL)",
	"create index order_book_channel on order_book (sales_channel_id, created_at DESC, id DESC) INCLUDE (status, turnover_cents)",
	"create index order_book_channel_changes on order_book (sales_channel_id, updated_at, id) where (external_ref IS NOT NULL)",
	"create index order_book_channel_day on order_book (created_at) INCLUDE (sales_channel_id, turnover_cents)",
	"create index order_book_city on order_book (order_city(city) text_pattern_ops, created_at DESC, id DESC)",
	"create index order_book_company on order_book (company_id, created_at DESC, id DESC) where (company_id IS NOT NULL)",
	"create index order_book_customer on order_book (customer_id, created_at DESC, id)",
	"create index order_book_day on order_book (created_at) INCLUDE (status, turnover_cents, customer_id)",
	"create unique index order_book_external_ref on order_book (sales_channel_id, external_ref) where (external_ref IS NOT NULL)",
	"create unique index order_book_follow_key on order_book (follow_key) where (follow_key IS NOT NULL)",
	"create index order_book_hold on order_book (hold_expires_at) where (status = 'PENDING')",
	"create index order_book_newest on order_book (created_at DESC, id DESC) INCLUDE (search_text)",
	"create index order_book_payment_status on order_book (payment_status, created_at DESC, id DESC)",
	"create index order_book_promotions on order_book using gin (promotions jsonb_path_ops) where (promotions <> '[]'::jsonb)",
	"create index order_book_search on order_book using gin (search_text gin_trgm_ops)",
	"create unique index order_book_staff_request on order_book (checkout_id) where (placed_by IS NOT NULL)",
	"create index order_book_status on order_book (status, created_at DESC, id DESC) INCLUDE (turnover_cents)",
	"create index order_book_status_and_payment on order_book (status, payment_status, created_at DESC, id DESC)",
	"create index order_book_total on order_book (total_cents, id)",
	"create index order_book_unpaid on order_book (customer_id) where ((status = 'PENDING') AND (captured_cents = 0))",
	`create table payment_attempt (
		id text primary key,
		order_id text not null references order_book(id) on delete cascade,
		provider text not null check (provider in ('demo', 'stripe', 'manual', 'external')),
		state text not null check (state in ('UNKNOWN', 'OPEN', 'SUCCEEDED', 'CANCELLED')),
		requested_cents integer not null check (requested_cents >= 0),
		amount_cents integer not null check (amount_cents >= 0),
		intent_id text unique,
		error_code text,
		error_message text,
		created_at timestamptz not null,
		updated_at timestamptz not null,
		purpose text default 'CHECKOUT' not null check (purpose in ('CHECKOUT', 'BALANCE', 'BY_HAND'))
	)`,
	"create unique index payment_attempt_one_live on payment_attempt (order_id) where (state = ANY (ARRAY['UNKNOWN', 'OPEN']))",
	`create table manual_payment (
		id text primary key,
		order_id text not null references order_book(id),
		attempt_id text not null references payment_attempt(id),
		amount_cents integer not null check (amount_cents > 0),
		received_on date not null,
		reference text not null,
		recorded_by text not null,
		recorded_at timestamptz not null,
		idempotency_key text not null,
		engine_payment_id text unique,
		means text check (means in ('transfer', 'cheque', 'cash')),
		constraint manual_payment_key_unique unique (order_id, idempotency_key)
	)`,
	`create table order_batch (
		id text primary key,
		actor_id text not null,
		actor_email text not null,
		request_id text not null,
		request_hash text not null,
		status text not null check (status in ('PENDING', 'CONFIRMED', 'PREPARING', 'SHIPPED', 'DELIVERED', 'CANCELLED')),
		notify_customer boolean not null,
		created_at timestamptz not null,
		stopped_at timestamptz,
		ended_at timestamptz,
		attempts integer default 0 not null,
		lease_token uuid,
		next_try_at timestamptz not null,
		error text,
		ship_unpaid boolean default true not null,
		constraint order_batch_request unique (actor_id, request_id)
	)`,
	"create index order_batch_newest on order_batch (created_at DESC, id DESC)",
	"create index order_batch_open on order_batch (next_try_at) where (ended_at IS NULL)",
	`create table order_batch_item (
		batch_id text not null references order_batch(id) on delete cascade,
		position integer not null,
		order_id text not null references order_book(id) on delete cascade,
		version integer not null,
		state text default 'WAITING' not null check (state in ('WAITING', 'DONE', 'UNCHANGED', 'REFUSED')),
		refusal text,
		constraint order_batch_item_pkey primary key (batch_id, order_id),
		constraint order_batch_item_check check ((state = 'REFUSED') = (refusal is not null))
	)`,
	"create index order_batch_item_order on order_batch_item (order_id)",
	`create index order_batch_item_waiting on order_batch_item (batch_id, "position") where (state = 'WAITING')`,
	`create table order_book_engine_act (
		order_id text not null references order_book(id) on delete cascade,
		leads_to text not null check (leads_to in ('PREPARING', 'SHIPPED', 'DELIVERED', 'CANCELLED')),
		subject text not null,
		constraint order_book_engine_act_pkey primary key (order_id, leads_to, subject)
	)`,
	`create table order_book_history (
		id bigint generated always as identity primary key,
		order_id text not null references order_book(id) on delete cascade,
		at timestamptz not null,
		actor text not null,
		from_status text,
		to_status text not null,
		note text,
		act text
	)`,
	"create index order_book_history_order on order_book_history (order_id, id)",
	`create table order_book_line (
		id text primary key,
		order_id text not null references order_book(id) on delete cascade,
		position integer not null,
		product_id text not null,
		variant_id text not null,
		inventory_item_id text not null,
		location_id text not null,
		sku text not null,
		product_name text not null,
		image_url text not null,
		boxes integer not null check (boxes > 0),
		unit_price_cents integer not null check (unit_price_cents >= 0),
		total_cents integer not null,
		pieces_per_box integer not null,
		boxes_per_layer integer,
		boxes_per_pallet integer,
		vat_rate numeric(5,2) not null,
		withdrawal_right text default 'FREE' not null,
		removed_boxes integer default 0 not null,
		shipped_boxes integer default 0 not null,
		returned_boxes integer default 0 not null,
		list_unit_price_cents integer,
		constraint order_book_line_order_id_position_key unique (order_id, "position"),
		constraint order_book_line_order_id_product_id_key unique (order_id, product_id),
		constraint order_book_line_check check (total_cents = (unit_price_cents * boxes)),
		constraint order_book_line_list_price check (list_unit_price_cents > unit_price_cents),
		constraint order_book_line_removed_boxes check ((removed_boxes >= 0) and (removed_boxes <= boxes)),
		constraint order_book_line_returned_boxes check ((returned_boxes >= 0) and (returned_boxes <= shipped_boxes)),
		constraint order_book_line_shipped_boxes check ((shipped_boxes >= 0) and (shipped_boxes <= (boxes - removed_boxes)))
	)`,
	"create index order_book_line_product on order_book_line (product_id)",
	"create index order_book_line_sku on order_book_line (sku, order_id)",
	`create table order_complaint (
		id text primary key,
		order_id text not null references order_book(id) on delete cascade,
		request_id text not null unique,
		number text not null unique,
		kind text not null,
		remedy text not null,
		submitted_at timestamptz not null,
		state text default 'OPEN' not null check (state in ('OPEN', 'ANSWERED', 'REFUNDED', 'REPLACED', 'SETTLED', 'REFUSED')),
		ended_at timestamptz,
		ended_by text,
		words text default '' not null,
		refund_cents integer check (refund_cents > 0),
		constraint order_complaint_check check ((state in ('OPEN', 'ANSWERED')) = (ended_at is null)),
		constraint order_complaint_check1 check ((state = 'REFUNDED') = (refund_cents is not null))
	)`,
	"create index order_complaint_order on order_complaint (order_id)",
	"create index order_complaint_time on order_complaint (state, submitted_at)",
	`create table order_complaint_line (
		complaint_id text not null references order_complaint(id) on delete cascade,
		line_id text not null references order_book_line(id) on delete cascade,
		boxes integer not null check (boxes > 0),
		constraint order_complaint_line_pkey primary key (complaint_id, line_id)
	)`,
	"create index order_complaint_line_line on order_complaint_line (line_id)",
	`create table order_complaint_message (
		id text primary key,
		complaint_id text not null references order_complaint(id) on delete cascade,
		request_id text not null unique,
		source text not null check (source in ('CUSTOMER', 'SHOP')),
		written_by text,
		said_at timestamptz not null,
		text text not null
	)`,
	"create index order_complaint_message_complaint on order_complaint_message (complaint_id, said_at)",
	`create table order_correction (
		id text primary key,
		order_id text not null references order_book(id) on delete cascade,
		idempotency_key text not null,
		request_hash text not null,
		corrected_at timestamptz not null,
		corrected_by text not null,
		from_cents integer not null check (from_cents >= 0),
		to_cents integer not null check (to_cents > 0),
		refund_cents integer not null,
		replaces_invoice boolean not null,
		constraint order_correction_key_unique unique (order_id, idempotency_key),
		constraint order_correction_check check ((refund_cents >= 0) and (refund_cents <= from_cents))
	)`,
	`create table order_engine_act (
		engine_order_id text not null,
		leads_to text not null check (leads_to in ('PREPARING', 'SHIPPED', 'DELIVERED', 'CANCELLED')),
		actor_id text not null,
		actor_email text not null,
		at timestamptz default now() not null,
		constraint order_engine_act_pkey primary key (engine_order_id, leads_to)
	)`,
	`create table order_engine_cancelling (
		engine_order_id text primary key,
		since timestamptz default now() not null
	)`,
	`create table order_invariant (
		name text primary key,
		count integer not null,
		read_at timestamptz not null
	)`,
	`create table payment_refund (
		id text primary key,
		order_id text not null references order_book(id),
		amount_cents integer not null check (amount_cents > 0),
		reason text not null,
		source text not null check (source in ('BACK_OFFICE', 'ENGINE', 'SHOP')),
		requested_by text not null,
		idempotency_key text not null,
		requested_at timestamptz not null,
		cause text default 'GOODS' not null check (cause in ('GOODS', 'GESTURE', 'PAYMENT')),
		constraint payment_refund_key_unique unique (order_id, idempotency_key)
	)`,
	`create table order_line_refund (
		id text primary key,
		order_id text not null references order_book(id) on delete cascade,
		idempotency_key text not null,
		fingerprint text not null,
		refund_id text references payment_refund(id) on delete set null,
		worth_cents integer not null,
		off_balance_cents integer not null check (off_balance_cents >= 0),
		refund_cents integer not null check (refund_cents >= 0),
		shipping_cents integer not null check (shipping_cents >= 0),
		reason text not null,
		requested_by text not null,
		requested_at timestamptz not null,
		constraint order_line_refund_order_id_idempotency_key_key unique (order_id, idempotency_key),
		constraint order_line_refund_check check ((worth_cents >= 0) and (((off_balance_cents + refund_cents) >= LEAST(worth_cents, 1)) and ((off_balance_cents + refund_cents) <= worth_cents)))
	)`,
	"create index order_line_refund_refund on order_line_refund (refund_id)",
	`create table order_line_refund_item (
		line_refund_id text not null references order_line_refund(id) on delete cascade,
		line_id text not null references order_book_line(id) on delete cascade,
		boxes integer not null check (boxes > 0),
		is_restocked boolean not null,
		removed_boxes integer default 0 not null,
		constraint order_line_refund_item_pkey primary key (line_refund_id, line_id),
		constraint order_line_refund_item_removed_boxes check ((removed_boxes >= 0) and (removed_boxes <= boxes))
	)`,
	"create index order_line_refund_item_line on order_line_refund_item (line_id)",
	`create table order_lot (
		id bigint generated always as identity primary key,
		order_id text not null,
		line_id text not null references order_book_line(id) on delete cascade,
		lot_id text not null references lot(id),
		boxes integer not null check (boxes > 0),
		returned integer default 0 not null,
		shipped_at timestamptz,
		constraint order_lot_check check ((returned >= 0) and (returned <= boxes))
	)`,
	"create index order_lot_lot on order_lot (lot_id)",
	"create index order_lot_order on order_lot (order_id, line_id)",
	`create table order_outbox (
		id text primary key,
		order_id text not null references order_book(id) on delete cascade,
		task text not null check (task in ('PROJECT', 'REFUND', 'INVOICE')),
		created_at timestamptz not null,
		done_at timestamptz,
		attempts integer default 0 not null,
		next_try_at timestamptz not null,
		error text,
		version integer default 1 not null,
		lease_token uuid,
		open_since timestamptz default now() not null,
		constraint order_outbox_order_id_task_key unique (order_id, task)
	)`,
	"create index order_outbox_open on order_outbox (next_try_at) where (done_at IS NULL)",
	`create table order_received_return (
		id text primary key,
		order_id text not null references order_book(id) on delete cascade,
		idempotency_key text not null,
		fingerprint text not null,
		received_at timestamptz not null,
		constraint order_received_return_order_id_idempotency_key_key unique (order_id, idempotency_key)
	)`,
	`create table order_received_return_line (
		return_id text not null references order_received_return(id) on delete cascade,
		line_id text not null references order_book_line(id) on delete cascade,
		disposition text not null check (disposition in ('RESTOCK', 'LOSS')),
		boxes integer not null check (boxes > 0),
		constraint order_received_return_line_pkey primary key (return_id, line_id, disposition)
	)`,
	"create index order_received_return_line_line on order_received_return_line (line_id)",
	`create table order_withdrawal (
		id text primary key,
		order_id text not null references order_book(id) on delete cascade,
		request_id text not null unique,
		name text not null,
		submitted_at timestamptz not null,
		is_late boolean not null,
		due_cents integer not null check (due_cents >= 0),
		state text default 'OPEN' not null check (state in ('OPEN', 'ACCEPTED', 'REFUSED')),
		decided_at timestamptz,
		decided_by text,
		reason text,
		off_balance_cents integer default 0 not null check (off_balance_cents >= 0),
		constraint order_withdrawal_check check ((state = 'OPEN') = (decided_at is null))
	)`,
	"create index order_withdrawal_decided on order_withdrawal (decided_at DESC) where (state <> 'OPEN')",
	"create index order_withdrawal_open on order_withdrawal (submitted_at) where (state = 'OPEN')",
	"create index order_withdrawal_order on order_withdrawal (order_id)",
	`create table order_withdrawal_line (
		withdrawal_id text not null references order_withdrawal(id) on delete cascade,
		line_id text not null references order_book_line(id) on delete cascade,
		boxes integer not null check (boxes > 0),
		removed_boxes integer default 0 not null,
		constraint order_withdrawal_line_pkey primary key (withdrawal_id, line_id),
		constraint order_withdrawal_line_removed_boxes check ((removed_boxes >= 0) and (removed_boxes <= boxes))
	)`,
	"create index order_withdrawal_line_line on order_withdrawal_line (line_id)",
	`create table ordering_setting (
		key text primary key,
		value text not null
	)`,
	`create table payment_dispute (
		id text primary key,
		order_id text not null references order_book(id) on delete cascade,
		attempt_id text not null references payment_attempt(id),
		amount_cents integer not null check (amount_cents > 0),
		reason text not null,
		state text not null check (state in ('inquiry', 'open', 'appeal', 'won', 'lost')),
		opened_at timestamptz not null,
		updated_at timestamptz not null
	)`,
	"create index payment_dispute_order on payment_dispute (order_id)",
	`create table payment_ledger (
		id text primary key,
		order_id text not null references order_book(id),
		attempt_id text not null references payment_attempt(id),
		kind text not null check (kind in ('CAPTURE', 'REFUND', 'REFUND_RETURNED', 'SURPLUS', 'SURPLUS_RETURN', 'SURPLUS_RETURN_REFUSED', 'CAPTURE_RETURN', 'CAPTURE_RETURN_REFUSED')),
		provider text not null,
		provider_reference text not null,
		amount_cents integer not null check (amount_cents > 0),
		recorded_at timestamptz not null,
		constraint payment_ledger_reference_unique unique (provider, kind, provider_reference)
	)`,
	"create index payment_ledger_attempt on payment_ledger (attempt_id)",
	"create index payment_ledger_order on payment_ledger (order_id)",
	"create index payment_ledger_recorded on payment_ledger (recorded_at DESC, id DESC)",
	`create table payment_refund_part (
		id text primary key,
		refund_id text not null references payment_refund(id),
		order_id text not null references order_book(id),
		attempt_id text not null references payment_attempt(id),
		amount_cents integer not null check (amount_cents > 0),
		is_by_hand boolean not null,
		state text not null check (state in ('PENDING', 'DONE', 'REFUSED')),
		error text,
		settled_at timestamptz,
		position integer default 0 not null,
		reference text
	)`,
	"create index payment_refund_part_attempt on payment_refund_part (attempt_id)",
	"create index payment_refund_part_order on payment_refund_part (order_id)",
	`create table payment_refund_underway (
		id text primary key,
		order_id text not null references order_book(id),
		attempt_id text not null references payment_attempt(id),
		amount_cents integer not null check (amount_cents > 0),
		since timestamptz not null
	)`,
	"create index payment_refund_underway_order on payment_refund_underway (order_id)",
	`create table payment_reminder (
		invoice text not null,
		step integer not null check (step = any (array[1, 2])),
		company_id text not null,
		sent_at timestamptz not null,
		constraint payment_reminder_pkey primary key (invoice, step)
	)`,
	`create table quote_inquiry (
		id text primary key,
		customer_id text not null,
		request_id text not null,
		request_hash text not null,
		state text not null check (state in ('OPEN', 'ANSWERED', 'DECLINED')),
		created_at timestamptz not null,
		lines jsonb not null,
		message text not null,
		wanted_on date,
		reason text default '' not null,
		quote_id text,
		constraint quote_inquiry_request_unique unique (customer_id, request_id),
		constraint quote_inquiry_check check ((state = 'ANSWERED') = (quote_id is not null))
	)`,
	"create index quote_inquiry_customer on quote_inquiry (customer_id, created_at DESC)",
	"create index quote_inquiry_open on quote_inquiry (created_at, id) where (state = 'OPEN')",
	`create table sales_quote (
		id text primary key,
		number text not null,
		series text not null,
		ordinal integer not null check (ordinal > 0),
		request_id text not null,
		request_hash text not null,
		access_key text,
		customer_id text not null,
		created_by text not null,
		created_at timestamptz not null,
		issued_on date not null,
		valid_until date not null,
		sales_channel_id text not null,
		payment text not null check (payment in ('LINK', 'TRANSFER', 'LATER')),
		deposit_percentage integer,
		expected_cents integer not null check (expected_cents >= 0),
		total_cents integer not null check (total_cents >= 0),
		content text not null,
		buyer text not null,
		email text not null,
		phone text not null,
		delivery_notes text,
		note text not null,
		replaces text,
		replaced_by text,
		withdrawn_at timestamptz,
		short_at timestamptz,
		accepted_at timestamptz,
		accepted_by text,
		order_id text references order_book(id),
		company_id text,
		constraint sales_quote_key_unique unique (access_key),
		constraint sales_quote_number_unique unique (number),
		constraint sales_quote_order_unique unique (order_id),
		constraint sales_quote_ordinal_unique unique (series, ordinal),
		constraint sales_quote_request_unique unique (request_id),
		constraint sales_quote_check check ((order_id is null) = (accepted_at is null)),
		constraint sales_quote_check1 check ((order_id is null) or ((replaced_by is null) and (withdrawn_at is null)))
	)`,
	"create index sales_quote_customer on sales_quote (customer_id, created_at DESC)",
	"create index sales_quote_newest on sales_quote (created_at DESC, id DESC)",
	"create index sales_quote_open on sales_quote (valid_until) where (order_id IS NULL)",
	`create table sales_quote_series (
		series text primary key,
		last_ordinal integer not null
	)`,
	`create table saved_list (
		id text primary key,
		owner_kind text not null check (owner_kind in ('CUSTOMER', 'COMPANY')),
		owner_id text not null,
		name text not null,
		version integer default 1 not null,
		updated_at timestamptz not null,
		remind_on date,
		consent_version integer,
		consented_at timestamptz,
		shared_by text,
		constraint saved_list_check check ((remind_on is null) or ((consent_version is not null) and (consented_at is not null)))
	)`,
	"create index saved_list_due on saved_list (remind_on, id) where (remind_on IS NOT NULL)",
	"create unique index saved_list_name on saved_list (owner_kind, owner_id, fold_text(name))",
	"create index saved_list_shared_by on saved_list (shared_by) where (shared_by IS NOT NULL)",
	`create table saved_list_line (
		list_id text not null references saved_list(id) on delete cascade,
		product_id text not null,
		position integer not null,
		product_name text not null,
		boxes integer not null check ((boxes >= 1) and (boxes <= 100000)),
		unit_price_cents integer not null check (unit_price_cents >= 0),
		constraint saved_list_line_pkey primary key (list_id, product_id)
	)`,
	`create table stock_alert (
		id text primary key,
		product_id text not null,
		email text not null,
		asked_at timestamptz not null,
		consent_version integer not null,
		unsubscribe_token text not null unique,
		notified_at timestamptz
	)`,
	"create index stock_alert_age on stock_alert (asked_at)",
	"create index stock_alert_email on stock_alert (email)",
	"create unique index stock_alert_waiting on stock_alert (product_id, email) where (notified_at IS NULL)",
	`create table stock_hold (
		id text primary key,
		order_id text not null references order_book(id) on delete cascade,
		line_id text not null references order_book_line(id) on delete cascade,
		inventory_item_id text not null,
		location_id text not null,
		boxes integer not null check (boxes > 0),
		state text not null check (state in ('HELD', 'PERMANENT', 'RELEASED')),
		reservation_item_id text not null unique,
		created_at timestamptz not null,
		updated_at timestamptz not null
	)`,
	"create index stock_hold_item on stock_hold (inventory_item_id) where (state <> 'RELEASED')",
	"create index stock_hold_order on stock_hold (order_id)",
	`create table stock_hold_alert (
		customer_id text not null,
		product_id text not null,
		product_name text not null,
		refusals integer not null,
		at timestamptz not null,
		constraint stock_hold_alert_pkey primary key (customer_id, product_id)
	)`,
	`create table stock_hold_begun (
		order_id text not null references order_book(id) on delete cascade,
		inventory_item_id text not null,
		customer_id text not null,
		at timestamptz not null,
		constraint stock_hold_begun_pkey primary key (order_id, inventory_item_id)
	)`,
	"create index stock_hold_begun_at on stock_hold_begun (at)",
	"create index stock_hold_begun_customer on stock_hold_begun (customer_id, inventory_item_id, at)",
	`create table webhook_inbox (
		id text primary key,
		provider text not null,
		type text not null,
		raw text not null,
		received_at timestamptz not null,
		processed_at timestamptz,
		attempts integer default 0 not null,
		next_try_at timestamptz not null,
		error text,
		lease_token uuid
	)`,
	"create index webhook_inbox_open on webhook_inbox (next_try_at) where (processed_at IS NULL)",
	`create function order_book_corrected() returns trigger language plpgsql as $$
		begin
			if new.version = old.version then
				new.version := old.version + 1;
			end if;
			return new;
		end
	$$`,
	`create function order_book_version() returns trigger language plpgsql as $$
		begin
			if (new.status, new.captured_cents, new.refunded_cents, new.delivered_at, new.tracking_carrier, new.tracking_number, new.tracking_link, new.withdrawn_cents, new.first_name, new.last_name, new.phone, new.street, new.postal_code, new.city, new.country, new.delivery_notes, new.company, new.registration, new.vat_number, new.billing_street, new.billing_postal_code, new.billing_city, new.billing_country, new.purchase_order) is distinct from (old.status, old.captured_cents, old.refunded_cents, old.delivered_at, old.tracking_carrier, old.tracking_number, old.tracking_link, old.withdrawn_cents, old.first_name, old.last_name, old.phone, old.street, old.postal_code, old.city, old.country, old.delivery_notes, old.company, old.registration, old.vat_number, old.billing_street, old.billing_postal_code, old.billing_city, old.billing_country, old.purchase_order) then
				new.version := old.version + 1;
			end if;
			return new;
		end
	$$`,
	`create function payment_ledger_append_only() returns trigger language plpgsql as $$
		begin
			raise exception 'payment_ledger is append only';
		end
	$$`,
	`create function reservation_within_stock() returns trigger language plpgsql as $$
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
		end
	$$`,
	`create function sales_quote_is_kept() returns trigger language plpgsql as $$
		begin
			if (new.number, new.issued_on, new.valid_until, new.sales_channel_id, new.payment, new.expected_cents,
					new.total_cents, new.content) is not distinct from (old.number, old.issued_on, old.valid_until,
					old.sales_channel_id, old.payment, old.expected_cents, old.total_cents, old.content)
				and (new.customer_id = old.customer_id or (old.company_id is not null and old.order_id is null))
				and new.deposit_percentage is not distinct from old.deposit_percentage
				and (old.order_id is null or new.order_id = old.order_id) then
				return new;
			end if;
			raise exception 'a quote never changes';
		end
	$$`,
	"create trigger order_book_version before update on order_book for each row execute function order_book_version()",
	"create trigger order_book_version_corrected before update of corrections on order_book for each row when ((new.corrections is distinct from old.corrections)) execute function order_book_corrected()",
	"create trigger order_book_version_cost_centre before update of cost_centre on order_book for each row when ((new.cost_centre is distinct from old.cost_centre)) execute function order_book_corrected()",
	"create trigger order_book_version_shipped before update of shipment_count on order_book for each row when ((new.shipment_count is distinct from old.shipment_count)) execute function order_book_corrected()",
	"create trigger payment_ledger_append_only before delete or update on payment_ledger for each row execute function payment_ledger_append_only()",
	"create trigger sales_quote_is_kept before update on sales_quote for each row execute function sales_quote_is_kept()",
	"create constraint trigger reservation_within_stock after insert or delete or update on reservation_item deferrable initially deferred for each row execute function reservation_within_stock()",
];
