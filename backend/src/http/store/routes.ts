import { routesAt } from "../routes";

/**
 * What becomes of a route of Medusa's Store API. `open`: Medusa answers, after the guards of this folder. `own`: a
 * route of this shop stands in Medusa's place. `closed`: 404, as if it did not exist.
 */
export type Decision = "open" | "own" | "closed";

export interface StoreRoute {
	method: "GET" | "POST" | "DELETE";
	/** As Medusa's folders spell it; `:name` stands for one segment. */
	path: string;
	decision: Decision;
	/** Why a route is the shop's own or closed; for the table in docs/store-api.md. */
	why?: string;
}

const open = (...keys: string[]): StoreRoute[] => keys.map((key) => route(key, "open"));
const own = (key: string, why: string): StoreRoute => route(key, "own", why);
const closed = (why: string, ...keys: string[]): StoreRoute[] => keys.map((key) => route(key, "closed", why));

function route(key: string, decision: Decision, why?: string): StoreRoute {
	const [method, path] = key.split(" ") as [StoreRoute["method"], string];
	return { method, path, decision, ...(why !== undefined && { why }) };
}

/**
 * Every route under /store, and every one under /auth that a customer could use. Compared with the installed Medusa by
 * a test.
 */
export const STORE_ROUTES: readonly StoreRoute[] = [
	...open(
		"GET /store/products",
		"GET /store/products/:id",
		"GET /store/product-variants",
		"GET /store/product-variants/:id",
		"GET /store/product-options",
		"GET /store/product-options/:id",
		"GET /store/product-categories",
		"GET /store/product-categories/:id",
		"GET /store/product-tags",
		"GET /store/product-tags/:id",
		"GET /store/product-types",
		"GET /store/product-types/:id",
		"GET /store/collections",
		"GET /store/collections/:id",
		"GET /store/regions",
		"GET /store/regions/:id",
		"GET /store/currencies",
		"GET /store/currencies/:code",
		"GET /store/locales",
		"POST /store/carts",
		"GET /store/carts/:id",
		"POST /store/carts/:id",
		"POST /store/carts/:id/customer",
		"POST /store/carts/:id/line-items",
		"POST /store/carts/:id/line-items/:line_id",
		"DELETE /store/carts/:id/line-items/:line_id",
		"POST /store/carts/:id/promotions",
		"DELETE /store/carts/:id/promotions",
		"POST /store/carts/:id/shipping-methods",
		"POST /store/carts/:id/taxes",
		"GET /store/shipping-options",
		"POST /store/shipping-options/:id/calculate",
		"POST /store/payment-collections",
		"GET /store/customers/me",
		"POST /store/customers/me",
		"GET /store/customers/me/addresses",
		"POST /store/customers/me/addresses",
		"GET /store/customers/me/addresses/:address_id",
		"POST /store/customers/me/addresses/:address_id",
		"DELETE /store/customers/me/addresses/:address_id",
		"GET /store/orders",
		"GET /store/orders/:id",
	),
	own("GET /store/payment-providers", "the shop's one provider, demo or Stripe, whatever a region links"),
	own(
		"POST /store/payment-collections/:id/payment-sessions",
		"places the order: price, stock hold and payment at once",
	),
	own("POST /store/carts/:id/complete", "reads the provider and returns the order"),
	own("POST /store/customers", "the account of /api, opened in one moment"),
	own("POST /auth/customer/emailpass", "the sign-in of /api: its check, limits, sessions and token"),
	own("POST /auth/customer/emailpass/register", "the registration of /api, first half"),
	own("POST /auth/customer/emailpass/reset-password", "mails the shop's own link, which sets the password in the shop"),
	...closed(
		"the order service would retain the former customer",
		"POST /store/orders/:id/transfer/request",
		"POST /store/orders/:id/transfer/accept",
		"POST /store/orders/:id/transfer/cancel",
		"POST /store/orders/:id/transfer/decline",
	),
	...closed(
		"the order service takes no returns",
		"POST /store/returns",
		"GET /store/return-reasons",
		"GET /store/return-reasons/:id",
	),
	...closed("Medusa has no search index here: use GET /store/products?q=", "POST /store/search"),
	...closed(
		"a customer signs in by password here; Google's sign-in is the shop's own",
		"GET /auth/customer/emailpass",
		"GET /auth/customer/emailpass/callback",
		"POST /auth/customer/emailpass/callback",
		"GET /auth/customer/providers",
	),
	...closed("the mailed link sets the password in the shop", "POST /auth/customer/emailpass/update"),
	...closed("a session lasts as /api's does and ends with it", "POST /auth/token/refresh"),
	...closed(
		"the shop verifies addresses by its own mails",
		"POST /auth/verification/request",
		"POST /auth/verification/confirm",
	),
];

/** The routes at a path that are not closed. */
export function storeRoutesAt(path: string): StoreRoute[] {
	return routesAt(path, STORE_ROUTES).filter(({ decision }) => decision !== "closed");
}

/** The route that a request asks for, undefined when it is closed or unknown. */
export function storeRouteOf(method: string, path: string): StoreRoute | undefined {
	const asked = method === "HEAD" ? "GET" : method;
	return storeRoutesAt(path).find((one) => one.method === asked);
}

/** Whether a path belongs to the Store API or to a customer's sign-in for it. */
export function isStorePath(path: string): boolean {
	return path.startsWith("/store/") || path.startsWith("/auth/customer/");
}
