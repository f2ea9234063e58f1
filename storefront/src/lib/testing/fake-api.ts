import { vi } from "vitest";

export interface FakeCall {
	/** "POST /auth/login" */
	route: string;
	body: unknown;
	headers: Record<string, string>;
}
type Answer = { status?: number; body: unknown };
export type FakeRoute = Answer | ((call: FakeCall) => Answer | Promise<Answer>);

/**
 * Answers fetch from a table of routes ("GET /products/p1"), query left out; "network" for a shop out of reach.
 * A route that is not in the table fails the test that called it. Returns the calls made so far.
 */
export function fakeApi(routes: Record<string, FakeRoute | "network">): FakeCall[] {
	const calls: FakeCall[] = [];
	vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
		const path = new URL(url, "http://shop.test").pathname.replace(/^\/api/, "");
		const route = `${init.method} ${path}`;
		const call: FakeCall = {
			route,
			body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
			headers: { ...(init.headers as Record<string, string>) },
		};
		calls.push(call);
		const answer = routes[route];
		if (answer === "network") throw new TypeError("Failed to fetch");
		if (!answer) throw new Error(`No fake answer for ${route}`);
		const { status = 200, body } = typeof answer === "function" ? await answer(call) : answer;
		return new Response(JSON.stringify(body), { status });
	});
	return calls;
}

/** An error answer of /api. */
export const failure = (status: number, code: string, message: string, more: object = {}): Answer => ({
	status,
	body: { code, message, ...more },
});
