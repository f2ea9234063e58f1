import type { IncomingMessage, ServerResponse } from "node:http";

/** Proves to the launcher that this process, which it started, answers a health check at its port. */
export function proveLaunch({ url = "" }: IncomingMessage, response: ServerResponse): void {
	const token = process.env.LAUNCH_TOKEN;
	if (token && url.startsWith("/health")) response.setHeader("X-Launch-Token", token);
}
