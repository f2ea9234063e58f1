import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Months of billing documents that are written as ZIP in the background: how far each is, and its file once it is
 * written.
 */
export class Migration20261125215500PaperArchives extends Migration {
	override up(): void {
		this.addSql(`create table if not exists paper_archive (
			id text primary key,
			month text not null,
			total integer not null check (total > 0),
			done integer not null default 0 check (done between 0 and total),
			file text,
			created_at timestamptz not null,
			ended_at timestamptz,
			attempts integer not null default 0,
			lease_token uuid,
			next_try_at timestamptz not null,
			error text)`);
		this.addSql("create index if not exists paper_archive_open on paper_archive (next_try_at) where ended_at is null");
	}

	override down(): void {
		this.addSql("drop table if exists paper_archive");
	}
}
