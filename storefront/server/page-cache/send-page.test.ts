// @vitest-environment node
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "../../src/config/security";
import { UNTIL_PLACE } from "../../src/lib/fresh-page/version-place";
import { buildPage, type CachedPage } from "./cached-page";
import type { PageForm } from "./page-request";
import { sendPage } from "./send-page";

const NONCE = "c2VjcmV0";
const HTML = `<!DOCTYPE html><html lang="fr"><body><p>${UNTIL_PLACE}</p><p>Pâte à tartiner</p><script nonce="${NONCE}">one()</script></body></html>`;
interface Variation {
	status?: number;
	headers?: object;
	tags?: string[];
	isIncomplete?: boolean;
	until?: number;
}
const build = (variation: Variation = {}, form: PageForm = "html") =>
	buildPage(
		{
			status: variation.status ?? 200,
			headers: {
				"content-type": "text/html; charset=utf-8",
				"content-security-policy": contentSecurityPolicy(NONCE, false),
				"cache-control": "private, no-store",
				link: `</a.css>; rel=preload; as="style"; nonce="${NONCE}"`,
				...variation.headers,
			},
			body: Buffer.from(HTML).toString("latin1"),
			reads: {
				tags: new Set(variation.tags ?? ["settings", "product:p1"]),
				isIncomplete: variation.isIncomplete ?? false,
				answers: new Map(),
				until: variation.until ?? Infinity,
			},
		},
		form,
		"build",
		5,
	);

let server: Server;
let page: CachedPage;
beforeAll(async () => {
	server = createServer((request, response) => sendPage(request, response, page));
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
});
afterAll(() => new Promise((closed) => server.close(closed)));

const ask = async (headers: Record<string, string> = {}, method = "GET") => {
	const { port } = server.address() as AddressInfo;
	const response = await fetch(`http://127.0.0.1:${port}/`, { method, headers });
	return { status: response.status, headers: response.headers, text: await response.text() };
};

describe("a cached page as it is sent", () => {
	it("states how long an upstream cache may store it, and the tags that purge it", async () => {
		page = await build();
		const { headers } = await ask();
		expect(headers.get("cache-control")).toBe(
			"public, max-age=0, s-maxage=5, stale-while-revalidate=5, stale-if-error=86400",
		);
		expect(headers.get("cache-tag")).toBe("settings,product:p1");
		expect(headers.get("surrogate-key")).toBe("settings product:p1");
		expect(headers.get("link")).toBe('</a.css>; rel=preload; as="style"');
	});

	it.each(["br", "gzip", "identity"] as const)(
		"is the same page as %s, and its size counts every copy",
		async (encoding) => {
			page = await build();
			const { headers, text } = await ask({ "accept-encoding": encoding });
			expect(headers.get("content-encoding") ?? "identity").toBe(encoding);
			expect(text).toContain("<p>Pâte à tartiner</p><script>one()</script>");
			expect(page.size).toBe(Object.values(page.bodies).reduce((sum, { length }) => sum + length, 0));
		},
	);

	it.each([
		["the very tag", (tag: string) => tag],
		["the tag of a copy", (tag: string) => tag.replace("W/", "")],
		["one of several", (tag: string) => `"other", ${tag}`],
		["any", () => "*"],
	])("is a 304 for who has %s", async (_case, known) => {
		page = await build();
		const tag = (await ask()).headers.get("etag") ?? "";
		expect((await ask({ "if-none-match": known(tag) })).status).toBe(304);
		expect((await ask({ "if-none-match": '"other"' })).status).toBe(200);
	});

	it("has no body for HEAD", async () => {
		page = await build();
		const { text, headers } = await ask({ "accept-encoding": "identity" }, "HEAD");
		expect(text).toBe("");
		expect(Number(headers.get("content-length"))).toBe(page.bodies.identity.length);
	});

	it("is for browsers alone where a header could not name its products, or where it differs by headers", async () => {
		page = await build({ tags: Array.from({ length: 200 }, (_, number) => `product:p${number}`) });
		expect((await ask()).headers.get("cache-control")).toBe("private, no-cache");
		page = await build({}, "flight");
		expect((await ask()).headers.get("cache-control")).toBe("private, no-cache");
	});

	it("says until when it holds, and is no more left to caches in front some minutes before", async () => {
		const until = Date.now() + 3_600_000;
		page = await build({ until });
		const { headers, text } = await ask();
		const stale = Number(/stale-if-error=(\d+)/.exec(headers.get("cache-control") ?? "")?.[1]);
		expect(stale).toBeGreaterThan(2_900);
		expect(stale).toBeLessThanOrEqual(2_990);
		expect(text).toContain(`<p>${until}</p>`);
		page = await build({ until: Date.now() + 600_000 });
		expect((await ask()).headers.get("cache-control")).toBe("private, no-cache");
	});

	it("asks for a stock check when it is minutes old and the changes are unknown", async () => {
		page = await build();
		const before = (await ask()).headers.get("etag");
		page = await page.toDoubtful();
		const { text, headers } = await ask();
		expect(text).toContain('<html data-doubtful lang="fr">');
		expect(headers.get("etag")).not.toBe(before);
	});
});

describe("a page that is not cached", () => {
	it.each([
		["lacks something that could not be read", { isIncomplete: true }],
		["failed", { status: 500 }],
		["leads elsewhere", { status: 307 }],
		["sets a cookie", { headers: { "set-cookie": ["a=1"] } }],
		["came without a nonce", { headers: { "content-security-policy": "default-src 'self'" } }],
	])("is one that %s", async (_case, more) => {
		page = await build(more);
		expect(page.isCacheable).toBe(false);
		const { headers } = await ask({ "if-none-match": "*" });
		expect(headers.get("cache-control")).toBe("private, no-store");
		expect(headers.get("etag")).toBeNull();
	});
});

describe("the encoding", () => {
	it.each([
		["gzip, deflate, br, zstd", "br"],
		["gzip;q=1.0, br;q=0", "gzip"],
		["br;q=0.5", "br"],
		["deflate", "identity"],
		["", "identity"],
		["xbr, gzip;q=0.0", "identity"],
	])("for %j is %s", async (accepted, expected) => {
		page = await build();
		const { headers } = await ask({ "accept-encoding": accepted });
		expect(headers.get("content-encoding") ?? "identity").toBe(expected);
	});
});
