import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { Gauge, type Registry } from "prom-client";

/** Connections of this process to PostgreSQL, and whether it answers. */
export function connectionGauges(registry: Registry) {
	const up = new Gauge({ name: "shop_database_up", help: "1 while PostgreSQL answers.", registers: [registry] });
	const connections = new Gauge({
		name: "shop_database_connections",
		help: "Connections by pool: in use, idle, and requests that wait for one.",
		labelNames: ["pool", "state"],
		registers: [registry],
	});
	const maximum = new Gauge({
		name: "shop_database_connections_max",
		help: "How many connections a pool may open.",
		labelNames: ["pool"],
		registers: [registry],
	});
	return {
		setUp: (isUp: boolean) => up.set(isUp ? 1 : 0),
		/** @param pools by name */
		setPools: (pools: Record<string, Knex>) => {
			for (const [name, { client }] of Object.entries(pools)) {
				connections.set({ pool: name, state: "used" }, client.pool.numUsed());
				connections.set({ pool: name, state: "idle" }, client.pool.numFree());
				connections.set({ pool: name, state: "waiting" }, client.pool.numPendingAcquires());
				maximum.set({ pool: name }, client.pool.max);
			}
		},
	};
}
