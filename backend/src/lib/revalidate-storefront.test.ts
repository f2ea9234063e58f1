import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { MedusaContainer } from "@medusajs/framework/types";
import { afterEach, expect, test } from "vitest";
import { loadEnvironment } from "../config/env";
import { revalidateStorefront } from "./revalidate-storefront";

const SECRET = "s".repeat(16);
const warnings: string[] = [];
const scope = {
	resolve: () => ({ warn: (line: string) => warnings.push(line) }),
} as unknown as MedusaContainer;
let close: () => void = () => undefined;

afterEach(() => {
	close();
	warnings.length = 0;
});

async function storefront(status: number) {
	const calls: { secret: unknown; body: unknown; url?: string }[] = [];
	const server = createServer(async (request, response) => {
		calls.push({
			url: request.url,
			secret: request.headers["x-revalidate-secret"],
			body: JSON.parse(await text(request)),
		});
		response.writeHead(status).end();
	});
	await new Promise<void>((resolve) => server.listen(0, resolve));
	close = () => server.close();
	const { port } = server.address() as AddressInfo;
	loadEnvironment({ STOREFRONT_URL: `http://localhost:${port}`, REVALIDATE_SECRET: SECRET }, "/shop/backend");
	return calls;
}

async function text(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	return Buffer.concat(chunks).toString();
}

test("names the catalogue and each product, under the shared secret", async () => {
	const calls = await storefront(200);
	await revalidateStorefront(scope, ["a", "b"]);
	expect(calls).toEqual([
		{ url: "/revalidate", secret: SECRET, body: { tags: ["products", "product:a", "product:b"] } },
	]);
	expect(warnings).toEqual([]);
});

test("a storefront that refuses or is down costs a line in the log and throws nothing", async () => {
	await storefront(500);
	await revalidateStorefront(scope, ["a"]);
	close();
	loadEnvironment({ STOREFRONT_URL: "http://localhost:1", REVALIDATE_SECRET: SECRET }, "/shop/backend");
	await revalidateStorefront(scope, ["a"]);
	expect(warnings).toHaveLength(2);
});

test("without a secret nobody is told", async () => {
	const calls = await storefront(200);
	loadEnvironment({ STOREFRONT_URL: "http://localhost:1" }, "/shop/backend");
	await revalidateStorefront(scope, ["a"]);
	expect({ calls, warnings }).toEqual({ calls: [], warnings: [] });
});
