/** Companies, their members, terms and prices. */
export const COMPANIES = [
	`create table company (
		id text primary key,
		customer_group_id text not null unique,
		company text not null,
		registration text not null,
		vat_number text not null,
		billing_street text,
		billing_postal_code text,
		billing_city text,
		billing_country text,
		note text default '' not null,
		created_at timestamptz not null,
		updated_at timestamptz not null,
		electronic_address text default '' not null
	)`,
	`create table company_approval (
		order_id text primary key,
		company_id text not null references company(id) on delete cascade,
		requested_by text not null,
		requested_at timestamptz not null,
		decided_by text,
		decided_at timestamptz,
		reason text default '' not null
	)`,
	"create index company_approval_company on company_approval (company_id, requested_at)",
	`create table company_invitation (
		id text primary key,
		company_id text not null references company(id) on delete cascade,
		email text not null,
		role text not null check (role in ('MANAGER', 'APPROVER', 'BUYER', 'ACCOUNTANT')),
		monthly_limit_cents integer check (monthly_limit_cents >= 0),
		token_hash text not null unique,
		invited_by text not null,
		created_at timestamptz not null,
		expires_at timestamptz not null,
		constraint company_invitation_company_id_email_key unique (company_id, email)
	)`,
	`create table company_member (
		customer_id text primary key,
		company_id text not null references company(id) on delete cascade,
		role text not null check (role in ('MANAGER', 'APPROVER', 'BUYER', 'ACCOUNTANT')),
		monthly_limit_cents integer check (monthly_limit_cents >= 0),
		joined_at timestamptz not null
	)`,
	"create index company_member_company on company_member (company_id)",
	`create table company_price (
		company_id text not null references company(id) on delete cascade,
		product_id text not null,
		price_per_piece_box numeric(12,4) check (price_per_piece_box > (0)::numeric),
		price_per_piece_layer numeric(12,4) check (price_per_piece_layer > (0)::numeric),
		price_per_piece_pallet numeric(12,4) check (price_per_piece_pallet > (0)::numeric),
		constraint company_price_pkey primary key (company_id, product_id)
	)`,
	"create index company_price_product on company_price (product_id)",
	`create table company_pricing (
		company_id text primary key references company(id) on delete cascade,
		discounts jsonb default '[]'::jsonb not null,
		price_list_id text,
		version integer default 0 not null,
		updated_at timestamptz default now() not null
	)`,
	`create table company_site (
		id text primary key,
		company_id text not null references company(id) on delete cascade,
		name text not null,
		contact_name text not null,
		phone text not null,
		street text not null,
		postal_code text not null,
		city text not null,
		country text not null,
		access_note text not null,
		created_at timestamptz not null,
		updated_at timestamptz not null
	)`,
	"create index company_site_company on company_site (company_id)",
	`create table company_terms (
		company_id text primary key references company(id) on delete cascade,
		updated_at timestamptz not null,
		is_on_account boolean default false not null,
		credit_limit_cents integer default 0 not null check (credit_limit_cents >= 0),
		has_deposit boolean default false not null,
		minimum_order_cents integer default 0 not null check (minimum_order_cents >= 0),
		shipping_option_ids text[],
		version integer default 0 not null,
		is_invoiced_monthly boolean default false not null
	)`,
];
