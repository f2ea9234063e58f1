import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex";
import { ORDER_POOL } from "../../../config/database";

/**
 * Connections for the order service's transactions, beside Medusa's and set up like them but for their number and the
 * time-outs in `databaseUrl`. None is opened before the first transaction.
 */
export function openConnections(engine: Knex, databaseUrl: string): Knex {
	const { connection, searchPath } = engine.client.config;
	return knex({
		client: "pg",
		searchPath,
		connection: { ...connection, connectionString: databaseUrl },
		pool: { propagateCreateError: false, ...ORDER_POOL },
	});
}
