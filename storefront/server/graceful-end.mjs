// @ts-check

/**
 * Ends a server in order at SIGTERM or SIGINT: `/health/ready` says 503 and every response asks its caller to leave while the
 * drain lasts, so that whoever distributes visitors notices; then open responses are finished, and after the grace cut off.
 * A second signal ends the process at once.
 * @param {import("node:http").Server} server
 * @param {{ drainSeconds: number, graceSeconds: number }} times
 * @param {() => Promise<void>} close what else is to be closed
 */
export function endGracefully(server, { drainSeconds, graceSeconds }, close) {
	const end = () => {
		server.prependListener("request", (_request, response) => response.setHeader("Connection", "close"));
		setTimeout(() => {
			server.close(() => close().finally(() => process.exit(0)));
			server.closeIdleConnections();
			setTimeout(() => server.closeAllConnections(), graceSeconds * 1000).unref();
		}, drainSeconds * 1000);
	};
	for (const signal of ["SIGINT", "SIGTERM"])
		process.once(signal, () => {
			if (isStopping) return process.exit(1);
			isStopping = true;
			end();
		});
}

let isStopping = false;

/**
 * Answers `/health/ready` once the process has been asked to end. @returns {boolean} whether it did
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function saysItStops(request, response) {
	if (!isStopping || request.url !== "/health/ready") return false;
	response.writeHead(503, { "Content-Type": "application/json", "Cache-Control": "no-store" });
	response.end(JSON.stringify({ status: "stopping", parts: {} }));
	return true;
}
