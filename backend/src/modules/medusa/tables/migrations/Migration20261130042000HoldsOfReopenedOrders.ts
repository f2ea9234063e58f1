import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Orders that staff took up again to wait for their payment run out, like those that staff enter. */
export class Migration20261130042000HoldsOfReopenedOrders extends Migration {
	override async up(): Promise<void> {
		this.addSql(`update order_book set hold_expires_at = now() + interval '7 days'
			where status = 'PENDING' and captured_cents = 0 and confirmed_at is null and hold_expires_at is null`);
	}
}
