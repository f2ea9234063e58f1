import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/** Answers with JSON where there is no Express; a HEAD request without the body. */
export function sendJson(res: ServerResponse, status: number, body: object, headers: OutgoingHttpHeaders = {}): void {
	const text = JSON.stringify(body);
	res.writeHead(status, {
		"Content-Type": "application/json; charset=utf-8",
		"Content-Length": Buffer.byteLength(text),
		...headers,
	});
	res.end(res.req.method === "HEAD" ? undefined : text);
}
