import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What has left of an order, at once or in parts. Of orders that left before, the boxes alone are known. */
export class Migration20261126112000OrderingShipments extends Migration {
	override up(): void {
		this.addSql("create sequence if not exists order_sscc_serial");
		this.addSql(`create table if not exists order_shipment (
			id text primary key,
			order_id text not null references order_book (id) on delete cascade,
			number integer not null check (number > 0),
			idempotency_key text,
			fingerprint text,
			shipped_at timestamptz not null,
			tracking_carrier text,
			tracking_number text,
			tracking_link text,
			projected_at timestamptz,
			check ((tracking_carrier is null) = (tracking_number is null)),
			unique (order_id, number),
			unique (order_id, idempotency_key))`);
		this.addSql(`create table if not exists order_shipment_line (
			shipment_id text not null references order_shipment (id) on delete cascade,
			line_id text not null references order_book_line (id) on delete cascade,
			boxes integer not null check (boxes > 0),
			primary key (shipment_id, line_id))`);
		this.addSql("create index if not exists order_shipment_line_line on order_shipment_line (line_id)");
		this.addSql(`create table if not exists order_shipment_package (
			shipment_id text not null references order_shipment (id) on delete cascade,
			position integer not null,
			kind text not null check (kind in ('PARCEL', 'PALLET')),
			grams integer not null check (grams > 0),
			sscc text not null unique check (sscc ~ '^[0-9]{18}$'),
			primary key (shipment_id, position))`);
		this.addSql(`alter table order_book
			add column if not exists shipment_count integer not null default 0,
			add column if not exists is_partly_shipped boolean not null default false`);
		this.addSql("alter table order_book_line add column if not exists shipped_boxes integer not null default 0");
		this.addSql(`update order_book_line line set shipped_boxes = boxes - removed_boxes from order_book
			where order_book.id = line.order_id and (fulfilled_at is not null or status in ('SHIPPED', 'DELIVERED'))`);
		this.addSql(`alter table order_book_line add constraint order_book_line_shipped_boxes
			check (shipped_boxes between 0 and boxes - removed_boxes)`);
		// After `order_book_version` by its name, as for corrections: that one sees the other columns.
		this.addSql("drop trigger if exists order_book_version_shipped on order_book");
		this.addSql(`create trigger order_book_version_shipped before update of shipment_count on order_book
			for each row when (new.shipment_count is distinct from old.shipment_count) execute function order_book_corrected()`);
	}

	override down(): void {
		this.addSql("drop trigger if exists order_book_version_shipped on order_book");
		this.addSql("alter table order_book_line drop column if exists shipped_boxes");
		this.addSql("alter table order_book drop column if exists shipment_count, drop column if exists is_partly_shipped");
		for (const table of ["order_shipment_package", "order_shipment_line", "order_shipment"])
			this.addSql(`drop table if exists ${table}`);
		this.addSql("drop sequence if exists order_sscc_serial");
	}
}
