// @vitest-environment node
import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { apiErrorSchema } from "@confiserie/domain/contract/error";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { admit } from "./admit";
import { openDoor } from "./open-door";
import { refusalResponse } from "./refusal";

describe("the door of a server", () => {
	let server: Server;
	let port: number;
	beforeAll(async () => {
		openDoor();
		server = createServer((request, response) =>
			response.end(`${request.method} ${request.url} ${request.headers["x-forwarded-for"]}`),
		);
		await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
		port = (server.address() as AddressInfo).port;
	});
	afterAll(() => new Promise((closed) => server.close(closed)));

	/** What the server's own handler sees of a request. */
	const seen = (method: string, path: string, headers = {}) =>
		new Promise<string>((resolve, reject) => {
			const sent = httpRequest({ port, host: "127.0.0.1", method, path, headers, agent: false }, (answer) => {
				let text = "";
				answer.on("data", (piece) => {
					text += piece;
				});
				answer.on("end", () => resolve(text));
			});
			sent.on("error", reject);
			sent.end();
		});

	it("stands before whatever handles its requests", async () => {
		expect(await seen("TRACE", "/api/products")).toBe("GET /refus/405/call 127.0.0.1");
		expect(await seen("GET", "/products/%")).toBe("GET /refus/400/page 127.0.0.1");
		expect(await seen("GET", "/products?page=2")).toBe("GET /products?page=2 127.0.0.1");
	});

	it("an address that a visitor gives for his own stands before the one that he has", async () => {
		const forged = { "X-Forwarded-For": "198.51.100.1" };
		expect(await seen("GET", "/api/auth/login", forged)).toBe("GET /api/auth/login 198.51.100.1, 127.0.0.1");
	});
});

describe("Next's own headers", () => {
	const TREE = '["",{"children":["(shop)",{"children":["__PAGE__",{}]}]},null,null,1]';
	const admitted = (value: string) => {
		const request = { method: "GET", url: "/", headers: { "next-router-state-tree": value }, resume: vi.fn() };
		admit(request);
		return request.headers["next-router-state-tree"];
	};

	it("a tree of pages that Next can read stays", () => expect(admitted(encodeURIComponent(TREE))).toBeDefined());

	it.each(["%", "x", "%5B1%5D", "%5B%22%22%5D", encodeURIComponent('["",{"a":["",1]}]'), `${TREE}, ${TREE}`])(
		"one to which it would respond with a server error is left out: %s",
		(value) => expect(admitted(value)).toBeUndefined(),
	);
});

describe("a refusal", () => {
	it("is a small page in French with a policy that lets nothing in", async () => {
		const answer = refusalResponse("400", "page");
		const html = await answer.text();
		expect(answer.status).toBe(400);
		expect(html).toContain('<html lang="fr">');
		expect(html).toContain("Nous ne comprenons pas cette demande");
		expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'/);
	});

	it("is the JSON of every other error for a program, with the methods that are served", async () => {
		const answer = refusalResponse("405", "call");
		expect(answer.status).toBe(405);
		expect(answer.headers.get("allow")).toContain("PATCH");
		expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
		expect(apiErrorSchema.parse(await answer.json())).toMatchObject({ code: "METHOD_NOT_ALLOWED" });
	});

	it("of an address that is too long has its own status and code", async () => {
		const answer = refusalResponse("414", "call");
		expect([answer.status, apiErrorSchema.parse(await answer.json()).code]).toEqual([414, "URI_TOO_LONG"]);
	});

	it("has no other form: any other path to it is an ill one", () => {
		expect(refusalResponse("500", "page").status).toBe(400);
		expect(refusalResponse("400", "x").headers.get("content-type")).toContain("text/html");
	});
});
