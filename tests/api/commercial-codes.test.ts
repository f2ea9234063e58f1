import { randomUUID } from "node:crypto";
import { commercialCodeFor } from "@confiserie/domain/commercial-code";
import {
	type CommercialCodePage,
	type CommercialCodeRow,
	commercialCodePageSchema,
	commercialCodeRowSchema,
	type DepositTerms,
	depositPermissionListSchema,
	depositTermsSchema,
} from "@confiserie/domain/contract/commercial-code";
import type { ApiError } from "@confiserie/domain/contract/error";
import { paymentIntentRequestSchema } from "@confiserie/domain/contract/payment";
import { DEFAULT_DEPOSIT_RULES } from "@confiserie/domain/deposit";
import { DEFAULT_SHIPPING_RULES } from "@confiserie/domain/shipping";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { placeOrder } from "../../backend/src/modules/ordering/checkout/place-order";
import { addresses } from "../../scripts/lib/environment";
import { BACKEND } from "../../scripts/lib/paths";
import { freePort } from "../../scripts/lib/ports";
import type { Service } from "../../scripts/lib/processes";
import { serveBackend } from "../../scripts/lib/shop";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { suiteShop } from "../support/context";
import { depositRequest } from "../support/deposit";
import { openOrderBook } from "../support/order-book";
import { createIntent, intentRequest, newProduct, type TestProduct } from "../support/ordering";
import { testEnvironment } from "../support/template";

const REFUSED = "L'acompte nécessite un code commercial valide et un minimum de 20,00 €";
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

/** The calls of one shop: the suite's own, or the one with a secret. */
function shopAt(send: typeof api) {
	return {
		terms: async () => (await send<DepositTerms>("/payments/deposit-terms", { token: customer.token })).body,
		check: (code: string) =>
			send<{ valid: boolean } & Partial<ApiError>>("/payments/commercial-code", {
				body: { code },
				token: customer.token,
			}),
		deposit: (code: string | undefined) =>
			send<Partial<ApiError>>("/payments/create-intent", {
				body: depositRequest(product, code),
				token: customer.token,
			}),
		issue: async (email = customer.email) =>
			send<CommercialCodeRow & Partial<ApiError>>("/admin/commercial-codes", { body: { email }, token: admin }),
		revoke: (id: string) => send(`/admin/commercial-codes/${id}`, { method: "DELETE", token: admin }),
		list: async (query: string) =>
			(await send<CommercialCodePage>(`/admin/commercial-codes?query=${encodeURIComponent(query)}`, { token: admin }))
				.body,
		permit: (permission: string, email = customer.email) =>
			send<Partial<ApiError>>("/admin/deposit-permissions", {
				method: "PUT",
				body: { email, permission },
				token: admin,
			}),
	};
}
const shop = shopAt(api);
const audit = async (entityId: string) =>
	(await db().query("select action from admin_audit where entity_id = $1 order by id", [entityId])).rows.map(
		({ action }) => action,
	);

describe("without a secret: the specified rule", () => {
	test("every account has its code, and the browser judges it", async () => {
		expect(depositTermsSchema.strict().parse(await shop.terms())).toMatchObject({
			permission: "BY_CODE",
			check: "browser",
		});
		expect((await shop.deposit(await commercialCodeFor(customer.email))).status).toBe(200);
		expect((await shop.deposit("ZZZZZZZZ")).body).toMatchObject({ code: "DEPOSIT_REFUSED", message: REFUSED });
	});

	test("a code that an administrator revoked counts no more, and from then on the server judges", async () => {
		const code = await commercialCodeFor(customer.email);
		const issued = (await shop.issue()).body;
		expect(commercialCodeRowSchema.strict().parse(issued)).toMatchObject({
			email: customer.email,
			code,
			issuedBy: "admin@demo.fr",
			revokedAt: null,
		});
		expect((await shop.revoke(issued.id)).status).toBe(204);
		expect(await shop.terms()).toMatchObject({ permission: "BY_CODE", check: "server" });
		expect((await shop.check(code)).body).toEqual({ valid: false });
		expect((await shop.deposit(code)).body).toMatchObject({ code: "DEPOSIT_REFUSED", field: "commercialCode" });
		await shop.issue();
		expect((await shop.check(code)).body).toEqual({ valid: true });
		expect((await shop.deposit(code)).status).toBe(200);
	});

	test("the list says who issued and revoked what, and when; the audit log too", async () => {
		const first = (await shop.issue()).body;
		const second = (await shop.issue()).body;
		const page = commercialCodePageSchema.strict().parse(await shop.list(customer.email.toUpperCase()));
		expect(page).toMatchObject({ totalElements: 2, last: true, isSecret: false });
		expect(page.content).toMatchObject([
			{ id: second.id, revokedAt: null, revokedBy: null },
			{ id: first.id, revokedAt: expect.any(String), revokedBy: "admin@demo.fr" },
		]);
		await shop.revoke(second.id);
		await shop.revoke(second.id);
		expect(await audit(second.id)).toEqual(["code.issued", "code.revoked"]);
	});
});

describe("the deposit permission of a customer", () => {
	test("allowed: without any code", async () => {
		const { status, body } = await shop.permit("ALLOWED");
		expect(status).toBe(200);
		expect(depositPermissionListSchema.parse(body)[0]).toMatchObject({
			email: customer.email,
			permission: "ALLOWED",
			changedBy: "admin@demo.fr",
		});
		expect((await shop.terms()).permission).toBe("ALLOWED");
		expect((await shop.deposit(undefined)).status).toBe(200);
	});

	test("refused: even with the right code", async () => {
		await shop.permit("REFUSED");
		expect((await shop.terms()).permission).toBe("REFUSED");
		const { status, body } = await shop.deposit(await commercialCodeFor(customer.email));
		expect([status, body.code]).toEqual([400, "DEPOSIT_REFUSED"]);
	});

	test("by default: by code again, each change once in the audit log", async () => {
		await shop.permit("REFUSED");
		await shop.permit("REFUSED");
		await shop.permit("BY_CODE");
		expect((await shop.terms()).permission).toBe("BY_CODE");
		expect((await shop.deposit(await commercialCodeFor(customer.email))).status).toBe(200);
		expect(await audit(customer.user.id)).toEqual(Array(2).fill("customer.deposit-permission-changed"));
	});
});

describe("what is refused", () => {
	test("an e-mail without account, a code that does not exist, a permission that is none", async () => {
		expect((await shop.issue("personne@exemple.fr")).body).toMatchObject({
			code: "CUSTOMER_NOT_FOUND",
			field: "email",
		});
		expect((await shop.permit("ALLOWED", "personne@exemple.fr")).status).toBe(404);
		expect((await shop.permit("PEUT-ETRE")).body.field).toBe("permission");
		expect((await shop.revoke("inconnu")).status).toBe(404);
	});

	test("anybody but an administrator", async () => {
		for (const [method, path] of [
			["GET", "/admin/commercial-codes"],
			["POST", "/admin/commercial-codes"],
			["DELETE", "/admin/commercial-codes/x"],
			["GET", "/admin/deposit-permissions"],
			["PUT", "/admin/deposit-permissions"],
		]) {
			expect((await api(`${path}`, { method: `${method}` })).status).toBe(401);
			expect((await api(`${path}`, { method: `${method}`, token: customer.token })).status).toBe(403);
		}
	});
});

describe("with COMMERCIAL_CODE_SECRET", () => {
	let server: Service;
	let base: string;
	const secretShop = shopAt(async (path, call = {}) => {
		const headers: Record<string, string> = { authorization: `Bearer ${call.token}` };
		if (call.body !== undefined) headers["content-type"] = "application/json";
		const answer = await fetch(`${base}/api${path}`, {
			method: call.method ?? (call.body === undefined ? "GET" : "POST"),
			headers,
			...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
		});
		const text = await answer.text();
		return { status: answer.status, body: text ? JSON.parse(text) : undefined, headers: answer.headers };
	});
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
		expect((await secretShop.deposit(publicCode)).body).toMatchObject({ code: "DEPOSIT_REFUSED", message: REFUSED });
		const { code } = (await secretShop.issue()).body;
		expect(code).toMatch(/^[0-9A-F]{8}$/);
		expect(code).not.toBe(publicCode);
		expect((await secretShop.check(` ${code.toLowerCase()}`)).body).toEqual({ valid: true });
		expect((await secretShop.deposit(code)).status).toBe(200);
		expect((await secretShop.list(customer.email)).isSecret).toBe(true);
	});

	test("a new code ends the former, a revoked one opens nothing, and nobody else's does", async () => {
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

test("the unpaid orders of one account are limited", async () => {
	const { book, close } = openOrderBook();
	const place = (checkoutId: string = randomUUID()) =>
		placeOrder(
			{ ...book, maximumOpenOrders: 3 },
			{
				customerId: customer.user.id,
				customerEmail: customer.email,
				request: paymentIntentRequestSchema.parse({ ...intentRequest([{ product, boxes: 1 }]), checkoutId }),
				idempotencyKey: undefined,
				rules: DEFAULT_SHIPPING_RULES,
				depositRules: DEFAULT_DEPOSIT_RULES,
			},
		);
	const first = randomUUID();
	await place(first);
	const answers = await Promise.allSettled(Array.from({ length: 10 }, () => place()));
	expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
	await expect(place()).rejects.toMatchObject({ code: "TOO_MANY_OPEN_ORDERS" });
	await place(first);
	await close();
	expect((await createIntent(customer.token, intentRequest([{ product, boxes: 1 }]))).status).toBe(200);
});
