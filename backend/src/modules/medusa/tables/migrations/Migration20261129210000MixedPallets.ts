import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Products whose layers share no pallet; the pallets on which the layers of an order stand, and what they took off a line. */
export class Migration20261129210000MixedPallets extends Migration {
	override async up(): Promise<void> {
		this.addSql("alter table product_packaging add column is_unstackable boolean not null default false");
		this.addSql("alter table order_book add column mixed_pallets jsonb");
		this.addSql(`alter table order_book_line add column pallet_off_cents integer not null default 0 check (pallet_off_cents >= 0),
			add column pallet_unit_cents integer check (pallet_unit_cents >= 0)`);
	}
}
