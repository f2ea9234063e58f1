import { readFileSync } from "node:fs";
import { join } from "node:path";
import { collectDefaultMetrics, Registry } from "prom-client";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { connectionGauges } from "../../backend/src/http/metrics/connections";
import { countRequests } from "../../backend/src/http/metrics/requests";
import { shopGauges } from "../../backend/src/http/metrics/shop-gauges";
import { replicaMetrics } from "../../backend/src/reader/replica-metrics";
import { ROOT } from "../../scripts/lib/paths";

const read = (file: string) => readFileSync(join(ROOT, "docker/monitoring", file), "utf8");

/** What a backend or a reader exports, a histogram by the names of its parts; `up` is Prometheus' own. */
async function exported(): Promise<Set<string>> {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	for (const open of [countRequests, connectionGauges, shopGauges]) open(registry);
	replicaMetrics(registry, { answered: { primary: 0, replica: 0 }, lagMs: 0, state: "up" });
	const metrics = await registry.getMetricsAsJSON();
	const names = metrics.flatMap(({ name, type }) =>
		String(type) === "histogram" ? ["bucket", "sum", "count"].map((part) => `${name}_${part}`) : [name],
	);
	return new Set([...names, "up"]);
}

/** The metrics of an expression: words that are neither called, nor labels, nor keywords. */
function metricsIn(expression: string): string[] {
	const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|on|without)\s*\([^)]*\)/g, " ");
	return [...bare.matchAll(/[a-z_]\w*(?!\w|\s*\()/g)].map(([name]) => name);
}

test("each alert rule names metrics that the backend exports", async () => {
	const { groups }: { groups: { rules: { alert: string; expr: string }[] }[] } = parse(read("alerts.yml"));
	const rules = groups.flatMap((group) => group.rules);
	const known = await exported();
	expect(rules.length).toBeGreaterThan(8);
	for (const { alert, expr } of rules) {
		const names = metricsIn(expr);
		expect(names, alert).not.toEqual([]);
		for (const name of names) expect(known, `${alert}: ${name}`).toContain(name);
	}
});

test("each panel of the dashboard names metrics that the backend exports", async () => {
	const { panels }: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(read("dashboard.json"));
	const known = await exported();
	expect(panels.length).toBeGreaterThan(8);
	for (const { title, targets } of panels)
		for (const { expr } of targets) {
			const names = metricsIn(expr);
			expect(names, title).not.toEqual([]);
			for (const name of names) expect(known, `${title}: ${name}`).toContain(name);
		}
});
