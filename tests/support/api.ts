import { randomUUID } from "node:crypto";
import type { RegisterRequest, Session, User } from "@confiserie/domain/contract/auth";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { Product, ProductList } from "@confiserie/domain/contract/product";
import pg from "pg";
import { DEMO } from "../../scripts/lib/demo";
import { shopUnderTest } from "./context";
import { undescribed } from "./contract";

/** `body` is parsed JSON when the response says so, else text. */
export interface ApiResponse<Body> {
	status: number;
	body: Body;
	headers: Headers;
}
export interface Call {
	method?: string;
	/** Sent as JSON; a string goes as it is. */
	body?: unknown;
	token?: string;
	headers?: Record<string, string>;
	/** Address of another process of the shop. */
	backend?: string | undefined;
}
export interface TestCustomer {
	token: string;
	email: string;
	password: string;
	user: User;
}

/** A person at this machine, as the storefront reports it: no limit of a network counts what tests send. */
export const AT_HOME = { "x-forwarded-for": "127.0.0.1" };

/** Calls the shop's contract over HTTP: `api("/products")` is GET /api/products. Never throws on an error status. */
export function api<Body = ApiError>(path: string, call: Call = {}): Promise<ApiResponse<Body>> {
	return engine<Body>(`/api${path}`, call);
}

/**
 * Like `api`, for any other path of the backend: "/admin/orders", "/store/products", "/health".
 * @throws for a response of /api whose status, code or fields the contract does not describe
 */
export async function engine<Body = ApiError>(path: string, call: Call = {}): Promise<ApiResponse<Body>> {
	const headers = new Headers({ ...AT_HOME, ...call.headers });
	if (call.body !== undefined && !headers.has("content-type")) headers.set("content-type", "application/json");
	if (call.token) headers.set("authorization", `Bearer ${call.token}`);
	const method = call.method ?? (call.body === undefined ? "GET" : "POST");
	const response = await fetch(`${call.backend ?? shopUnderTest().backend}${path}`, {
		method,
		headers,
		body: typeof call.body === "string" || call.body === undefined ? call.body : JSON.stringify(call.body),
		redirect: "manual",
	});
	const text = await response.text();
	const type = response.headers.get("content-type") ?? "";
	const body = type.includes("json") && text ? JSON.parse(text) : text;
	const { status } = response;
	const faults = undescribed(method, path.split("?")[0] ?? path, { status, type, body });
	if (faults.length > 0) throw new Error(`${method} ${path} answered ${status}, ${faults.join("; ")}: ${text}`);
	return { status, body, headers: response.headers };
}

/** A new customer, signed in. */
export async function registerCustomer(overrides: Partial<RegisterRequest> = {}): Promise<TestCustomer> {
	const request: RegisterRequest = {
		email: `cliente-${randomUUID()}@exemple.fr`,
		firstName: "Camille",
		lastName: "Martin",
		phoneNumber: "+33612345678",
		password: "Sucre-candi-2026",
		...overrides,
	};
	const { status, body } = await api<Session>("/auth/register", { body: request });
	if (status >= 300) throw new Error(`Registration returned ${status}: ${JSON.stringify(body)}`);
	const { token, ...user } = body;
	return { token, email: request.email, password: request.password, user };
}

/** A bearer token for /api of an account; the demo administrator by default. */
export async function login(account: { email: string; password: string }): Promise<string> {
	const { status, body } = await api<Session>("/auth/login", { body: account });
	if (status !== 200) throw new Error(`Login of ${account.email} returned ${status}: ${JSON.stringify(body)}`);
	return body.token;
}

/** The demo administrator's token for /api. */
export function adminToken(): Promise<string> {
	return login(DEMO.administrator);
}

/** The demo administrator's token for Medusa's own /admin routes. */
export async function medusaToken(): Promise<string> {
	const { status, body } = await engine<{ token: string }>("/auth/user/emailpass", { body: DEMO.administrator });
	if (status !== 200) throw new Error(`The engine's login returned ${status}: ${JSON.stringify(body)}`);
	return body.token;
}

/** A product of the demo catalogue by its reference. */
export async function findProduct(reference: string): Promise<Product> {
	const { status, body } = await api<ProductList>(`/products/search?query=${encodeURIComponent(reference)}&limit=100`);
	const product = status === 200 ? body.items.find((item) => item.reference === reference) : undefined;
	if (!product) throw new Error(`No product ${reference}: the search returned ${status}.`);
	return product;
}

/** All that a list or a search finds, page after page: other files' products may make it longer than a page. `path` with its "?". */
export async function everyProduct(path: string): Promise<Product[]> {
	const all: Product[] = [];
	for (;;) {
		const { status, body } = await api<ProductList>(`${path}&limit=100&offset=${all.length}`);
		if (status !== 200) throw new Error(`${path} returned ${status}: ${JSON.stringify(body)}`);
		all.push(...body.items);
		if (all.length >= body.totalCount) return all;
	}
}

let opened: { databaseUrl: string; pool: pg.Pool } | undefined;

/** The backend's database, to check what a response claims. A new pool after the shop moved to another database or a file closed it. */
export function db(): pg.Pool {
	const { databaseUrl } = shopUnderTest();
	if (opened?.databaseUrl !== databaseUrl || opened.pool.ended) opened = { databaseUrl, pool: openPool(databaseUrl) };
	return opened.pool;
}

function openPool(connectionString: string): pg.Pool {
	const pool = new pg.Pool({ connectionString, max: 4, allowExitOnIdle: true });
	// A server may close idle connections, which emits an error here. Unhandled it would end this process.
	pool.on("error", () => undefined);
	return pool;
}
