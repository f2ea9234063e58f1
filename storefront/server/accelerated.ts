import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { parseArgs } from "node:util";
import { constants } from "node:zlib";
import compression from "compression";
import next from "next";
import sirv from "sirv";
import { handleMalformedRequests, refusesHosts } from "../src/lib/door/malformed-requests";
import { requestIdOf } from "../src/lib/log/requests";
import { openCatalogueReads } from "./catalogue-reads";
import { deferInResponse } from "./deferred-scripts/defer-in-response";
import { openPageCache } from "./page-cache";
import { readSettings } from "./settings";
import { reportsShutdown, shutDownGracefully } from "./shutdown";

const BUILT_FILES = "/_next/static/";

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Serves the built shop: cached public pages, built files compressed in advance, everything else from Next behind Brotli. */
export async function serveAccelerated(): Promise<void> {
	const options = parseArgs({ options: { hostname: { type: "string" }, port: { type: "string" } } }).values;
	const { hostname, port = process.env.PORT ?? "3000" } = options;
	const address = `http://${hostname ?? "localhost"}:${port}`;
	const settings = readSettings(process.env);

	const app = next({ dev: false, hostname, port: Number(port) });
	await app.prepare();
	const handle = app.getRequestHandler();
	const buildId = await readFile(".next/BUILD_ID", "utf8");
	const readCatalogue = openCatalogueReads(settings.readerUrl);
	const pages = await openPageCache(handle, settings, buildId);

	// Level 5 of Brotli costs what gzip costs and is a quarter smaller.
	const compress: Middleware = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } }) as never;
	const builtFiles = sirv(".next/static", {
		...{ brotli: true, gzip: true, extensions: [], etag: true, immutable: true, maxAge: 365 * 24 * 60 * 60 },
		setHeaders: (response) => response.setHeader("X-Content-Type-Options", "nosniff"),
	});
	const handleByNext = (request: IncomingMessage, response: ServerResponse) => {
		const requestId = requestIdOf(request);
		if (requestId) response.setHeader("X-Request-Id", requestId);
		compress(request, response, () => {
			deferInResponse(response);
			handle(request, response).catch((error) => {
				console.error(error);
				if (!response.headersSent) response.statusCode = 500;
				response.end();
			});
		});
	};
	const server = createServer((request, response) => {
		if (reportsShutdown(request, response) || refusesHosts(request, response)) return;
		if (pages.handle(request, response)) return;
		const { url = "/" } = request;
		if (!url.startsWith(BUILT_FILES)) return readCatalogue(request, response, () => handleByNext(request, response));
		request.url = url.slice(BUILT_FILES.length - 1);
		builtFiles(request, response, () => {
			request.url = url;
			handleByNext(request, response);
		});
	});
	// Longer than any proxy's idle timeout, so that a proxy never sends a request on a closing connection.
	server.keepAliveTimeout = 90_000;
	handleMalformedRequests(server);
	server.once("error", (error) => {
		console.error(`The storefront cannot listen on ${address}: ${error.message}`);
		process.exit(1);
	});
	server.listen(Number(port), hostname, () => console.log(`Ready on ${address}`));
	shutDownGracefully(server, settings, async () => {
		pages.close();
		await app.close();
	});
}
