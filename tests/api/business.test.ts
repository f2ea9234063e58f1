import { randomUUID } from "node:crypto";
import type { AdminOrderDetail, AdminOrderPage } from "@confiserie/domain/contract/admin-order";
import type { AccountBusiness } from "@confiserie/domain/contract/business-answer";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { Order } from "@confiserie/domain/contract/order";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetOldOrders } from "../../backend/src/modules/operations/retention/old-orders";
import { adminToken, api, db, engine, registerCustomer, type TestCustomer } from "../support/api";
import { issueKey } from "../support/channel-keys";
import { saleOf, sendOrder } from "../support/channel-orders";
import { newBusiness } from "../support/companies";
import { openOrderContext } from "../support/order-context";
import { createIntent, intentRequest, newProduct, type TestProduct } from "../support/ordering";

const { context, close } = openOrderContext();
afterAll(close);

const BILLING = { street: "4 quai du Port", city: "Lyon", postalCode: "69002", country: "France" };
const OWN = newBusiness();
const TYPED = {
	company: "  Fêtes  et fils ",
	registration: OWN.registration.replace(/\d{3}/g, "$& "),
	vatNumber: OWN.vatNumber.toLowerCase().replace("fr", "fr "),
	billingAddress: BILLING,
};
const STORED = { ...OWN, billingAddress: BILLING };

let customer: TestCustomer;
let product: TestProduct;
beforeAll(async () => {
	customer = await registerCustomer();
	product = await newProduct();
});

const put = (body: unknown, token = customer.token) =>
	api<AccountBusiness & ApiError>("/auth/business", { method: "PUT", token, body });
const read = async (token = customer.token) => (await api<AccountBusiness>("/auth/business", { token })).body.business;

function requestFor(business: object) {
	const request = intentRequest([{ product, boxes: 1 }]);
	return { ...request, orderData: { ...request.orderData, business } };
}

describe("the company of an account", () => {
	test("is absent at first, is stored normalised, replaced and removed", async () => {
		expect(await read()).toBeNull();
		expect((await put(TYPED)).body.business).toEqual(STORED);
		expect(await read()).toEqual(STORED);
		const { billingAddress: _, ...bare } = TYPED;
		await put({ ...bare, registration: "", vatNumber: "" });
		expect(await read()).toEqual({ company: "Fêtes et fils", registration: "", vatNumber: "", billingAddress: null });
		expect((await api("/auth/business", { method: "DELETE", token: customer.token })).status).toBe(204);
		expect(await read()).toBeNull();
	});

	test.each([
		[{ company: "" }, "company", "Saisissez la raison sociale."],
		[{ registration: "732829321" }, "registration", "Numéro SIREN (9 chiffres) ou SIRET (14 chiffres) invalide."],
		[
			{ vatNumber: "FR45732829320" },
			"vatNumber",
			"Numéro de TVA intracommunautaire invalide, par exemple FR44732829320.",
		],
		[{ registration: "356000000" }, "vatNumber", "Ce numéro de TVA n'est pas celui de ce SIREN."],
	])("%j is refused at %s", async (wrong, field, message) => {
		const { status, body } = await put({ ...TYPED, ...wrong });
		expect([status, body.code, body.field]).toEqual([400, "VALIDATION", field]);
		expect(body.errors?.[0]?.message).toBe(message);
	});

	test("may come with the registration", async () => {
		const email = `pro-${randomUUID()}@exemple.fr`;
		const person = { email, firstName: "Camille", lastName: "Martin", phoneNumber: "+33612345678" };
		const business = newBusiness();
		const { status, body } = await api<{ token: string }>("/auth/register", {
			body: { ...person, password: "Barbe-a-papa-2026", business },
		});
		expect(status).toBe(201);
		expect(await read(body.token)).toEqual({ ...business, billingAddress: null });
	});

	test("is readable by its customer only", async () => {
		await put(TYPED);
		expect(await read((await registerCustomer()).token)).toBeNull();
	});
});

describe("the company of an order", () => {
	test("is stored on it with the buyer's own number, for the customer, the administrator and Medusa", async () => {
		const request = requestFor({ ...TYPED, purchaseOrder: " PO-2026-118 ", costCentre: " CC\t410 " });
		const { status, body } = await createIntent(customer.token, request);
		expect(status).toBe(200);
		const business = { ...STORED, purchaseOrder: "PO-2026-118", costCentre: "CC 410" };
		const order = await api<Order>(`/orders/${body.orderNumber}`, { token: customer.token });
		expect(order.body.business).toEqual(business);
		const admin = await engine<AdminOrderDetail>(`/api/admin/orders/${body.orderNumber}`, {
			token: await adminToken(),
		});
		expect(admin.body.business).toEqual(business);
	});

	test("another purchase order is another content of the same checkout", async () => {
		const request = requestFor({ ...TYPED, purchaseOrder: "PO-1" });
		const first = await createIntent(customer.token, request);
		const { orderData } = request;
		const changed = { ...request, orderData: { ...orderData, business: { ...TYPED, purchaseOrder: "PO-2" } } };
		const second = await createIntent(customer.token, changed);
		expect(second.body.orderNumber).toBe(first.body.orderNumber);
		const { body } = await api<Order>(`/orders/${first.body.orderNumber}`, { token: customer.token });
		expect(body.business?.purchaseOrder).toBe("PO-2");
	});

	test.each([
		["vatNumber", "FR1"],
		["purchaseOrder", "BC\u{1F36D}"],
		["costCentre", "x".repeat(51)],
	])("is refused where its %s is wrong, before any order", async (field, value) => {
		const { status, body } = await createIntent<ApiError>(customer.token, requestFor({ ...TYPED, [field]: value }));
		expect([status, body.field]).toEqual([400, `orderData.business.${field}`]);
	});

	test("an order is found by its cost centre, and the CSV names it", async () => {
		const costCentre = `CC-${randomUUID()}`;
		const { body } = await createIntent(customer.token, requestFor({ ...TYPED, costCentre }));
		const token = await adminToken();
		const found = await api<AdminOrderPage>(`/admin/orders/search?query=${costCentre}`, { token });
		expect(found.body.content.map((one) => one.orderNumber)).toEqual([body.orderNumber]);
		const csv = await api<string>(`/admin/orders/export?query=${costCentre}`, { token });
		expect(String(csv.body)).toContain(costCentre);
	});

	test("is that of the account where the order says nothing, and none where it says so", async () => {
		const buyer = await registerCustomer();
		const business = newBusiness();
		await put(business, buyer.token);
		const businessOf = async (stated?: null) => {
			const request = intentRequest([{ product, boxes: 2 }]);
			const orderData = stated === undefined ? request.orderData : { ...request.orderData, business: stated };
			const { body } = await createIntent(buyer.token, { ...request, orderData });
			return (await api<Order>(`/orders/${body.orderNumber}`, { token: buyer.token })).body.business;
		};
		expect(await businessOf()).toEqual({ ...business, billingAddress: null, purchaseOrder: "", costCentre: "" });
		expect(await businessOf(null)).toBeNull();
	});

	test("is none for a private person", async () => {
		const buyer = await registerCustomer();
		const { body } = await createIntent(buyer.token, intentRequest([{ product, boxes: 2 }]));
		const order = await api<Order>(`/orders/${body.orderNumber}`, { token: buyer.token });
		expect(order.body.business).toBeNull();
	});

	test("may come from a channel", async () => {
		const { key } = await issueKey();
		const { status, body } = await sendOrder(
			key,
			saleOf(product.id, 1, { business: { ...TYPED, purchaseOrder: "", costCentre: "CC-7" } }),
		);
		expect(status).toBe(201);
		expect(body).toMatchObject({ purchaseOrder: "", costCentre: "CC-7" });
		const { rows } = await db().query(
			"select company, vat_number, billing_city from order_book where order_number = $1",
			[body.orderNumber],
		);
		expect(rows).toEqual([{ company: "Fêtes et fils", vat_number: OWN.vatNumber, billing_city: "Lyon" }]);
	});

	test("is forgotten with the person when the order is old", async () => {
		const { body } = await createIntent(
			customer.token,
			requestFor({ ...TYPED, purchaseOrder: "PO-9", costCentre: "CC-9" }),
		);
		await db().query("update order_book set created_at = now() - interval '20 years' where order_number = $1", [
			body.orderNumber,
		]);
		await forgetOldOrders(context.pool, new Date());
		const { rows } = await db().query(
			`select coalesce(company, registration, vat_number, purchase_order, cost_centre, billing_street, billing_postal_code,
				billing_city, billing_country) as left_over from order_book where order_number = $1`,
			[body.orderNumber],
		);
		expect(rows).toEqual([{ left_over: null }]);
	});
});
