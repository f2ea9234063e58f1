import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Settings } from "./settings";

let isStopping = false;

/**
 * Shuts the server down at SIGTERM or SIGINT. While the drain lasts, `/health/ready` responds 503 and every response closes its
 * connection, so that load balancers notice. Then open responses finish, and after the grace time they are cut off. A second
 * signal ends the process at once.
 */
export function shutDownGracefully(server: Server, settings: Settings, close: () => Promise<void>): void {
	const shutDown = () => {
		if (isStopping) process.exit(1);
		isStopping = true;
		server.prependListener("request", (_request, response) => response.setHeader("Connection", "close"));
		setTimeout(() => {
			server.close(() => close().finally(() => process.exit(0)));
			server.closeIdleConnections();
			setTimeout(() => server.closeAllConnections(), settings.graceSeconds * 1000).unref();
		}, settings.drainSeconds * 1000);
	};
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, shutDown);
}

/** Responds to `/health/ready` once the process is shutting down. Returns whether it did. */
export function reportsShutdown(request: IncomingMessage, response: ServerResponse): boolean {
	if (!isStopping || request.url !== "/health/ready") return false;
	response.writeHead(503, { "Content-Type": "application/json", "Cache-Control": "no-store" });
	response.end(JSON.stringify({ status: "stopping", parts: {} }));
	return true;
}
