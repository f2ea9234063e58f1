import { Counter, Histogram, type Registry } from "prom-client";
import { watchRequests } from "../request-watch";

/** Seconds; a page should take less than the fourth. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts every request of this process and measures how long it took, product reads before Medusa included. */
export function countRequests(registry: Registry): void {
	const registers = [registry];
	const labelNames = ["method", "route", "status"] as const;
	const requests = new Counter({ name: "http_requests_total", help: "Requests answered.", labelNames, registers });
	const durations = new Histogram({
		name: "http_request_duration_seconds",
		help: "Time from a request's arrival to the last byte of its response.",
		labelNames: ["method", "route"],
		buckets: BUCKETS,
		registers,
	});
	watchRequests(({ method, route, status, durationMs }) => {
		requests.inc({ method, route, status });
		durations.observe({ method, route }, durationMs / 1000);
	});
}
