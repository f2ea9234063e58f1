type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
/** public: anyone. customer: a valid session. admin: a session whose account is a Medusa user today. */
type Access = "public" | "customer" | "admin";
export interface ApiRoute {
	method: Method;
	/** Full path; `:name` stands for one segment. */
	path: string;
	access: Access;
}

/** Every route of /api. What is not listed here is refused, whatever files exist. Source: spec §7, accounts spec §7. */
export const API_ROUTES: readonly ApiRoute[] = [
	{ method: "POST", path: "/api/auth/register", access: "public" },
	{ method: "POST", path: "/api/auth/login", access: "public" },
	{ method: "GET", path: "/api/oauth2/authorization/google", access: "public" },
	{ method: "GET", path: "/api/oauth2/callback/google", access: "public" },
	{ method: "POST", path: "/api/auth/ticket", access: "public" },
	{ method: "POST", path: "/api/auth/google/link", access: "public" },
	{ method: "POST", path: "/api/auth/logout", access: "customer" },
	{ method: "DELETE", path: "/api/auth/sessions", access: "customer" },
	{ method: "GET", path: "/api/auth/security", access: "customer" },
	{ method: "PUT", path: "/api/auth/name", access: "customer" },
	{ method: "PUT", path: "/api/auth/password", access: "customer" },
	{ method: "POST", path: "/api/auth/password/forgotten", access: "public" },
	{ method: "POST", path: "/api/auth/password/reset", access: "public" },
	{ method: "POST", path: "/api/auth/email", access: "customer" },
	{ method: "POST", path: "/api/auth/email/confirm", access: "public" },
	{ method: "GET", path: "/api/auth/me", access: "customer" },
	{ method: "PUT", path: "/api/auth/phone", access: "customer" },
	{ method: "GET", path: "/api/products", access: "public" },
	{ method: "GET", path: "/api/products/search", access: "public" },
	{ method: "GET", path: "/api/products/search/suggestions", access: "public" },
	{ method: "GET", path: "/api/products/:id", access: "public" },
	{ method: "GET", path: "/api/products/:id/reviews", access: "public" },
	{ method: "GET", path: "/api/changes", access: "public" },
	{ method: "POST", path: "/api/contact", access: "public" },
	{ method: "GET", path: "/api/settings", access: "public" },
	{ method: "POST", path: "/api/payments/calculate-shipping", access: "public" },
	{ method: "POST", path: "/api/payments/create-intent", access: "customer" },
	{ method: "GET", path: "/api/payments/status/intent/:id", access: "customer" },
	{ method: "POST", path: "/api/payments/demo/confirm", access: "customer" },
	{ method: "POST", path: "/api/payments/webhook", access: "public" },
	{ method: "GET", path: "/api/payments/deposit-terms", access: "customer" },
	{ method: "POST", path: "/api/payments/commercial-code", access: "customer" },
	{ method: "GET", path: "/api/payments/balance-link/:token", access: "public" },
	{ method: "POST", path: "/api/payments/balance-link/:token", access: "public" },
	{ method: "POST", path: "/api/payments/balance-link/:token/demo-confirm", access: "public" },
	{ method: "GET", path: "/api/orders/:id/balance", access: "customer" },
	{ method: "POST", path: "/api/orders/:id/balance", access: "customer" },
	{ method: "POST", path: "/api/orders/:id/payment", access: "customer" },
	{ method: "GET", path: "/api/orders", access: "customer" },
	{ method: "GET", path: "/api/orders/count", access: "customer" },
	{ method: "GET", path: "/api/orders/statuses", access: "customer" },
	{ method: "GET", path: "/api/orders/:id", access: "customer" },
	{ method: "GET", path: "/api/cities", access: "public" },
	{ method: "GET", path: "/api/addresses", access: "customer" },
	{ method: "POST", path: "/api/addresses", access: "customer" },
	{ method: "GET", path: "/api/addresses/default", access: "customer" },
	{ method: "POST", path: "/api/addresses/validate", access: "customer" },
	{ method: "PUT", path: "/api/addresses/:id", access: "customer" },
	{ method: "DELETE", path: "/api/addresses/:id", access: "customer" },
	{ method: "PATCH", path: "/api/addresses/:id/default", access: "customer" },
	{ method: "GET", path: "/api/admin/activity", access: "admin" },
	{ method: "GET", path: "/api/admin/commercial-codes", access: "admin" },
	{ method: "POST", path: "/api/admin/commercial-codes", access: "admin" },
	{ method: "DELETE", path: "/api/admin/commercial-codes/:id", access: "admin" },
	{ method: "GET", path: "/api/admin/deposit-permissions", access: "admin" },
	{ method: "PUT", path: "/api/admin/deposit-permissions", access: "admin" },
	{ method: "GET", path: "/api/admin/orders/:id/payments", access: "admin" },
	{ method: "GET", path: "/api/admin/dashboard", access: "admin" },
	{ method: "POST", path: "/api/admin/orders/:id/balance-link", access: "admin" },
	{ method: "GET", path: "/api/admin/orders", access: "admin" },
	{ method: "GET", path: "/api/admin/orders/stats", access: "admin" },
	{ method: "GET", path: "/api/admin/orders/search", access: "admin" },
	{ method: "GET", path: "/api/admin/orders/export", access: "admin" },
	{ method: "GET", path: "/api/admin/orders/:id", access: "admin" },
	{ method: "PATCH", path: "/api/admin/orders/:id/status", access: "admin" },
	{ method: "GET", path: "/api/admin/products", access: "admin" },
	{ method: "POST", path: "/api/admin/products", access: "admin" },
	{ method: "GET", path: "/api/admin/products/search", access: "admin" },
	{ method: "GET", path: "/api/admin/products/stats", access: "admin" },
	{ method: "GET", path: "/api/admin/products/export", access: "admin" },
	{ method: "POST", path: "/api/admin/products/import", access: "admin" },
	{ method: "GET", path: "/api/admin/products/import/:importId", access: "admin" },
	{ method: "POST", path: "/api/admin/products/upload-image", access: "admin" },
	{ method: "GET", path: "/api/admin/products/:id", access: "admin" },
	{ method: "PUT", path: "/api/admin/products/:id", access: "admin" },
	{ method: "DELETE", path: "/api/admin/products/:id", access: "admin" },
	{ method: "PATCH", path: "/api/admin/products/:id/stock", access: "admin" },
	{ method: "POST", path: "/api/admin/orders/:id/refunds", access: "admin" },
	{ method: "POST", path: "/api/admin/orders/:id/transfers", access: "admin" },
];

/** The routes at a path, one a method; none when the path is not listed. A final slash is tolerated. */
export function routesAt(path: string, routes: readonly ApiRoute[] = API_ROUTES): ApiRoute[] {
	const asked = segments(path);
	return routes.filter((route) => {
		const listed = segments(route.path);
		return (
			listed.length === asked.length &&
			listed.every((segment, index) => (segment.startsWith(":") ? isValue(asked[index]) : segment === asked[index]))
		);
	});
}

function segments(path: string): string[] {
	return path.replace(/\/$/, "").split("/").slice(1);
}

/** A parameter must be readable text. */
function isValue(segment = ""): boolean {
	return segment !== "" && isReadablePath(segment);
}

/** False for a broken escape or an encoded NUL: they name nothing that exists, and make routers and databases fail. */
export function isReadablePath(path: string): boolean {
	try {
		return !decodeURIComponent(path).includes("\0");
	} catch {
		return false;
	}
}
