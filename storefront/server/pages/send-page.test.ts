// @vitest-environment node
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "../../src/config/security";
import { doubtful, type FinishedPage, finishPage } from "./finished-page.mjs";
import { encodingFor, sendPage } from "./send-page.mjs";

const NONCE = "c2VjcmV0";
const HTML = `<!DOCTYPE html><html lang="fr"><body><p>Pâte à tartiner</p><script nonce="${NONCE}">one()</script></body></html>`;
const make = (more: { status?: number; headers?: object; tags?: string[]; isIncomplete?: boolean } = {}) =>
	finishPage(
		{
			status: more.status ?? 200,
			headers: {
				...{
					"content-type": "text/html; charset=utf-8",
					"content-security-policy": contentSecurityPolicy(NONCE, false),
				},
				...{ "cache-control": "private, no-store", link: `</a.css>; rel=preload; as="style"; nonce="${NONCE}"` },
				...more.headers,
			},
			body: Buffer.from(HTML),
			reads: {
				tags: new Set(more.tags ?? ["settings", "product:p1"]),
				isIncomplete: more.isIncomplete ?? false,
				answers: new Map(),
			},
		},
		"html",
		"build",
	);

let server: Server;
let page: FinishedPage;
let isShared = true;
let grown = 0;
beforeAll(async () => {
	server = createServer((request, response) => {
		void sendPage(request, response, page, {
			...{ isShared, sharedSeconds: 5 },
			grown: (bytes) => {
				grown += bytes;
			},
		});
	});
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
});
afterAll(() => new Promise((closed) => server.close(closed)));

const ask = async (headers: Record<string, string> = {}, method = "GET") => {
	const { port } = server.address() as AddressInfo;
	const response = await fetch(`http://127.0.0.1:${port}/`, { method, headers });
	return { status: response.status, headers: response.headers, text: await response.text() };
};

describe("a kept page as it is sent", () => {
	it("says for how long a cache in front may keep it, and under which tags it is purged", async () => {
		page = make();
		const { headers } = await ask();
		expect(headers.get("cache-control")).toBe(
			"public, max-age=0, s-maxage=5, stale-while-revalidate=5, stale-if-error=86400",
		);
		expect(headers.get("cache-tag")).toBe("settings,product:p1");
		expect(headers.get("surrogate-key")).toBe("settings product:p1");
		expect(headers.get("link")).toBe('</a.css>; rel=preload; as="style"');
	});

	it("is compressed once for each encoding, and told how much more room that takes", async () => {
		page = make();
		grown = 0;
		for (const encoding of ["br", "gzip", "br"])
			expect((await ask({ "accept-encoding": encoding })).text).toContain(
				"<p>Pâte à tartiner</p><script>one()</script>",
			);
		const copies = ["br", "gzip"].map((encoding) => (page.bodies.get(encoding) as Buffer).length);
		expect(grown).toBe(copies.reduce((sum, bytes) => sum + bytes, 0));
	});

	it.each([
		["the very tag", (tag: string) => tag],
		["the tag of a copy", (tag: string) => tag.replace("W/", "")],
		["one of several", (tag: string) => `"other", ${tag}`],
		["any", () => "*"],
	])("is a 304 for who has %s", async (_case, known) => {
		page = make();
		const tag = (await ask()).headers.get("etag") ?? "";
		expect((await ask({ "if-none-match": known(tag) })).status).toBe(304);
		expect((await ask({ "if-none-match": '"other"' })).status).toBe(200);
	});

	it("has no body for HEAD", async () => {
		page = make();
		const { text, headers } = await ask({ "accept-encoding": "identity" }, "HEAD");
		expect(text).toBe("");
		expect(Number(headers.get("content-length"))).toBe((page.bodies.get("identity") as Buffer).length);
	});

	it("is for browsers alone where a header could not name its products, or where it differs by headers", async () => {
		page = make({ tags: Array.from({ length: 200 }, (_, number) => `product:p${number}`) });
		expect((await ask()).headers.get("cache-control")).toBe("private, no-cache");
		[page, isShared] = [make(), false];
		expect((await ask()).headers.get("cache-control")).toBe("private, no-cache");
		isShared = true;
	});

	it("says that its stock is to be checked when it is from minutes ago and nobody knows what changed", async () => {
		page = make();
		const before = (await ask()).headers.get("etag");
		page = doubtful(page);
		const { text, headers } = await ask();
		expect(text).toContain('<html data-doubtful lang="fr">');
		expect(headers.get("etag")).not.toBe(before);
	});
});

describe("a page that is kept for nobody", () => {
	it.each([
		["lacks something that could not be read", { isIncomplete: true }],
		["failed", { status: 500 }],
		["leads elsewhere", { status: 307 }],
		["sets a cookie", { headers: { "set-cookie": ["a=1"] } }],
		["came without a nonce", { headers: { "content-security-policy": "default-src 'self'" } }],
	])("is one that %s", async (_case, more) => {
		page = make(more);
		expect(page.isKeepable).toBe(false);
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
	])("for %j is %s", (accepted, expected) => expect(encodingFor(accepted)).toBe(expected));
});
