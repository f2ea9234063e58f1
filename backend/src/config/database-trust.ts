import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex";
import { messageOf } from "../lib/message-of";
import type { DatabaseAddresses } from "./database";
import { databaseTls, withoutTls } from "./database-tls";

/** What Node says of a certificate that does not convince it, and the driver of a server without TLS. */
const UNTRUSTED = /certificate|self[- ]signed|altnames|does not support SSL/i;

/**
 * Asks each database whose address speaks of TLS for a connection, and ends the process with the variable's name where
 * that is not trusted: Medusa would try for minutes what no try can change. A database that does not respond is
 * Medusa's affair.
 */
export async function endWhereUntrusted(env: DatabaseAddresses): Promise<void> {
	for (const variable of ["DATABASE_URL", "DATABASE_ORDERS_URL", "DATABASE_DIRECT_URL", "DATABASE_READ_URL"] as const) {
		const problem = await problemOf(env[variable]);
		if (!problem) continue;
		console.error(
			`${variable}: no trusted connection to PostgreSQL: ${problem}. See sslmode and sslrootcert in .env.example.`,
		);
		process.exit(1);
	}
}

async function problemOf(address: string | undefined): Promise<string | undefined> {
	const ssl = address !== undefined && databaseTls(address);
	if (!ssl) return undefined;
	const pool: Knex = knex({
		client: "pg",
		connection: { connectionString: withoutTls(address), ssl },
		pool: { min: 0, max: 1 },
	});
	try {
		await pool.raw("select 1");
		return undefined;
	} catch (error) {
		const message = messageOf(error);
		return UNTRUSTED.test(message) ? message : undefined;
	} finally {
		await pool.destroy();
	}
}
