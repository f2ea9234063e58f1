import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Who asked for a mail when a product is back, when, with which words, and whether it has been sent. */
export class Migration20261126120000StockAlerts extends Migration {
	override async up(): Promise<void> {
		this.addSql(`CREATE TABLE IF NOT EXISTS stock_alert (
			id text PRIMARY KEY,
			product_id text NOT NULL,
			email text NOT NULL,
			asked_at timestamptz NOT NULL,
			consent_version integer NOT NULL,
			unsubscribe_token text NOT NULL UNIQUE,
			notified_at timestamptz NULL)`);
		this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS stock_alert_waiting
			ON stock_alert (product_id, email) WHERE notified_at IS NULL`);
		this.addSql("CREATE INDEX IF NOT EXISTS stock_alert_email ON stock_alert (email)");
		this.addSql("CREATE INDEX IF NOT EXISTS stock_alert_age ON stock_alert (asked_at)");
	}

	override async down(): Promise<void> {
		this.addSql("DROP TABLE IF EXISTS stock_alert");
	}
}
