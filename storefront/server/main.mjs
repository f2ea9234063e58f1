// @ts-check
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { constants } from "node:zlib";
import compression from "compression";
import next from "next";
import sirv from "sirv";
import { holdScripts } from "./hold-scripts.mjs";
import { LOADER } from "./loader.mjs";
import { openPages } from "./pages/open-pages.mjs";
import { readSettings } from "./settings.mjs";
import { answerAtTheWire } from "./wire.mjs";

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;
const SHUTDOWN_GRACE_MS = 10_000;
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
const pages = await openPages(answer, readSettings(process.env));
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
	const url = request.url ?? "/";
	const whole = () => compress(request, response, () => page(request, response));
	if (!url.startsWith(BUILT)) return pages.answer(request, response) ? undefined : whole();
	request.url = url.slice(BUILT.length - 1);
	builtFiles(request, response, () => {
		request.url = url;
		whole();
	});
});
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

for (const signal of ["SIGINT", "SIGTERM"])
	process.once(signal, () => {
		// Open answers are finished, idle connections are not waited for.
		pages.close();
		server.close(() => app.close().finally(() => process.exit(0)));
		server.closeIdleConnections();
		setTimeout(() => server.closeAllConnections(), SHUTDOWN_GRACE_MS).unref();
	});
