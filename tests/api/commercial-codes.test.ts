import {
	commercialCodePageSchema,
	commercialCodeRowSchema,
	depositPermissionListSchema,
	depositTermsSchema,
} from "@confiserie/domain/contract/commercial-codes";
import { commercialCodeFor } from "@confiserie/domain/payments/commercial-code";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { codeCalls, DEPOSIT_REFUSED } from "../support/commercial-codes";
import { newProduct, type TestProduct } from "../support/ordering";

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
const shop = codeCalls(api, () => ({ admin, customer, product }));
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
		expect((await shop.deposit("ZZZZZZZZ")).body).toMatchObject({ code: "DEPOSIT_REFUSED", message: DEPOSIT_REFUSED });
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
});
