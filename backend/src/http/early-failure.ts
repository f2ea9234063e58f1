import type { IncomingMessage } from "node:http";

const failures = new WeakMap<IncomingMessage, unknown>();

/** Notes what a request failed of before it came to the gate. */
export function noteEarlyFailure(req: IncomingMessage, error: unknown): void {
	failures.set(req, error);
}

/** Throws what a request has failed of already, so that it is refused as any other is. */
export function throwEarlyFailure(req: IncomingMessage): void {
	if (failures.has(req)) throw failures.get(req);
}
