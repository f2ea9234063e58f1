import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Billing documents, and the last of each series. A billing document never changes; it may be deleted once its year has
 * been over for ten years. Orders that were placed before this ran get none by themselves.
 */
export class Migration20261122174500Paper extends Migration {
	override up(): void {
		for (const statement of STATEMENTS) this.addSql(statement);
	}

	override down(): void {
		for (const table of ["paper", "paper_series", "paper_start"]) this.addSql(`drop table if exists ${table}`);
		this.addSql("drop function if exists paper_is_for_good()");
	}
}

const STATEMENTS = [
	`create table paper (
		number text primary key,
		kind text not null check (kind in ('DEPOSIT_INVOICE','FINAL_INVOICE','CREDIT_NOTE')),
		series text not null,
		ordinal integer not null check (ordinal > 0),
		order_id text not null,
		event text not null,
		issued_at timestamptz not null,
		issued_on date not null,
		content text not null,
		previous_hash text not null,
		hash text not null,
		constraint paper_ordinal_unique unique (series, ordinal),
		constraint paper_event_unique unique (order_id, event)
	)`,
	"create index paper_issued_on on paper (issued_on, number)",
	`create table paper_series (
		series text primary key,
		last_ordinal integer not null,
		last_hash text not null,
		last_issued_at timestamptz
	)`,
	"create table paper_start (at timestamptz not null)",
	"insert into paper_start (at) values (now())",
	`create function paper_is_for_good() returns trigger language plpgsql as $$
	begin
		if tg_op = 'DELETE' and extract(year from old.issued_on) < extract(year from now()) - 10 then
			return old;
		end if;
		raise exception 'a paper never changes';
	end $$`,
	`create trigger paper_is_for_good before update or delete on paper
		for each row execute function paper_is_for_good()`,
	`create trigger paper_stays before truncate on paper
		for each statement execute function paper_is_for_good()`,
];
