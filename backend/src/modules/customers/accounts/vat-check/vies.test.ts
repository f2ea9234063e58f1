import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { viesChecker } from "./vies";

let server: Server;
let asked: unknown[];
let answer: { status: number; body: unknown };

beforeEach(async () => {
	asked = [];
	server = createServer(async (request, response) => {
		const body = Buffer.concat(await request.toArray());
		asked.push([request.url, JSON.parse(body.toString())]);
		response.writeHead(answer.status, { "Content-Type": "application/json" }).end(JSON.stringify(answer.body));
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterEach(() => server.close());

const isRegistered = () =>
	viesChecker(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).isRegistered("FR44732829320");

it.each([
	[true, { valid: true, userError: "VALID", name: "FÊTES ET FILS" }],
	[false, { valid: false, userError: "INVALID" }],
	[true, { valid: true }],
])("registered: %s", async (expected, body) => {
	answer = { status: 200, body };
	expect(await isRegistered()).toBe(expected);
	expect(asked).toEqual([["/check-vat-number", { countryCode: "FR", vatNumber: "44732829320" }]]);
});

it.each([
	["the country's register is away", 200, { valid: false, userError: "MS_UNAVAILABLE" }],
	["too many ask", 200, { valid: false, userError: "MS_MAX_CONCURRENT_REQ" }],
	["an error", 500, {}],
	["another answer than was agreed", 200, { actionSucceed: false }],
])("cannot tell: %s", async (_, status, body) => {
	answer = { status, body };
	await expect(isRegistered()).rejects.toThrow();
});
