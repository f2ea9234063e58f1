import { isTelemetryAsked } from "@confiserie/domain/operations/telemetry";
import { bufferedOutput, isJson, openLog, takeConsole } from "./log";
import { logRequests, readRoutes } from "./requests";

const routeOf = readRoutes(".next/routes-manifest.json");
if (isJson(process.env)) {
	const log = openLog(process.env.LOG_LEVEL, bufferedOutput());
	takeConsole(log);
	logRequests(log, routeOf, { setsHeader: process.env.STOREFRONT_ACCELERATOR === "off" });
}
// OpenTelemetry takes half a second to load.
if (isTelemetryAsked(process.env)) {
	const { startTelemetry } = require("./telemetry") as typeof import("./telemetry");
	startTelemetry(routeOf);
}
