import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Who last made each status-changing act in Medusa Admin: Medusa itself records it for some acts only. */
export class Migration20261120161500OrderingEngineActs extends Migration {
	override async up(): Promise<void> {
		this.addSql(`create table order_engine_act (
			engine_order_id text not null,
			leads_to text not null check (leads_to in ('PREPARING','SHIPPED','DELIVERED','CANCELLED')),
			actor_id text not null,
			actor_email text not null,
			at timestamptz not null default now(),
			primary key (engine_order_id, leads_to)
		);`);
	}

	override async down(): Promise<void> {
		this.addSql("drop table if exists order_engine_act;");
	}
}
