import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { parseArgs } from "node:util";
import { ERRORS } from "@confiserie/domain/contract/error";
import { isTelemetryAsked } from "@confiserie/domain/operations/telemetry";
import { redact } from "@confiserie/domain/personal-data/redact";
import { knex } from "@medusajs/framework/mikro-orm/knex";
import { collectDefaultMetrics, Registry } from "prom-client";
import { readerDatabase, replicaDatabase } from "../config/database";
import { endWhereUntrusted } from "../config/database-trust";
import { loadReaderEnvironment } from "../config/env";
import { presentApi } from "../http/api-headers";
import { keyIn } from "../http/bearer";
import { readAt } from "../http/catalogue/reads";
import { catalogueSender, readsOf } from "../http/catalogue/send-read";
import { connectionGauges } from "../http/metrics/connections";
import { countRequests } from "../http/metrics/requests";
import { sendMetrics } from "../http/metrics/send-metrics";
import { bodyOf, unexpected } from "../http/refusal";
import { hasBody, refusesHead } from "../http/request-head";
import { logRequests } from "../http/request-log";
import { readableId, routeOf } from "../http/request-watch";
import { openJsonLog } from "../lib/log/open-log";
import { probe } from "../lib/probe";
import { proveLaunch } from "../lib/prove-launch";
import { sendJson } from "../lib/send-json";
import { searchVersion } from "../modules/catalog/search/reads";
import { ApiFailure, failureOf } from "../modules/foundations/failures";
import { replicaMetrics } from "./replica-metrics";
import { followReplica } from "./replicated-reads";

/**
 * The catalogue reader: a process that answers `GET /api/products…` from PostgreSQL, without Medusa (ADR 17). Takes --host and
 * --port as the backend does.
 */
const env = loadReaderEnvironment(process.env);
if (isTelemetryAsked(process.env)) {
	const telemetry: typeof import("../http/telemetry") = require("../http/telemetry");
	telemetry.startTelemetry("confiserie-reader");
}
if (env.LOG_FORMAT === "json") openJsonLog(env.LOG_LEVEL, "reader", redact);
logRequests();
void endWhereUntrusted(env);
const sql = knex(readerDatabase(env.DATABASE_URL));
/** Apart, since a process with a busy pool is slow but must stay in service. */
const health = knex({ ...readerDatabase(env.DATABASE_URL), pool: { min: 0, max: 1 } });
const { DATABASE_READ_URL: replicaUrl, REPLICA_LAG_SECONDS: maximumLagSeconds } = env;
const replicated = replicaUrl
	? followReplica({ primary: sql, openReplica: () => knex(replicaDatabase(replicaUrl)), maximumLagSeconds })
	: undefined;
const sendRead = catalogueSender(replicated ?? readsOf(sql));
const probeDatabase = () => probe(async () => (await searchVersion(health)) !== "");
const metrics = env.METRICS_TOKEN === undefined ? undefined : openMetrics(env.METRICS_TOKEN);
let isStopping = false;

const server = createServer((req, res) => {
	answer(req, res).catch((error) => refuse(req, res, error));
});
// Longer than any proxy keeps an idle connection, so that it never sends a request on a closing one.
server.keepAliveTimeout = 90_000;
server.requestTimeout = 10_000;
const { host, port = env.PORT } = parseArgs({ options: { host: { type: "string" }, port: { type: "string" } } }).values;
server.listen(Number(port), host, () => console.info(`The catalogue reader listens on port ${port}.`));
server.once("error", (error) => {
	console.error(error);
	process.exit(1);
});
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);

async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
	const { method, url = "/" } = req;
	presentApi(req, res);
	proveLaunch(req, res);
	if (isStopping) res.setHeader("Connection", "close");
	if (refusesHead(req, res)) return;
	if (url === "/health/live") return sendJson(res, 200, { status: "up" });
	if (url === "/health/ready") return sendReadiness(res);
	if (url === "/metrics" && metrics) return sendMetrics(req, res, metrics);
	if (method !== "GET" && method !== "HEAD")
		throw new ApiFailure("METHOD_NOT_ALLOWED", { headers: { Allow: "GET, HEAD, OPTIONS" } });
	if (keyIn(req)) throw new ApiFailure("SCOPE_MISSING");
	if (hasBody(req)) throw new ApiFailure("PAYLOAD_TOO_LARGE", { headers: { Connection: "close" } });
	const read = readAt(url);
	if (!read) throw new ApiFailure("NOT_FOUND");
	await sendRead(req, res, read);
}

/** Without its replica the primary answers: degraded, and in service. */
async function sendReadiness(res: ServerResponse): Promise<void> {
	const parts = { database: await probeDatabase(), replica: replicated?.state ?? "off" };
	const usual = parts.replica === "up" || parts.replica === "off" ? "ready" : "degraded";
	const status = isStopping ? "stopping" : parts.database === "up" ? usual : "unavailable";
	sendJson(res, status === usual ? 200 : 503, { status, parts });
}

function refuse(req: IncomingMessage, res: ServerResponse, error: unknown): void {
	if (res.headersSent) return void res.destroy();
	const [path = ""] = (req.url ?? "").split("?");
	const requestId = readableId(req.headers["x-request-id"]);
	const request = { requestId, method: req.method, route: routeOf(req, path) };
	const failure = failureOf(error) ?? unexpected(error, request, console);
	for (const [name, value] of Object.entries(failure.details.headers ?? {})) res.setHeader(name, value);
	sendJson(res, ERRORS[failure.code].status, bodyOf(failure));
}

function openMetrics(token: string) {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	countRequests(registry);
	if (replicated) replicaMetrics(registry, replicated);
	const connections = connectionGauges(registry);
	const refresh = async () => {
		connections.setPools({ reads: sql, ...(replicated && { replica: replicated.pool }) });
		connections.setUp((await probeDatabase()) === "up");
	};
	return { token, registry, refresh };
}

/** Reports 503 while balancers notice, then finishes open responses, and cuts off what lasts longer than the grace. */
function stop(): void {
	if (isStopping) process.exit(1);
	isStopping = true;
	setTimeout(() => {
		server.close(() => process.exit(0));
		server.closeIdleConnections();
		setTimeout(() => server.closeAllConnections(), env.SHUTDOWN_GRACE_SECONDS * 1000).unref();
	}, env.SHUTDOWN_DRAIN_SECONDS * 1000);
}
