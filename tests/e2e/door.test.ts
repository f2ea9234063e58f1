import { apiErrorSchema } from "@confiserie/domain/contract/error";
import { expect, test } from "../support/browser";
import { suiteShop } from "../support/context";
import { type RawResponse, sendRaw } from "../support/raw-http";

const PATIENCE_MS = 60_000;

/** Sends exactly this first line, as no browser would. */
function ask(line: string, ...headers: string[]): Promise<RawResponse> {
	const { storefront } = suiteShop();
	const head = [`${line} HTTP/1.1`, `Host: ${new URL(storefront).host}`, "Connection: close", ...headers];
	return sendRaw(storefront, Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1"), PATIENCE_MS);
}

test.describe("what the storefront's server refuses before Next sees it", () => {
	for (const [line, status] of [
		["GET /products/%E0%A4%A", 400],
		["GET /orders/%", 400],
		["GET /static/%", 400],
		["OPTIONS *", 400],
		["TRACE /", 405],
		["PROPFIND /products", 405],
		["PUT /products", 405],
	] as const)
		test(`${line}: a page in French with status ${status} and a policy of its own`, async () => {
			const answer = await ask(line);
			expect(answer.status).toBe(status);
			expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
			expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
			expect(answer.headers["x-content-type-options"]).toBe("nosniff");
			expect(answer.body).toContain("Nous ne comprenons pas cette demande");
		});

	for (const [line, status, code] of [
		["GET /api/products/%E0%A4%A", 400, "INVALID_ADDRESS"],
		["TRACE /api/products", 405, "METHOD_NOT_ALLOWED"],
		["PROPFIND /api/orders", 405, "METHOD_NOT_ALLOWED"],
		["GET /api", 404, "NOT_FOUND"],
	] as const)
		test(`${line}: the JSON of every other error, with status ${status}`, async () => {
			const answer = await ask(line);
			expect(answer.status).toBe(status);
			expect(apiErrorSchema.parse(JSON.parse(answer.body)).code).toBe(code);
		});

	test("CONNECT, and bytes that are no request, are answered too", async () => {
		expect((await ask("CONNECT shop.example:443")).status).toBe(405);
		expect(await ask("SING /")).toMatchObject({ status: 400, body: "La requête est illisible.\n" });
	});

	test("a page that is on its way is sent whole, once, when what follows its headers cannot be read", async () => {
		// Cached by now, so that the second response is immediate.
		await ask("GET /about");
		const answer = await ask("GET /about", "Transfer-Encoding: gzip");
		expect(answer.status).toBe(200);
		expect(answer.length).toBe(Number(answer.headers["content-length"]));
	});

	test("an offer of HTTP/2, as curl and Java make it, is answered in HTTP/1.1", async () => {
		const answer = await ask("GET /api/settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAAP__");
		expect(answer.status).toBe(200);
	});

	test("no answer sends anybody to the host that a request line named", async () => {
		const answer = await ask("GET http://evil.example/faq");
		expect(answer.status).toBe(200);
		expect(answer.headers.location).toBeUndefined();
	});

	test("a tree of pages that Next's router could not read is not read: the whole page comes", async () => {
		const headers = ["RSC: 1", "Next-Router-State-Tree: %"];
		// Next first asks for these headers to be named in the address.
		const { headers: first } = await ask("GET /products", ...headers);
		const answer = first.location
			? await ask(`GET ${first.location}`, ...headers)
			: await ask("GET /products", ...headers);
		expect(answer.status).toBeLessThan(400);
	});

	test("a parameter that every object has by itself is a parameter like any other", async () => {
		expect((await ask("GET /products?__proto__=a&sort=b&constructor=c")).status).toBe(200);
	});

	for (const path of [
		"/_global-error",
		"/refus/400/page",
		"/refus/a/b/c",
		"/health/x",
		"/.well-known/x",
		"/favicon.ico",
	])
		test(`${path} is no page, and says so under the policy of all pages`, async () => {
			const answer = await ask(`GET ${path}`);
			expect(answer.status).toBe(404);
			expect(answer.headers["content-security-policy"]).toMatch(
				/script-src 'self' '(nonce|sha256)-.*frame-ancestors 'none'/,
			);
		});
});

test.describe("the image optimizer", () => {
	const image = (url: string) => ask(`GET /_next/image?url=${encodeURIComponent(url)}&w=64&q=75`);

	test("makes an image of this shop smaller", async () => {
		const { body } = await ask("GET /api/products");
		const { img } = JSON.parse(body).items[0];
		expect(await image(img)).toMatchObject({
			status: 200,
			headers: { "content-type": expect.stringMatching(/^image\//) },
		});
		// The same image under another name would be generated again, and stored.
		expect((await image(`${img}?v=1`)).status).toBe(400);
		expect((await image(img.replace("/static/", "/static//"))).status).toBe(400);
	});

	for (const url of [
		"//evil.example/static/x.webp",
		"/\\evil.example/static/x.webp",
		"/static/%E0%A4%A",
		"/static/\0",
		"/api/products",
	])
		test(`is not asked for ${JSON.stringify(url)}`, async () => expect((await image(url)).status).toBe(400));
});

test("a cached page is sent whole to a request with an unneeded body", async () => {
	const { storefront } = suiteShop();
	const body = "x".repeat(2_000_000);
	const head = `GET / HTTP/1.1\r\nHost: ${new URL(storefront).host}\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n`;
	const answer = await sendRaw(storefront, Buffer.from(head + body), PATIENCE_MS);
	expect(answer.status).toBe(200);
	expect(answer.length).toBe(Number(answer.headers["content-length"]));
});
