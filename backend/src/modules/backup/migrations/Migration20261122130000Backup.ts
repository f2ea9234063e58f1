import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Every attempted backup, from which monitoring reads the age of the last good one. */
export class Migration20261122130000Backup extends Migration {
	override up(): void {
		this.addSql(`create table backup_record (
			id bigint generated always as identity primary key,
			started_at timestamptz not null,
			finished_at timestamptz not null,
			location text not null,
			file text,
			bytes bigint,
			error text,
			check ((error is null) = (file is not null and bytes is not null))
		)`);
		this.addSql("create index backup_record_started on backup_record (started_at desc, id desc)");
	}

	override down(): void {
		this.addSql("drop table if exists backup_record");
	}
}
