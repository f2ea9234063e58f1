import type { MedusaRequest } from "@medusajs/framework/http";

/** The part of Medusa's cookie session that is used here. */
interface WebSession {
	auth_context?: unknown;
	regenerate(done: (error?: unknown) => void): void;
	destroy(done: (error?: unknown) => void): void;
}

/** What the cookie of a request stands for, as Medusa has read it. */
export function contextInCookie(req: MedusaRequest): unknown {
	return sessionIn(req).auth_context;
}

/** Puts a context under a new session id, so that a cookie known from before is worthless (session fixation). */
export async function openWebSession(req: MedusaRequest, context: unknown): Promise<void> {
	await settled((done) => sessionIn(req).regenerate(done));
	sessionIn(req).auth_context = context;
}

/** Forgets the session of the request's cookie. */
export function closeWebSession(req: MedusaRequest): Promise<void> {
	return settled((done) => sessionIn(req).destroy(done));
}

/** Another object after a regeneration, hence read again each time. */
function sessionIn(req: MedusaRequest): WebSession {
	return req.session;
}

function settled(start: (done: (error?: unknown) => void) => void): Promise<void> {
	return new Promise((resolve, reject) => start((error) => (error ? reject(error) : resolve())));
}
