import { OPERATIONS } from "@confiserie/domain/contract/operations";
import { vi } from "vitest";
import { officeCategories } from "./fixtures";

export interface FakeCall {
	/** "POST /auth/login" */
	route: string;
	query: URLSearchParams;
	body: unknown;
	/** Where the body is a form. */
	form: FormData | undefined;
	headers: Record<string, string>;
}
type FakeResponse = { status?: number; body: unknown };
export type FakeRoute = FakeResponse | ((call: FakeCall) => FakeResponse | Promise<FakeResponse>);

/**
 * Responds to fetch from a table of routes ("GET /products/p1"), query left out; "network" for a shop out of reach.
 * A response without a status has the contract's. A route that is not in the table fails the test that called it. Returns the
 * calls made so far.
 */
export function fakeApi(routes: Record<string, FakeRoute | "network">): FakeCall[] {
	const calls: FakeCall[] = [];
	vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
		const { pathname, searchParams } = new URL(url, "http://shop.test");
		const path = pathname.replace(/^\/api/, "");
		const route = `${init.method} ${path}`;
		const call: FakeCall = {
			route,
			query: searchParams,
			body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
			form: init.body instanceof FormData ? init.body : undefined,
			headers: { ...(init.headers as Record<string, string>) },
		};
		calls.push(call);
		const response = routes[route] ?? unsaid(route);
		if (response === "network") throw new TypeError("Failed to fetch");
		if (!response) throw new Error(`No fake response for ${route}`);
		const { status = successOf(route), body } = typeof response === "function" ? await response(call) : response;
		return new Response(status === 204 ? null : JSON.stringify(body), { status });
	});
	return calls;
}

/** The contract's first success status of a route. */
function successOf(route: string): number {
	const [method, path = ""] = route.split(" ");
	const asked = `${method} /api${path}`.split("/");
	const fits = ([key]: [string, unknown]) => {
		const listed = key.split("/");
		return listed.length === asked.length && listed.every((part, at) => part.startsWith(":") || part === asked[at]);
	};
	const [, operation] = Object.entries(OPERATIONS).find(fits) ?? [];
	return Number(Object.keys(operation?.answers ?? { 200: "" })[0]);
}

/** Default responses: the initial categories; no carrier, lots, company, own prices, billing documents, quotes, views or running batches. */
const unsaid = (route: string): FakeResponse | undefined => {
	if (route === "GET /admin/categories") return { body: officeCategories };
	if (route === "GET /admin/carrier")
		return { body: { isConnected: false, publicKey: "", webhookUrl: "", changedAt: null, changedBy: null } };
	if (route === "GET /admin/lots") return { body: { content: [], totalElements: 0, last: true } };
	if (route === "GET /company") return { body: { company: null } };
	if (route === "GET /company/prices") return { body: { hasOwnPrices: false, prices: [] } };
	if (route.endsWith("/invoices") || route === "GET /quotes") return { body: [] };
	const isEmptyList = route === "GET /admin/views" || route === "GET /admin/products/batches";
	return isEmptyList ? { body: { content: [] } } : undefined;
};

/** An error response of /api. */
export const failure = (status: number, code: string, message: string, more: object = {}): FakeResponse => ({
	status,
	body: { code, message, ...more },
});
