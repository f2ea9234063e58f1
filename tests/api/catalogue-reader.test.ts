import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ApiError } from "@confiserie/domain/contract/error";
import { OPERATIONS } from "@confiserie/domain/contract/operations";
import type { Product } from "@confiserie/domain/contract/product";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addresses, readerEnvironment } from "../../scripts/lib/environment";
import { BACKEND } from "../../scripts/lib/paths";
import type { Service } from "../../scripts/lib/processes";
import { findProduct } from "../support/api";
import { shopUnderTest } from "../support/context";
import { undescribed } from "../support/contract";
import { type Door, openDoor } from "../support/door";
import { eventually } from "../support/ordering";
import { sendRaw } from "../support/raw-http";
import { openReader } from "../support/reader";

const TOKEN = randomUUID();
const STOREFRONT = "http://localhost:3200";

let product: Product;
let reader: string;
let service: Service;
/** Between the reader and PostgreSQL. */
let door: Door;
beforeAll(async () => {
	product = await findProduct("POP-NAT-080");
	door = await openDoor(shopUnderTest().databaseUrl);
	const settings = { METRICS_TOKEN: TOKEN, LOG_FORMAT: "json", SHUTDOWN_DRAIN_SECONDS: "1" };
	({ reader, service } = await openReader("test-reader", door.url, settings));
});
afterAll(async () => {
	await service.stop();
	door.shut();
});

const HEADERS = [
	...["content-type", "cache-control", "etag", "vary", "content-encoding", "content-length", "retry-after"],
	...["access-control-allow-origin", "access-control-allow-credentials", "access-control-expose-headers"],
	...["content-security-policy", "cross-origin-resource-policy", "referrer-policy", "x-content-type-options"],
];

/** What a client sees of a response. */
async function seen(backend: string, path: string, headers: Record<string, string> = {}, method = "GET") {
	const response = await fetch(`${backend}${path}`, { method, headers: { "cache-control": "max-age=0", ...headers } });
	const text = await response.text();
	return {
		status: response.status,
		text,
		headers: Object.fromEntries(HEADERS.map((name) => [name, response.headers.get(name)])),
	};
}

describe("the reader answers as Medusa does", () => {
	const paths = () => [
		"/api/products",
		"/api/products?limit=3&facets=true&sort=price_desc",
		"/api/products/?limit=2",
		"/api/products?category=NOWHERE",
		"/api/products?limit=0",
		"/api/products?limit=1&limit=2",
		"/api/products?sort[x]=newest",
		"/api/products?tag[]=BIO&tag[]=PROMO&inStock=true",
		"/api/products?query=%00",
		"/api/products?tag=%E0%A4%A",
		"/api/products/search?query=guimauve&facets=true",
		"/api/products/search?query=carmel",
		"/api/products/search?query=xyzzyxyzzy",
		"/api/products/search",
		"/api/products/search/suggestions?query=gui",
		"/api/products/search/suggestions",
		`/api/products/${product.id}`,
		`/api/products/${product.id}/reviews?limit=2`,
		`/api/products/${product.id}/reviews?limit=-1`,
		"/api/products/prod_unknown",
		"/api/products/prod_unknown/reviews",
		"/api/products/%20",
		"/api/products/%E0%A4%A",
		"/api/products/a%2F..%2Fb",
		"/api/products/a/b/c",
	];

	test.each([
		["plainly", {}, "GET"],
		["to a browser of the shop", { origin: STOREFRONT, "accept-encoding": "gzip, br" }, "GET"],
		["to a foreign page", { origin: "https://elsewhere.example" }, "GET"],
		["to HEAD", {}, "HEAD"],
		["to a session's token", { authorization: "Bearer x", cookie: "a=b" }, "GET"],
	])("%s", async (_, headers, method) => {
		for (const path of paths()) {
			const answers = [];
			for (const backend of [shopUnderTest().backend, reader]) answers.push(await seen(backend, path, headers, method));
			const [medusa, own] = answers;
			// Express gives refusals an ETag, which no client of theirs can use.
			if (medusa && medusa.status >= 400) medusa.headers.etag = null;
			expect({ path, ...own }).toEqual({ path, ...medusa });
		}
	});

	test("304 to the ETag that Medusa gave", async () => {
		for (const path of ["/api/products?limit=4", `/api/products/${product.id}`]) {
			const { headers } = await seen(shopUnderTest().backend, path);
			expect((await seen(reader, path, { "if-none-match": headers.etag ?? "" })).status).toBe(304);
		}
	});

	test("every public read of products that the contract lists, as it describes it", async () => {
		const reads = Object.keys(OPERATIONS).filter((key) => key.startsWith("GET /api/products"));
		expect(reads.length).toBeGreaterThan(4);
		for (const read of reads) {
			const path = read.slice("GET ".length).replace(":id", product.id);
			const { status, text, headers } = await seen(reader, path.includes("search") ? `${path}?query=gui` : path);
			expect([path, status]).toEqual([path, 200]);
			const type = headers["content-type"] ?? "";
			expect(undescribed("GET", path, { status, type, body: JSON.parse(text) })).toEqual([]);
		}
	});

	test("a channel's key opens none of its reads", async () => {
		const key = { authorization: "Bearer ck_0123456789" };
		const [medusa, own] = await Promise.all(
			[shopUnderTest().backend, reader].map((backend) => seen(backend, "/api/products", key)),
		);
		expect([own?.status, own?.text]).toEqual([403, medusa?.text]);
	});
});

describe("the reader refuses", () => {
	const codeOf = ({ text }: { text: string }) => (JSON.parse(text) as ApiError).code;

	test.each([
		["another method", { method: "POST" }, 405, "METHOD_NOT_ALLOWED"],
		["what it does not serve", { path: "/api/orders" }, 404, "NOT_FOUND"],
		["Medusa's own paths", { path: "/store/products" }, 404, "NOT_FOUND"],
		["a query that no parser may see", { path: "/api/products?tag[100000000]=BIO" }, 400, "INVALID_ADDRESS"],
	])("%s", async (_, { method = "GET", path = "/api/products" }: { method?: string; path?: string }, status, code) => {
		const refused = await seen(reader, path, {}, method);
		expect([refused.status, codeOf(refused)]).toEqual([status, code]);
	});

	test.each([
		["a body", "Content-Length: 5\r\n\r\nhello", 413],
		["headers without end", `X-Long: ${"a".repeat(20_000)}\r\n\r\n`, 431],
		["several hosts", "Host: b\r\n\r\n", 400],
	])("%s", async (_, rest, status) => {
		const answer = await sendRaw(reader, Buffer.from(`GET /api/products HTTP/1.1\r\nHost: a\r\n${rest}`), 5_000);
		expect(answer.status).toBe(status);
		expect(answer.headers.connection).toBe("close");
	});
});

const metrics = async () =>
	(await fetch(`${reader}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();

test("metrics: requests by route, its connections, for the bearer of the token alone", async () => {
	expect((await fetch(`${reader}/metrics`)).status).toBe(401);
	await seen(reader, `/api/products/${product.id}`);
	const text = await metrics();
	expect(text).toMatch(/http_requests_total\{method="GET",route="\/api\/products\/:id",status="200"\} \d/);
	expect(text).toContain('shop_database_connections{pool="reads",state="idle"}');
	expect(text).toContain("shop_database_up 1");
});

test("a line of its log names route and request, and not what was searched for", async () => {
	const requestId = randomUUID();
	await seen(reader, "/api/products/search?query=confidentiel", { "x-request-id": requestId });
	const line = await eventually("the line", async () =>
		readFileSync(service.logFile, "utf8")
			.split("\n")
			.find((one) => one.includes(requestId)),
	);
	expect(JSON.parse(line)).toMatchObject({
		...{ level: "info", mode: "reader", message: "request", requestId, status: 200 },
		...{ method: "GET", route: "/api/products/search" },
	});
	expect(readFileSync(service.logFile, "utf8")).not.toContain("confidentiel");
});

test("without its database it is not ready and answers 503; afterwards it serves again", async () => {
	const ready = async () => (await fetch(`${reader}/health/ready`)).status;
	const path = "/api/products?limit=5";
	expect(await ready()).toBe(200);
	expect((await seen(reader, path)).status).toBe(200);
	door.shut();
	const refused = await seen(reader, path);
	expect([refused.status, refused.headers["retry-after"], refused.headers["cache-control"]]).toEqual([
		...[503, "5", "no-store"],
	]);
	expect(JSON.parse(refused.text)).toEqual({
		code: "SERVICE_UNAVAILABLE",
		message: "Le service est momentanément indisponible. Veuillez réessayer.",
	});
	expect(await ready()).toBe(503);
	expect((await fetch(`${reader}/health/live`)).status).toBe(200);
	expect(await metrics()).toContain("shop_database_up 0");
	await door.open();
	await eventually("it serves again", async () => (await seen(reader, path)).status === 200 || undefined);
	expect(await ready()).toBe(200);
});

test("asked to end it is not ready, serves on while balancers notice, and ends in order", async () => {
	const { reader: other, service: ending } = await openReader("test-reader-end", shopUnderTest().databaseUrl, {
		SHUTDOWN_DRAIN_SECONDS: "2",
	});
	ending.signal("SIGTERM");
	await eventually("stopping", async () => {
		const response = await fetch(`${other}/health/ready`);
		return (
			(response.status === 503 && ((await response.json()) as { status: string }).status === "stopping") || undefined
		);
	});
	const last = await fetch(`${other}/api/products?limit=1`);
	expect([last.status, last.headers.get("connection")]).toEqual([200, "close"]);
	expect(await ending.ended).toBe(0);
});

/** Runs `script` where the reader's sources are. */
function run(script: string, settings: Record<string, string> = {}): string {
	const at = addresses(9200, 3200);
	const env = { ...process.env, ...readerEnvironment(at, shopUnderTest().databaseUrl), ...settings };
	return execFileSync(process.execPath, ["--import", "tsx", "-e", script], {
		cwd: BACKEND,
		env,
		encoding: "utf8",
		stdio: "pipe",
	});
}
const START = `require(${JSON.stringify(join(BACKEND, "src/reader/start.ts"))})`;

test("it loads nothing of Medusa but the database driver and the schemas' library", () => {
	const print = "console.log(JSON.stringify(Object.keys(require.cache))); process.exit();";
	const loaded: string[] = JSON.parse(run(`${START}; ${print}`, { LOG_FORMAT: "pretty" }));
	const packages = loaded.flatMap(
		(file) => /node_modules\/(@medusajs\/[\w-]+(?:\/dist\/[\w-]+)?)/.exec(file)?.[1] ?? [],
	);
	expect([...new Set(packages)].sort()).toEqual([
		"@medusajs/deps/dist/mikro-orm-knex",
		"@medusajs/deps/dist/zod",
		"@medusajs/framework/dist/deps",
	]);
});

test("an unusable setting stops the start with its name", () => {
	expect(() => run(START, { PAYMENTS_MODE: "play" })).toThrow(
		/The environment of the catalogue reader.*\n.*PAYMENTS_MODE/,
	);
});
