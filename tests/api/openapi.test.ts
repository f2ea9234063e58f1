import { openApiDocument } from "@confiserie/domain/contract/openapi/document";
import { expect, test } from "vitest";
import { api } from "../support/api";

test("GET /api/openapi.json returns the whole contract, which may be cached and is not sent twice", async () => {
	const first = await api("/openapi.json");
	expect(first.status).toBe(200);
	expect(first.body).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
	expect(first.headers.get("cache-control")).toBe("public, max-age=300");
	const etag = first.headers.get("etag") ?? "";
	expect(etag).not.toBe("");
	// Node's fetch asks for the whole answer again unless the request says what it wants of caches.
	const headers = { "if-none-match": etag, "cache-control": "max-age=0" };
	expect((await api("/openapi.json", { headers })).status).toBe(304);
});

test("GET /api/docs is a French page under a policy of its own: nothing inline, nothing from elsewhere", async () => {
	const { status, headers, body } = await api<string>("/docs");
	expect(status).toBe(200);
	expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
	expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
	expect(headers.get("content-security-policy")).not.toContain("unsafe");
	expect(body).toContain('<html lang="fr">');
	const files = [...body.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, path = ""]) => path);
	expect(files).toHaveLength(4);
	for (const file of files) expect([file, (await api(file.replace("/api", ""))).status]).toEqual([file, 200]);
});

test.each(["index.html", "swagger-ui-bundle.js.map", "..%2fpackage.json", "constructor", "__proto__"])(
	"GET /api/docs/%s: 404, since the page needs no such file",
	async (file) => {
		expect((await api(`/docs/${file}`)).body.code).toBe("NOT_FOUND");
	},
);

test("every other route of /api has the policy that allows nothing", async () => {
	for (const path of ["/openapi.json", "/products", "/docs/page.css"]) {
		const { headers } = await api(path);
		expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
	}
});
