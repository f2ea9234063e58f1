import { storeRouteOf, storeRoutesAt } from "./store/routes";

/**
 * What beside /api stays reachable: Medusa Admin with its sign-in, the files and the health check, and of the Store API what
 * store/routes.ts opens. /hooks and /cloud are closed: each is a way around the shop's rules.
 */
export function isOpenMedusaPath(method: string, path: string): boolean {
	const asked = path.replace(/\/$/, "") || "/";
	if (OPEN_TREES.some((tree) => asked === tree || asked.startsWith(`${tree}/`))) return true;
	if (method === "OPTIONS" ? storeRoutesAt(asked).length > 0 : storeRouteOf(method, asked)) return true;
	return OPEN_AUTH.some((route) => isAt(route.path, asked) && (method === "OPTIONS" || route.methods.includes(method)));
}

/** `:id` stands for one segment. */
function isAt(listed: string, asked: string): boolean {
	const segments = asked.split("/");
	const expected = listed.split("/");
	return (
		expected.length === segments.length && expected.every((one, index) => one === ":id" || one === segments[index])
	);
}

const OPEN_TREES = ["/app", "/admin", "/static", "/health"];
/** Sign-in, invitation, forgotten password and sign-out of Medusa Admin. */
export const OPEN_AUTH = [
	{ path: "/auth/user/providers", methods: ["GET"] },
	{ path: "/auth/user/emailpass", methods: ["POST"] },
	{ path: "/auth/user/emailpass/register", methods: ["POST"] },
	{ path: "/auth/user/emailpass/reset-password", methods: ["POST"] },
	{ path: "/auth/user/emailpass/update", methods: ["POST"] },
	{ path: "/auth/mfa/challenges/:id/verify", methods: ["POST"] },
	{ path: "/auth/session", methods: ["POST", "DELETE"] },
];
