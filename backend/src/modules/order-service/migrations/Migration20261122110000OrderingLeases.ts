import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const QUEUES = ["webhook_inbox", "order_outbox"];

/** Whose a row is that a worker is at: what the worker writes about it counts only while it is. */
export class Migration20261122110000OrderingLeases extends Migration {
	override up(): void {
		for (const queue of QUEUES) this.addSql(`alter table ${queue} add column lease_token uuid`);
	}

	override down(): void {
		for (const queue of QUEUES) this.addSql(`alter table ${queue} drop column if exists lease_token`);
	}
}
