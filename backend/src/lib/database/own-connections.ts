import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex";

/** Connections beside Medusa's, set up like them but for `databaseUrl` and their pool. None is opened before it is used. */
export function ownConnections(engine: Knex, databaseUrl: string, pool: Knex.PoolConfig): Knex {
	const { connection, searchPath } = engine.client.config;
	return knex({
		client: "pg",
		searchPath,
		connection: { ...connection, connectionString: databaseUrl },
		pool: { propagateCreateError: false, ...pool },
	});
}
