import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Boxes that may not be sold, because their lot is blocked or past its use-by date, are withheld: on the shelf, but neither in `boxes`
 * nor in Medusa's level. Removals are boxes that left as a loss or for the supplier. (ADR 5)
 */
export class Migration20261128220000OrderingWithheldLots extends Migration {
	override up(): void {
		this.addSql(`alter table lot add column if not exists withheld int not null default 0 check (withheld >= 0),
			add column if not exists blocked_at timestamptz, add column if not exists block_reason text not null default ''`);
		this.addSql(`create table if not exists lot_removal (
			key text primary key,
			lot_id text not null references lot (id),
			boxes int not null check (boxes > 0),
			kind text not null check (kind in ('LOSS','SUPPLIER')),
			reason text not null,
			removed_by text not null,
			removed_at timestamptz not null)`);
		this.addSql("create index if not exists lot_removal_lot on lot_removal (lot_id)");
	}

	override down(): void {
		this.addSql("drop table if exists lot_removal");
		this.addSql(
			"alter table lot drop column if exists withheld, drop column if exists blocked_at, drop column if exists block_reason",
		);
	}
}
