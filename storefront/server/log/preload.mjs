// @ts-check
import { resolve } from "node:path";
import { isTelemetryAsked } from "./domain.mjs";
import { bufferedOutput, isJson, openLog, takeConsole } from "./log.mjs";
import { logRequests, readRoutes } from "./requests.mjs";

/** Loaded before Next, with the accelerator and without: one way to log, whoever writes. */
const routeOf = readRoutes(resolve(import.meta.dirname, "../../.next/routes-manifest.json"));
if (isJson(process.env)) {
	const log = openLog(process.env.LOG_LEVEL, bufferedOutput());
	takeConsole(log);
	logRequests(log, routeOf, { saysIds: process.env.STOREFRONT_ACCELERATOR === "off" });
}
// Without an address to send to, nothing of OpenTelemetry is even loaded.
if (isTelemetryAsked(process.env)) (await import("./telemetry.mjs")).startTelemetry(routeOf);
