import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { isJson, openLog } from "./log";
import { logRequests, readRoutes } from "./requests";

const lines: string[] = [];
let server: Server;
let address: string;
let handled: string | undefined;

beforeAll(async () => {
	const manifest = join(mkdtempSync(join(tmpdir(), "routes-")), "routes-manifest.json");
	const dynamicRoutes = [{ page: "/payer/[token]", regex: "^/payer/([^/]+?)(?:/)?$" }];
	writeFileSync(manifest, JSON.stringify({ staticRoutes: [{ page: "/products" }], dynamicRoutes }));
	logRequests(openLog("info", { write: (line: string) => void lines.push(line) }), readRoutes(manifest), {
		setsHeader: true,
	});
	server = createServer((request, response) => {
		handled = String(request.headers["x-request-id"]);
		response.end();
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const at = server.address();
	address = `http://127.0.0.1:${typeof at === "object" ? at?.port : ""}`;
});
beforeEach(() => {
	lines.length = 0;
});
afterAll(() => void server.close());

async function ask(path: string, headers: Record<string, string> = {}) {
	const response = await fetch(address + path, { headers });
	await response.text();
	const [line] = await vi.waitUntil(() => (lines.length > 0 ? lines : undefined));
	return { line: JSON.parse(line ?? ""), id: response.headers.get("x-request-id") };
}

test.each([
	["/payer/secret-token?email=camille%40exemple.fr", "/payer/[token]"],
	["/products?query=camille.martin", "/products"],
	["/camille.martin", "unknown"],
])("%s is one line, under its route and without what was asked for", async (path, route) => {
	const { line, id } = await ask(path);
	expect(line).toMatchObject({
		level: "info",
		service: "storefront",
		method: "GET",
		route,
		status: 200,
		requestId: id,
	});
	expect(lines).toHaveLength(1);
	expect(lines[0]).not.toMatch(/secret-token|camille/);
});

test("passes a proxy's request id on to the handler, and replaces one that could forge a log line", async () => {
	expect((await ask("/products", { "x-request-id": "proxy-1" })).id).toBe("proxy-1");
	expect(handled).toBe("proxy-1");
	lines.length = 0;
	expect((await ask("/products", { "x-request-id": '1","level":"error' })).id).toMatch(/^[0-9a-f-]{36}$/);
});

test("distinguishes an anonymous render from the request that caused it", async () => {
	expect((await ask("/products", { "x-page-ticket": "1" })).line.message).toBe("render");
	lines.length = 0;
	expect((await ask("/products")).line.message).toBe("request");
});

test("lines are JSON in production unless LOG_FORMAT says otherwise, which may only be one of two words", () => {
	const environment = (settings: Record<string, string>) => settings as NodeJS.ProcessEnv;
	expect(isJson(environment({ NODE_ENV: "production" }))).toBe(true);
	expect(isJson(environment({ NODE_ENV: "production", LOG_FORMAT: "pretty" }))).toBe(false);
	expect(isJson(environment({ NODE_ENV: "development" }))).toBe(false);
	expect(() => isJson(environment({ LOG_FORMAT: "xml" }))).toThrow(/LOG_FORMAT/);
});
