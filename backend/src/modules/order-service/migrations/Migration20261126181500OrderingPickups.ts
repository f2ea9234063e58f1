import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Pickups that carriers were asked for, at most one for a carrier and a day; which parcels of a label are delivered. */
export class Migration20261126181500OrderingPickups extends Migration {
	override up(): void {
		// asked_at: when the carrier was asked last; a response that was lost is looked up from then on.
		this.addSql(`create table if not exists carrier_pickup (
			id text primary key,
			carrier_code text not null,
			carrier_name text not null,
			day date not null,
			from_time text not null,
			until_time text not null,
			instructions text not null,
			parcels int not null check (parcels > 0),
			grams int not null,
			state text not null check (state in ('PENDING', 'ANNOUNCING', 'BOOKED', 'CANCELLING', 'CANCELLED', 'REFUSED')),
			refusal text,
			booking_id text unique,
			asked_at timestamptz not null,
			requested_at timestamptz not null,
			requested_by text not null,
			check (state in ('PENDING', 'CANCELLED', 'REFUSED') or booking_id is not null))`);
		this.addSql(`create unique index if not exists carrier_pickup_open on carrier_pickup (carrier_code, day)
			where state not in ('CANCELLED', 'REFUSED')`);
		this.addSql(`alter table order_shipment_label
			add column if not exists carrier_code text not null default '',
			add column if not exists delivered_parcels text[] not null default '{}',
			add column if not exists pickup_id text references carrier_pickup (id)`);
		this.addSql(`create index if not exists order_shipment_label_pickup on order_shipment_label (pickup_id)
			where pickup_id is not null`);
		this.addSql(`create index if not exists order_shipment_label_waiting on order_shipment_label (carrier_code)
			where state = 'ANNOUNCED' and pickup_id is null`);
	}

	override down(): void {
		this.addSql(
			"alter table order_shipment_label drop column if exists pickup_id, drop column if exists delivered_parcels, drop column if exists carrier_code",
		);
		this.addSql("drop table if exists carrier_pickup");
	}
}
