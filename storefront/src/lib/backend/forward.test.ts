// @vitest-environment node
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { apiErrorSchema } from "@confiserie/domain/contract/error";
import { afterEach, describe, expect, it, vi } from "vitest";
import { forwardToBackend } from "./forward";

let server: Server | undefined;
afterEach(() => {
	vi.unstubAllEnvs();
	server?.closeAllConnections();
	server?.close();
	server = undefined;
});

async function backend(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<void> {
	const started = createServer(answer);
	server = started;
	await new Promise<void>((ready) => started.listen(0, "127.0.0.1", ready));
	vi.stubEnv("BACKEND_URL", `http://127.0.0.1:${(started.address() as AddressInfo).port}`);
}

describe("forwarding to the backend", () => {
	it("passes method, address, headers and body on, and status, headers and cookies back", async () => {
		await backend(async (request, response) => {
			const chunks: Buffer[] = [];
			for await (const chunk of request) chunks.push(chunk);
			response.writeHead(201, { "content-type": "application/json", "set-cookie": ["a=1", "b=2"], "x-own": "yes" });
			const { authorization, "x-forwarded-for": client } = request.headers;
			response.end(
				JSON.stringify({
					method: request.method,
					url: request.url,
					authorization,
					client,
					body: `${Buffer.concat(chunks)}`,
				}),
			);
		});
		const answer = await forwardToBackend(
			new Request("http://shop/api/orders?tag=A&tag=B", {
				method: "POST",
				headers: { authorization: "Bearer a.b.c", "x-forwarded-for": "203.0.113.7" },
				body: "{}",
			}),
		);
		expect(answer.status).toBe(201);
		expect(answer.headers.get("x-own")).toBe("yes");
		expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
		expect(await answer.json()).toEqual({
			method: "POST",
			url: "/api/orders?tag=A&tag=B",
			authorization: "Bearer a.b.c",
			client: "203.0.113.7",
			body: "{}",
		});
	});

	it("passes the visitor's address on whatever the Connection header names, and drops what else it names", async () => {
		await backend(({ headers }, response) =>
			response.end(JSON.stringify([headers["x-forwarded-for"], headers["x-own"]])),
		);
		const headers = { connection: "close, X-Forwarded-For, X-Own", "x-forwarded-for": "203.0.113.7", "x-own": "a" };
		const answer = await forwardToBackend(new Request("http://shop/api/orders", { headers }));
		expect(await answer.json()).toEqual(["203.0.113.7", null]);
	});

	it("leaves error responses and redirects as they are", async () => {
		await backend((request, response) => {
			if (request.url === "/api/moved") response.writeHead(302, { location: "/elsewhere" }).end();
			else response.writeHead(409, { "content-type": "application/json" }).end('{"code":"OUT_OF_STOCK"}');
		});
		const conflict = await forwardToBackend(new Request("http://shop/api/x"));
		expect([conflict.status, await conflict.json()]).toEqual([409, { code: "OUT_OF_STOCK" }]);
		const moved = await forwardToBackend(new Request("http://shop/api/moved"));
		expect([moved.status, moved.headers.get("location")]).toEqual([302, "/elsewhere"]);
	});

	it("streams: the first part is there before the last is written", async () => {
		let finish = () => {};
		await backend((_request, response) => {
			response.write("first");
			finish = () => response.end("last");
		});
		const answer = await forwardToBackend(new Request("http://shop/api/stream"));
		const reader = answer.body?.getReader();
		const first = await reader?.read();
		expect(new TextDecoder().decode(first?.value)).toBe("first");
		finish();
		const last = await reader?.read();
		expect(new TextDecoder().decode(last?.value)).toBe("last");
	});

	it("returns 503 SERVICE_UNAVAILABLE in the shape of every error when the backend is away", async () => {
		vi.stubEnv("BACKEND_URL", "http://127.0.0.1:1");
		const log = vi.spyOn(console, "error").mockImplementation(() => {});
		const answer = await forwardToBackend(new Request("http://shop/api/products"));
		expect(answer.status).toBe(503);
		expect(apiErrorSchema.parse(await answer.json()).code).toBe("SERVICE_UNAVAILABLE");
		expect(log).toHaveBeenCalledOnce();
	});
});
