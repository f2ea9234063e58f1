/** Billing documents. */
export const DOCUMENTS = [
	`create table billing_document (
		number text primary key,
		kind text not null check (kind in ('DEPOSIT_INVOICE', 'FINAL_INVOICE', 'CREDIT_NOTE')),
		series text not null,
		ordinal integer not null check (ordinal > 0),
		order_id text not null,
		event text not null,
		issued_at timestamptz not null,
		issued_on date not null,
		content text not null,
		previous_hash text not null,
		hash text not null,
		constraint billing_document_event_unique unique (order_id, event),
		constraint billing_document_ordinal_unique unique (series, ordinal)
	)`,
	"create index billing_document_issued_on on billing_document (issued_on, number)",
	`create table billing_archive (
		id text primary key,
		month text not null,
		total integer not null check (total > 0),
		done integer default 0 not null,
		file text,
		created_at timestamptz not null,
		ended_at timestamptz,
		attempts integer default 0 not null,
		lease_token uuid,
		next_try_at timestamptz not null,
		error text,
		constraint billing_archive_check check ((done >= 0) and (done <= total))
	)`,
	"create index billing_archive_open on billing_archive (next_try_at) where (ended_at IS NULL)",
	`create table billing_series (
		series text primary key,
		last_ordinal integer not null,
		last_hash text not null,
		last_issued_at timestamptz
	)`,
	`create table billing_start (
		at timestamptz not null
	)`,
	`create function billing_document_is_final() returns trigger language plpgsql as $$
		begin
			if tg_op = 'DELETE' and extract(year from old.issued_on) < extract(year from now()) - 10 then
				return old;
			end if;
			raise exception 'a billing document never changes';
		end
	$$`,
	"create trigger billing_document_is_final before delete or update on billing_document for each row execute function billing_document_is_final()",
	"create trigger billing_document_stays before truncate on billing_document for each statement execute function billing_document_is_final()",
	"insert into billing_start (at) values (now())",
];
