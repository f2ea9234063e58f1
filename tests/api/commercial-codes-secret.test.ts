import { commercialCodeFor } from "@confiserie/domain/payments/commercial-code";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { adminToken, api, registerCustomer, type TestCustomer } from "../support/api";
import { codeCalls, DEPOSIT_REFUSED } from "../support/commercial-codes";
import { newProduct, type TestProduct } from "../support/ordering";
import { secondTest } from "../support/second-server";

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
	let backend: string;
	const secretShop = codeCalls(
		(path, call = {}) => api(path, { ...call, backend }),
		() => ({ admin, customer, product }),
	);
	secondTest.beforeAll(({ second }) => {
		({ backend } = second);
	});

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
