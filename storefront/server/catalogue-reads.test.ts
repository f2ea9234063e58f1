// @vitest-environment node
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openCatalogueReads } from "./catalogue-reads";

const servers: Server[] = [];
async function serve(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
	const server = createServer(handle);
	servers.push(server);
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => {
	for (const server of servers.splice(0)) {
		server.close();
		server.closeAllConnections();
	}
});

let received: IncomingMessage[];
let shop: string;
let reader: string;
const byNext = (_request: IncomingMessage, response: ServerResponse) => response.writeHead(200).end("next");
const openShop = (readerUrl: string) => {
	const read = openCatalogueReads(readerUrl);
	return serve((request, response) => read(request, response, () => byNext(request, response)));
};
beforeEach(async () => {
	received = [];
	reader = await serve((request, response) => {
		received.push(request);
		response.writeHead(request.url?.includes("unknown") ? 404 : 200, {
			etag: 'W/"1"',
			"cache-control": "public, no-cache",
		});
		response.end(request.method === "HEAD" ? undefined : "from the reader");
	});
	shop = await openShop(reader);
});

describe("reads of the catalogue", () => {
	it.each(["/api/products", "/api/products?limit=2", "/api/products/p1/reviews", "/api/products/search?query=é%20a"])(
		"%s goes to the reader as it is, and its response comes back",
		async (path) => {
			const response = await fetch(shop + path, { headers: { "if-none-match": 'W/"0"', "accept-encoding": "br" } });
			expect([response.status, response.headers.get("etag"), await response.text()]).toEqual([
				200,
				'W/"1"',
				"from the reader",
			]);
			expect(received[0]?.url).toBe(new URL(shop + path).href.slice(shop.length));
			expect(received[0]?.headers).toMatchObject({ "if-none-match": 'W/"0"', "accept-encoding": "br" });
		},
	);

	it("leaves the session's cookie and the shop's name out", async () => {
		await fetch(`${shop}/api/products`, { headers: { cookie: "session=secret" } });
		expect(received[0]?.headers.cookie).toBeUndefined();
		expect(`http://${received[0]?.headers.host}`).toBe(reader);
	});

	it("keeps status and headers of a refusal, and answers HEAD without a body", async () => {
		expect((await fetch(`${shop}/api/products/unknown`)).status).toBe(404);
		const head = await fetch(`${shop}/api/products`, { method: "HEAD" });
		expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, 'W/"1"', ""]);
	});

	it.each([
		["POST", "/api/products"],
		["OPTIONS", "/api/products"],
		["GET", "/api/productsx"],
		["GET", "/api/orders"],
		["GET", "/products"],
	])("%s %s is left to Next", async (method, path) => {
		expect(await (await fetch(shop + path, { method })).text()).toBe("next");
		expect(received).toHaveLength(0);
	});

	it("uses its connections again", async () => {
		const ports = new Set<number | undefined>();
		for (let round = 0; round < 3; round += 1) {
			await (await fetch(`${shop}/api/products`)).text();
			ports.add(received.at(-1)?.socket.remotePort);
		}
		expect(ports.size).toBe(1);
	});
});

it("leaves to Next what a reader that does not listen cannot answer", async () => {
	const unreachable = await serve(byNext);
	servers.pop()?.close();
	const orphan = await openShop(unreachable);
	expect(await (await fetch(`${orphan}/api/products`)).text()).toBe("next");
});

it("ends with the browser's connection, and cuts the response off where the reader dies", async () => {
	let end = () => {};
	const ended = new Promise<void>((resolve) => {
		end = resolve;
	});
	const slow = await openShop(
		await serve((_request, response) => {
			response.once("close", end);
			response.writeHead(200, { "content-length": "10" }).write("half");
		}),
	);
	const [dying] = servers.slice(-2);
	const leaving = new AbortController();
	await fetch(`${slow}/api/products`, { signal: leaving.signal });
	leaving.abort();
	await ended;
	const cut = await fetch(`${slow}/api/products`);
	dying?.closeAllConnections();
	await expect(cut.text()).rejects.toThrow();
});
