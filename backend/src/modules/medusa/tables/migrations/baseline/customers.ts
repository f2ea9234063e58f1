/** Accounts, carts that follow them, reviews, messages, consents. */
export const CUSTOMERS = [
	`create table account_activity (
		identity_id text primary key,
		signed_in_at timestamptz not null,
		warned_at timestamptz
	)`,
	`create table account_basket (
		customer_id text primary key,
		version integer not null,
		cart jsonb not null,
		favourites text[] not null,
		updated_at timestamptz not null
	)`,
	`create table account_business (
		customer_id text primary key,
		company text not null,
		registration text not null,
		vat_number text not null,
		billing_street text,
		billing_postal_code text,
		billing_city text,
		billing_country text,
		updated_at timestamptz not null,
		checked_vat_number text,
		vat_is_registered boolean,
		vat_checked_at timestamptz,
		vat_check_after timestamptz
	)`,
	"create index account_business_search on account_business using gin (replace(fold_text(company), '''', '') gin_trgm_ops)",
	`create table account_list_view (
		id text primary key,
		owner_id text not null,
		list text not null check (list in ('orders', 'products')),
		name text not null,
		query text not null,
		is_default boolean not null,
		constraint account_list_view_name unique (owner_id, list, name)
	)`,
	"create unique index account_list_view_default on account_list_view (owner_id, list) where is_default",
	`create table account_note (
		customer_id text primary key,
		note text not null,
		updated_at timestamptz not null,
		updated_by text not null
	)`,
	`create table account_second_factor_use (
		identity_id text not null,
		code_hash text not null,
		used_at timestamptz default now() not null,
		constraint account_second_factor_use_pkey primary key (identity_id, code_hash)
	)`,
	`create table account_session (
		id text primary key,
		identity_id text not null,
		created_at timestamptz default now() not null,
		last_seen_at timestamptz default now() not null
	)`,
	`create index "IDX_account_session_identity_id" on account_session (identity_id)`,
	`create index "IDX_account_session_last_seen_at" on account_session (last_seen_at)`,
	`create table account_staff (
		user_id text primary key,
		role text not null check (role in ('owner', 'orders', 'catalogue', 'accounting', 'readonly'))
	)`,
	`create table account_ticket (
		hash text primary key,
		purpose text not null,
		identity_id text,
		data jsonb default '{}'::jsonb not null,
		expires_at timestamptz not null
	)`,
	`create index "IDX_account_ticket_expires_at" on account_ticket (expires_at)`,
	`create index "IDX_account_ticket_identity_id" on account_ticket (identity_id)`,
	`create table buyer_review (
		id text primary key,
		customer_id text not null,
		product_id text not null,
		product_name text not null,
		order_number text not null,
		bought_at timestamptz not null,
		author_first_name text not null,
		rating integer not null check ((rating >= 1) and (rating <= 5)),
		title text,
		text text not null,
		submitted_at timestamptz not null,
		state text default 'OPEN' not null check (state in ('OPEN', 'PUBLISHED', 'REFUSED')),
		decided_at timestamptz,
		decided_by text,
		reason text,
		constraint buyer_review_once unique (customer_id, product_id),
		constraint buyer_review_check check ((state = 'OPEN') = (decided_at is null)),
		constraint buyer_review_check1 check ((state = 'REFUSED') = (reason is not null))
	)`,
	"create index buyer_review_age on buyer_review (submitted_at)",
	"create index buyer_review_decided on buyer_review (state, decided_at DESC) where (state <> 'OPEN')",
	"create index buyer_review_open on buyer_review (submitted_at) where (state = 'OPEN')",
	`create table contact_message (
		id text primary key,
		name text not null,
		email text not null,
		subject text not null,
		message text not null,
		created_at timestamptz default now() not null,
		updated_at timestamptz default now() not null,
		deleted_at timestamptz,
		handled_at timestamptz,
		handled_by text,
		constraint contact_message_handled check ((handled_at is null) = (handled_by is null))
	)`,
	`create index "IDX_contact_message_created_at" on contact_message (created_at) where (deleted_at IS NULL)`,
	`create index "IDX_contact_message_deleted_at" on contact_message (deleted_at) where (deleted_at IS NULL)`,
	`create table newsletter_reader (
		email text primary key,
		asked_at timestamptz not null,
		consent_version integer not null,
		confirmed_at timestamptz,
		confirm_hash text not null unique,
		confirm_until timestamptz not null,
		unsubscribe_token text not null unique
	)`,
	"create index newsletter_reader_confirmed on newsletter_reader (confirmed_at, email) where (confirmed_at IS NOT NULL)",
	"create index newsletter_reader_pending on newsletter_reader (confirm_until) where (confirmed_at IS NULL)",
	`create table product_review (
		id text primary key,
		product_id text not null,
		rating integer not null,
		title text,
		text text not null,
		author_first_name text not null,
		is_demo boolean default false not null,
		written_at timestamptz not null,
		created_at timestamptz default now() not null,
		updated_at timestamptz default now() not null,
		deleted_at timestamptz,
		bought_at timestamptz,
		published_at timestamptz,
		answer text,
		answered_at timestamptz,
		constraint "CK_review_rating" check ((rating >= 1) and (rating <= 5))
	)`,
	`create index "IDX_product_review_deleted_at" on product_review (deleted_at) where (deleted_at IS NULL)`,
	`create index "IDX_product_review_product_id_written_at" on product_review (product_id, written_at) where (deleted_at IS NULL)`,
	`create function public_change_of_review() returns trigger language plpgsql as $$
		BEGIN
			INSERT INTO public_change (tag)
				VALUES ('product:' || CASE WHEN tg_op = 'DELETE' THEN old.product_id ELSE new.product_id END);
			RETURN NULL;
		END
	$$`,
	"create trigger public_change_review after insert or delete or update on product_review for each row execute function public_change_of_review()",
	"create index customer_search on customer using gin (replace(fold_text(((((((COALESCE(first_name, '') || ' ') || COALESCE(last_name, '')) || ' ') || COALESCE(email, '')) || ' ') || regexp_replace(COALESCE(phone, ''), '[^0-9]', '', 'g'))), '''', '') gin_trgm_ops) where (has_account AND (deleted_at IS NULL))",
];
