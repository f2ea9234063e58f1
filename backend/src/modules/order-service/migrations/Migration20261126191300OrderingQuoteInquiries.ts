import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Quotes that customers ask for, and the company whose members alone accept a quote. */
export class Migration20261126191300OrderingQuoteInquiries extends Migration {
	override up(): void {
		this.addSql(`create table if not exists quote_inquiry (
			id text primary key,
			customer_id text not null,
			request_id text not null,
			request_hash text not null,
			state text not null check (state in ('OPEN', 'ANSWERED', 'DECLINED')),
			created_at timestamptz not null,
			lines jsonb not null,
			message text not null,
			wanted_on date,
			reason text not null default '',
			quote_id text,
			constraint quote_inquiry_request_unique unique (customer_id, request_id),
			check ((state = 'ANSWERED') = (quote_id is not null)))`);
		this.addSql("create index if not exists quote_inquiry_open on quote_inquiry (created_at, id) where state = 'OPEN'");
		this.addSql("create index if not exists quote_inquiry_customer on quote_inquiry (customer_id, created_at desc)");
		this.addSql("alter table sales_quote add column if not exists company_id text");
	}

	override down(): void {
		this.addSql("alter table sales_quote drop column if exists company_id");
		this.addSql("drop table if exists quote_inquiry");
	}
}
