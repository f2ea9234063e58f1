/**
 * What of the engine's own HTTP surface stays reachable: Medusa Admin with its sign-in, the files and the health check.
 * /store, /auth/customer, /hooks and /cloud are closed: the shop does not use them, and each is a way around its rules
 * (a payment session needs only the publishable key there).
 */
export function isOpenEnginePath(method: string, path: string): boolean {
	const asked = path.replace(/\/$/, "") || "/";
	if (OPEN_TREES.some((tree) => asked === tree || asked.startsWith(`${tree}/`))) return true;
	return OPEN_AUTH.some((route) => route.path === asked && (method === "OPTIONS" || route.methods.includes(method)));
}

const OPEN_TREES = ["/app", "/admin", "/static", "/health"];
/** Sign-in, invitation, forgotten password and sign-out of Medusa Admin. */
export const OPEN_AUTH = [
	{ path: "/auth/user/providers", methods: ["GET"] },
	{ path: "/auth/user/emailpass", methods: ["POST"] },
	{ path: "/auth/user/emailpass/register", methods: ["POST"] },
	{ path: "/auth/user/emailpass/reset-password", methods: ["POST"] },
	{ path: "/auth/user/emailpass/update", methods: ["POST"] },
	{ path: "/auth/session", methods: ["POST", "DELETE"] },
];
