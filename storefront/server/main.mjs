// @ts-check
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { constants } from "node:zlib";
import compression from "compression";
import next from "next";
import sirv from "sirv";
import { endGracefully, saysItStops } from "./graceful-end.mjs";
import { holdScripts } from "./hold-scripts.mjs";
import { LOADER } from "./loader.mjs";
import { requestIdOf } from "./log/requests.mjs";
import { openPages } from "./pages/open-pages.mjs";
import { readSettings } from "./settings.mjs";
import { answerAtTheWire, refusesHosts } from "./wire.mjs";

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;
const DIRECTORY = resolve(import.meta.dirname, "..");

const { values } = parseArgs({ options: { hostname: { type: "string" }, port: { type: "string" } } });
const { hostname } = values;
const port = Number(values.port ?? process.env.PORT ?? 3000);

// Next leaves the compression to this server then (next.config.ts).
process.env.STOREFRONT_ACCELERATOR = "on";

/**
 * The shop's accelerated server: Next behind Brotli, its built files from copies compressed once by `npm run build`, public
 * pages kept as finished bytes (ADR 0261), and scripts that wait for the first paint (ADR 0100).
 */
const app = next({ dev: false, dir: DIRECTORY, hostname, port });
await app.prepare();
const answer = app.getRequestHandler();
const settings = readSettings(process.env);
const buildId = await readFile(join(DIRECTORY, ".next", "BUILD_ID"), "utf8");
const pages = await openPages(answer, settings, buildId);
/** @typedef {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: () => void) => void} Middleware */

// Level 5 of Brotli costs what gzip costs here and is a quarter smaller.
const compress = /** @type {Middleware} */ (
	/** @type {unknown} */ (compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } }))
);
const builtFiles = sirv(join(DIRECTORY, ".next", "static"), {
	brotli: true,
	gzip: true,
	extensions: [],
	etag: true,
	immutable: true,
	maxAge: ONE_YEAR_SECONDS,
	setHeaders: (response) => response.setHeader("X-Content-Type-Options", "nosniff"),
});

const BUILT = "/_next/static/";
const server = createServer((request, response) => {
	if (saysItStops(request, response) || refusesHosts(request, response)) return;
	const url = request.url ?? "/";
	if (pages.answer(request, response)) return;
	const whole = () => {
		const requestId = requestIdOf(request);
		if (requestId) response.setHeader("X-Request-Id", requestId);
		compress(request, response, () => page(request, response));
	};
	if (!url.startsWith(BUILT)) return whole();
	request.url = url.slice(BUILT.length - 1);
	builtFiles(request, response, () => {
		request.url = url;
		whole();
	});
});
// Longer than any proxy in front keeps an idle connection: never does one send a request on what is just being closed.
server.keepAliveTimeout = 90_000;
answerAtTheWire(server);
server.once("error", (error) => {
	console.error(`The storefront cannot listen on ${hostname ?? "localhost"}:${port}: ${error.message}`);
	process.exit(1);
});
server.listen(port, hostname, () => console.log(`Ready on http://${hostname ?? "localhost"}:${port}`));

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function page(request, response) {
	holdScripts(response, LOADER);
	answer(request, response).catch((error) => {
		console.error(error);
		if (!response.headersSent) response.statusCode = 500;
		response.end();
	});
}

// Open answers are finished, idle connections are not waited for.
endGracefully(server, settings, async () => {
	pages.close();
	await app.close();
});
