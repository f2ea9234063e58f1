import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const isKept = (
	customer: string,
) => `create or replace function sales_quote_is_kept() returns trigger language plpgsql as $$
	begin
		if (new.number, new.issued_on, new.valid_until, new.sales_channel_id, new.payment, new.expected_cents,
				new.total_cents, new.content) is not distinct from (old.number, old.issued_on, old.valid_until,
				old.sales_channel_id, old.payment, old.expected_cents, old.total_cents, old.content)
			and ${customer}
			and new.deposit_percentage is not distinct from old.deposit_percentage
			and (old.order_id is null or new.order_id = old.order_id) then
			return new;
		end if;
		raise exception 'a quote never changes';
	end $$`;

/** A company's quote that is open goes to a colleague when its member leaves. */
export class Migration20261128221500OrderingQuoteHandOver extends Migration {
	override async up(): Promise<void> {
		this.addSql(isKept("(new.customer_id = old.customer_id or (old.company_id is not null and old.order_id is null))"));
	}

	override async down(): Promise<void> {
		this.addSql(isKept("new.customer_id = old.customer_id"));
	}
}
