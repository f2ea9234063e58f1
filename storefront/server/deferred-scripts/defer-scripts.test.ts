// @vitest-environment node
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import compression from "compression";
import { afterEach, describe, expect, test } from "vitest";
import { deferInResponse } from "./defer-in-response";
import { deferScripts } from "./defer-scripts";
import { LOADER } from "./loader";

const CHUNK = `<script src="/_next/static/chunks/a.js" async="" nonce="abc"></script>`;
const PAGE = `<!DOCTYPE html><head><link rel="preload" as="script" fetchPriority="low" nonce="abc" href="/_next/static/chunks/a.js"/>${CHUNK}<script src="/_next/static/chunks/old.js" noModule="" nonce="abc"></script></head><body><p>Pâte à tartiner à 5 € < 6 €</p><script nonce="abc">push("\\u003cscript src=")</script><script id="_R_" src="/_next/static/chunks/b.js" nonce="abc" async=""></script></body>`;
const HELD = `<!DOCTYPE html><head><script nonce="abc">${LOADER}</script><script type="text/x-after-paint" src="/_next/static/chunks/a.js" async="" nonce="abc"></script><script src="/_next/static/chunks/old.js" noModule="" nonce="abc"></script></head><body><p>Pâte à tartiner à 5 € < 6 €</p><script nonce="abc">push("\\u003cscript src=")</script><script type="text/x-after-paint" id="_R_" src="/_next/static/chunks/b.js" nonce="abc" async=""></script></body>`;

describe("a page", () => {
	test("has its scripts held behind one loader with the page's nonce, its script preloads taken out", () => {
		expect(deferred(PAGE)).toBe(HELD);
	});

	test.each([
		[
			"a script without nonce, which the policy would not let the loader run",
			`<script src="/_next/static/a.js"></script>`,
		],
		["a script from elsewhere", `<script src="/other.js" nonce="abc"></script>`],
		["structured data", `<script type="application/ld+json">{"a":1}</script>`],
		["an unfinished tag at the very end", "<p>1 <"],
	])("leaves %s unchanged", (_name, html) => {
		expect(deferred(html)).toBe(html);
	});
});

describe("an answer", () => {
	const servers: ReturnType<typeof createServer>[] = [];
	afterEach(() => servers.splice(0).map((server) => server.close()));

	async function answerOf(answer: RequestListener): Promise<Response> {
		const compress = compression({ threshold: 0 });
		const server = createServer((request, response) =>
			compress(request as never, response as never, () => {
				deferInResponse(response);
				answer(request, response);
			}),
		);
		servers.push(server);
		await new Promise<void>((resolve) => server.listen(0, resolve));
		return fetch(`http://localhost:${(server.address() as AddressInfo).port}/`, {
			headers: { "accept-encoding": "br" },
		});
	}

	test("that is a page is changed before it is compressed, headers sent first or not", async () => {
		for (const isFlushed of [true, false]) {
			const answer = await answerOf((_request, response) => {
				response.setHeader("content-type", "text/html; charset=utf-8");
				response.setHeader("content-security-policy", "script-src 'nonce-abc'");
				response.setHeader("content-length", Buffer.byteLength(PAGE));
				if (isFlushed) response.flushHeaders();
				response.write(PAGE.slice(0, 200));
				response.end(PAGE.slice(200));
			});
			expect(answer.headers.get("content-encoding")).toBe("br");
			expect(await answer.text()).toBe(HELD);
		}
	});

	test("may be written in pieces cut anywhere, even inside a tag or a character", async () => {
		const answer = await answerOf((_request, response) => {
			response.setHeader("content-type", "text/html; charset=utf-8");
			response.setHeader("content-security-policy", "script-src 'nonce-abc'");
			for (const byte of Buffer.from(PAGE)) response.write(Buffer.from([byte]));
			response.end();
		});
		expect(await answer.text()).toBe(HELD);
	});

	test("that is no page passes untouched", async () => {
		const answer = await answerOf((_request, response) => {
			response.setHeader("content-type", "text/x-component");
			response.end(PAGE);
		});
		expect(await answer.text()).toBe(PAGE);
	});

	test("without a body stays without one", async () => {
		const answer = await answerOf((_request, response) => {
			response.statusCode = 304;
			response.end();
		});
		expect([answer.status, await answer.text()]).toEqual([304, ""]);
	});
});

function deferred(page: string): string {
	const { html } = deferScripts(Buffer.from(page).toString("latin1"), "abc");
	return Buffer.from(html, "latin1").toString();
}
