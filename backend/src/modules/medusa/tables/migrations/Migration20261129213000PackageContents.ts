import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Layers that stand on a pallet of an order of mixed pallets, the heaviest below; empty of every other package. */
export class Migration20261129213000PackageContents extends Migration {
	override async up(): Promise<void> {
		this.addSql("alter table order_shipment_package add column contents jsonb not null default '[]'");
	}
}
