import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The shop's account with a carrier, and the labels that it made there; at most one label of a shipment is in force. */
export class Migration20261126145000OrderingCarrier extends Migration {
	override up(): void {
		this.addSql(`create table if not exists carrier_account (
			carrier text primary key check (carrier = 'sendcloud'),
			public_key text not null,
			sealed_key text not null,
			changed_at timestamptz not null,
			changed_by text not null)`);
		this.addSql(`create table if not exists order_shipment_label (
			id text primary key,
			shipment_id text not null references order_shipment (id) on delete cascade,
			state text not null check (state in ('PENDING', 'ANNOUNCED', 'IN_TRANSIT', 'AWAITING_PICKUP', 'DELIVERED', 'PROBLEM',
				'CANCELLING', 'CANCELLED', 'REFUSED')),
			state_at timestamptz not null,
			event_at timestamptz,
			booking_id text unique,
			parcel_ids text[] not null default '{}',
			carrier_name text not null default '',
			created_at timestamptz not null,
			check ((state in ('PENDING', 'REFUSED')) or booking_id is not null or state = 'CANCELLED'))`);
		this.addSql(`create unique index if not exists order_shipment_label_in_force on order_shipment_label (shipment_id)
			where state not in ('CANCELLING', 'CANCELLED', 'REFUSED')`);
		this.addSql("create index if not exists order_shipment_label_shipment on order_shipment_label (shipment_id)");
	}

	override down(): void {
		this.addSql("drop table if exists order_shipment_label");
		this.addSql("drop table if exists carrier_account");
	}
}
