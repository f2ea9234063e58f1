import { Counter, Gauge, type Registry } from "prom-client";
import type { ReplicatedReads } from "./replicated-reads";

/** How far the replica is behind, whether it is read, and which database answered. */
export function replicaMetrics(registry: Registry, reads: Pick<ReplicatedReads, "answered" | "lagMs" | "state">): void {
	const registers = [registry];
	const lag = "How long ago the primary was where the replica is now.";
	new Gauge({ name: "shop_replica_lag_seconds", help: lag, registers, collect: gaugeOf(() => reads.lagMs / 1000) });
	const up = "1 while the replica is read.";
	new Gauge({ name: "shop_replica_up", help: up, registers, collect: gaugeOf(() => Number(reads.state === "up")) });
	new Counter({
		name: "shop_catalogue_reads_total",
		help: "Reads of the catalogue by the database that answered.",
		labelNames: ["database"],
		registers,
		collect() {
			this.reset();
			for (const [database, count] of Object.entries(reads.answered)) this.inc({ database }, count);
		},
	});
}

function gaugeOf(read: () => number) {
	return function collect(this: Gauge) {
		this.set(read());
	};
}
