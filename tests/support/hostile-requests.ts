import { createRequire } from "node:module";
import {
	BAD_LINES,
	FILES,
	HOSTS,
	METHODS,
	NO_METHODS,
	ODD_METHODS,
	PAGES,
	PARAMETERS,
} from "../fixtures/hostile-targets";
import type { Chance } from "./chance";
import { hostileBody, hostileHeaders, hostileText } from "./hostile-parts";

// As the backend itself loads it: an import would take it for an ES module, which the backend is not.
const { API_ROUTES } = createRequire(import.meta.url)(
	"../../backend/src/http/routes",
) as typeof import("../../backend/src/http/routes");

/** Existing ids and paths of the shop, for realistic requests. */
export interface Known {
	host: string;
	/** Values for a parameter of a path that exist. */
	ids: readonly [string, ...string[]];
	tokens: { customer: string; administrator: string };
}
/** One request, ready to be sent. */
export interface HostileRequest {
	bytes: Buffer;
	method: string;
	/** As every reader of addresses understands it, without the query; null when none can. */
	path: string | null;
	/** True when its bytes are no HTTP request: no handler ever sees it. */
	isUnreadable: boolean;
}

/** These would end the session that all requests share. */
const END_SESSIONS = new Set(["/api/auth/logout", "/api/auth/sessions", "/api/auth/password"]);

/** Draws a request: most of it may be right, so that it reaches far, and something of it is wrong. */
export function hostileRequest(chance: Chance, known: Known): HostileRequest {
	const route = API_ROUTES[chance.between(0, API_ROUTES.length - 1)];
	if (!route) throw new Error("The shop has no route at all.");
	const kind = chance.between(1, 10);
	const template = kind <= 6 ? route.path : kind <= 8 ? chance.pick(PAGES) : chance.pick(FILES);
	const isRoute = template === route.path;
	const path = template.replace(/:\w+/g, () =>
		chance.happens(30) ? chance.pick(known.ids) : hostileText(chance, "path"),
	);
	const isUnreadable = chance.happens(2);
	const method = methodOf(chance, isRoute ? route.method : "GET");
	const target = targetOf(chance, path, known.host) + queryOf(chance, template);
	const body = chance.happens(method === "GET" || method === "HEAD" ? 5 : 85) ? hostileBody(chance, known.ids) : null;
	const token = isRoute && chance.happens(60) ? tokenOf(route, method, chance, known) : null;
	const head = [
		`${isUnreadable && chance.happens(50) ? chance.pick(NO_METHODS) : method} ${target} HTTP/1.1`,
		`Host: ${chance.happens(90) ? known.host : chance.pick(HOSTS)}`,
		"Connection: close",
		...(token ? [`Authorization: Bearer ${token}`] : []),
		...hostileHeaders(chance),
		...(body ? [`Content-Type: ${body.type}`, `Content-Length: ${body.bytes.length}`] : []),
		...(isUnreadable ? [chance.pick(BAD_LINES)] : []),
	];
	const bytes = Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1"), body?.bytes ?? Buffer.alloc(0)]);
	return { bytes, method, path: resolved(target), isUnreadable };
}

function resolved(target: string): string | null {
	const address = target.startsWith("/") ? `http://shop${target}` : target;
	return URL.canParse(address) ? new URL(address).pathname : null;
}

function methodOf(chance: Chance, own: string): string {
	if (chance.happens(70)) return own;
	return chance.happens(40) ? chance.pick(ODD_METHODS) : chance.pick(METHODS);
}

/** An administrator reads everything and changes nothing that exists: this shop is other tests' shop too. */
function tokenOf(
	route: { path: string; access: string },
	method: string,
	chance: Chance,
	{ tokens }: Known,
): string | null {
	if (chance.happens(10) || END_SESSIONS.has(route.path)) return hostileText(chance, "header");
	if (route.access !== "admin" || chance.happens(20)) return tokens.customer;
	return method === "GET" || method === "HEAD" ? tokens.administrator : null;
}

function targetOf(chance: Chance, path: string, host: string): string {
	if (chance.happens(94)) return path;
	return chance.pick([
		`http://${host}${path}`,
		`http://evil.example${path}`,
		`//${host}${path}`,
		`/${path}`,
		`${path}/`,
		`\\${path}`,
		"*",
		`${path}/..%2f..`,
		`${path}#a`,
	]);
}

function queryOf(chance: Chance, template: string): string {
	if (template === "/_next/image" && chance.happens(85)) {
		const url = chance.pick([
			"/static/demo/",
			"/static/",
			"/static//",
			"/images/hero/",
			"//",
			"/\\",
			"https://evil.example/",
			"/api/",
		]);
		return `?url=${url}${hostileText(chance, "path")}&w=${chance.pick(["64", "65", "-1", "x"])}&q=${chance.pick(["75", "1000", ""])}`;
	}
	if (chance.happens(50)) return "";
	const pairs = Array.from(
		{ length: chance.between(1, 3) },
		() => `${chance.pick(PARAMETERS)}=${hostileText(chance, "path")}`,
	);
	return `?${pairs.join("&")}`;
}
