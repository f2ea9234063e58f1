import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Since when a task waits, whatever its tries, and the latest invariants, for monitoring. */
export class Migration20261122140000OrderingWatch extends Migration {
	override up(): void {
		this.addSql("alter table order_outbox add column open_since timestamptz not null default now()");
		this.addSql(`create table order_invariant (
			name text primary key,
			count integer not null,
			read_at timestamptz not null
		)`);
	}

	override down(): void {
		this.addSql("drop table if exists order_invariant");
		this.addSql("alter table order_outbox drop column if exists open_since");
	}
}
