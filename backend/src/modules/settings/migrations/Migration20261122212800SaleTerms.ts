import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The terms of sale, each version as it was first in force; rows never change. */
export class Migration20261122212800SaleTerms extends Migration {
	override async up(): Promise<void> {
		this.addSql(`create table if not exists sale_terms (
			id integer generated always as identity primary key,
			content json not null,
			in_force_from timestamptz not null default now())`);
	}

	override async down(): Promise<void> {
		this.addSql("drop table if exists sale_terms");
	}
}
