import type { StaffPermission } from "@confiserie/domain/accounts/staff";
import type { Key, Method } from "@confiserie/domain/contract/operation";
import { OPERATIONS } from "@confiserie/domain/contract/operations";
import type { Access, Operations } from "@confiserie/domain/contract/row";

export interface ApiRoute {
	key: Key;
	method: Method;
	/** Full path; `:name` stands for one segment. */
	path: string;
	access: Access;
	/** What the caller's role must allow, of a route of the admin. */
	permission?: StaffPermission | undefined;
}

/** Every route of /api, from the table that describes them too. What is not listed is refused, whatever files exist. */
export const API_ROUTES: readonly ApiRoute[] = Object.entries<Operations[keyof Operations]>(OPERATIONS).map(
	([key, { access, permission }]) => {
		const [method, path] = key.split(" ") as [Method, string];
		return { key: key as Key, method, path, access, permission };
	},
);

/** The routes at a path, one a method; none when the path is not listed. A final slash is tolerated. */
export function routesAt(path: string): ApiRoute[];
export function routesAt<Route extends { path: string }>(path: string, routes: readonly Route[]): Route[];
export function routesAt(path: string, routes: readonly { path: string }[] = API_ROUTES): { path: string }[] {
	const asked = segments(path);
	const found = byLength(routes).get(asked.length) ?? [];
	return found.filter(({ listed }) => isListed(listed, asked)).map(({ route }) => route);
}

/** Values of the parameters of a listed path. A final slash is tolerated. */
export function paramsAt(path: string, listed: string): Record<string, string> {
	const asked = segments(path);
	const named = segments(listed).flatMap((segment, index) =>
		segment.startsWith(":") ? [[segment.slice(1), decodeURIComponent(asked[index] ?? "")] as const] : [],
	);
	return Object.fromEntries(named);
}

const isListed = (listed: readonly string[], asked: readonly string[]) =>
	listed.every((segment, index) => (segment.startsWith(":") ? isValue(asked[index]) : segment === asked[index]));

type ByLength = Map<number, { route: { path: string }; listed: string[] }[]>;
const KNOWN = new WeakMap<readonly { path: string }[], ByLength>();

/** A table's routes with their segments, by how many: taken apart once, since each request asks, one quickly served too. */
function byLength(routes: readonly { path: string }[]): ByLength {
	const known = KNOWN.get(routes);
	if (known) return known;
	const parted: ByLength = new Map();
	for (const route of routes) {
		const listed = segments(route.path);
		parted.set(listed.length, [...(parted.get(listed.length) ?? []), { route, listed }]);
	}
	KNOWN.set(routes, parted);
	return parted;
}

function segments(path: string): string[] {
	return path.replace(/\/$/, "").split("/").slice(1);
}

/** A parameter must be readable text. */
function isValue(segment = ""): boolean {
	return segment !== "" && isReadablePath(segment);
}

/**
 * False for a broken escape, an encoded NUL or an encoded step to another folder: they name nothing that exists, and make
 * routers, databases and file servers fail.
 */
export function isReadablePath(path: string): boolean {
	try {
		const decoded = decodeURIComponent(path);
		return !decoded.includes("\0") && !decoded.split(/[\\/]/).some((name) => name === "." || name === "..");
	} catch {
		return false;
	}
}
