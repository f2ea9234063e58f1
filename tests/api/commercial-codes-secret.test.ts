import { randomUUID } from "node:crypto";
import { commercialCodeFor } from "@confiserie/domain/commercial-code";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addresses } from "../../scripts/lib/environment";
import { BACKEND } from "../../scripts/lib/paths";
import { freePort } from "../../scripts/lib/ports";
import type { Service } from "../../scripts/lib/processes";
import { serveBackend } from "../../scripts/lib/shop";
import { adminToken, registerCustomer, type TestCustomer } from "../support/api";
import { codeCalls, DEPOSIT_REFUSED } from "../support/commercial-codes";
import { suiteShop } from "../support/context";
import { newProduct, type TestProduct } from "../support/ordering";
import { testEnvironment } from "../support/template";

let admin: string;
let product: TestProduct;
let customer: TestCustomer;
beforeAll(async () => {
	admin = await adminToken();
	product = await newProduct({ boxes: 100_000 });
});
beforeEach(async () => {
	customer = await registerCustomer();
});

describe("with COMMERCIAL_CODE_SECRET", () => {
	let server: Service;
	let base: string;
	const secretShop = codeCalls(
		async (path, call = {}) => {
			const headers: Record<string, string> = { authorization: `Bearer ${call.token}` };
			if (call.body !== undefined) headers["content-type"] = "application/json";
			const answer = await fetch(`${base}/api${path}`, {
				method: call.method ?? (call.body === undefined ? "GET" : "POST"),
				headers,
				...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
			});
			const text = await answer.text();
			return { status: answer.status, body: text ? JSON.parse(text) : undefined, headers: answer.headers };
		},
		() => ({ admin, customer, product }),
	);
	beforeAll(async () => {
		const at = addresses(await freePort(9300), 3200);
		base = at.backend;
		server = await serveBackend(
			BACKEND,
			at,
			{
				...testEnvironment(suiteShop().databaseUrl, at.backendPort, at.storefrontPort),
				NODE_ENV: "development",
				ADMIN_DISABLED: "true",
				COMMERCIAL_CODE_SECRET: randomUUID(),
			},
			`test-secret-codes-${at.backendPort}`,
		);
	}, 120_000);
	afterAll(() => server.stop());

	test("the public rule opens nothing; only an issued code does, and only the server judges", async () => {
		expect(await secretShop.terms()).toMatchObject({ permission: "BY_CODE", check: "server" });
		const publicCode = await commercialCodeFor(customer.email);
		expect((await secretShop.check(publicCode)).body).toEqual({ valid: false });
		expect((await secretShop.deposit(publicCode)).body).toMatchObject({
			code: "DEPOSIT_REFUSED",
			message: DEPOSIT_REFUSED,
		});
		const { code } = (await secretShop.issue()).body;
		expect(code).toMatch(/^[0-9A-F]{8}$/);
		expect(code).not.toBe(publicCode);
		expect((await secretShop.check(` ${code.toLowerCase()}`)).body).toEqual({ valid: true });
		expect((await secretShop.deposit(code)).status).toBe(200);
		expect((await secretShop.list(customer.email)).isSecret).toBe(true);
	});

	test("a new code ends the former, and neither a revoked code nor another account's is accepted", async () => {
		const first = (await secretShop.issue()).body;
		const second = (await secretShop.issue()).body;
		expect(second.code).not.toBe(first.code);
		expect((await secretShop.check(first.code)).body).toEqual({ valid: false });
		const owner = customer;
		customer = await registerCustomer();
		expect((await secretShop.check(second.code)).body).toEqual({ valid: false });
		customer = owner;
		await secretShop.revoke(second.id);
		expect((await secretShop.deposit(second.code)).status).toBe(400);
	});

	test("guesses are limited, at the check and at the payment together; right ones do not count", async () => {
		const { code } = (await secretShop.issue()).body;
		for (let tried = 0; tried < 12; tried++) expect((await secretShop.check(code)).status).toBe(200);
		for (let tried = 0; tried < 5; tried++) {
			expect((await secretShop.check(`0000000${tried}`)).body).toEqual({ valid: false });
			expect((await secretShop.deposit(`1000000${tried}`)).status).toBe(400);
		}
		const late = await secretShop.check(code);
		expect([late.status, late.body.code]).toEqual([429, "RATE_LIMITED"]);
		expect(Number(late.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect((await secretShop.deposit(code)).status).toBe(429);
	});
});
