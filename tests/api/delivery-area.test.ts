import { randomUUID } from "node:crypto";
import type { ApiError } from "@confiserie/domain/contract/error";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { issueKey } from "../support/channel-keys";
import { saleOf, sendOrder } from "../support/channel-orders";
import { checkout, createIntent, intentRequest, newProduct, type TestProduct } from "../support/ordering";
import { makeProduct } from "../support/products";
import { changeSettings, restoreSettings } from "../support/settings";
import { ADDRESS, beginPayment, filledCart, publishableKey, refusal, storefront, variantOf } from "../support/store";

const WORDS = "Nous ne livrons pas à cette adresse. Nous livrons en France métropolitaine (Corse et Monaco compris).";
const BRUSSELS = { street: "1 rue Neuve", city: "Bruxelles", postalCode: "1000", country: "Belgique" };
const GUADELOUPE = { street: "1 rue Frébault", city: "Pointe-à-Pitre", postalCode: "97110", country: "France" };

let customer: TestCustomer;
let product: TestProduct;
beforeAll(async () => {
	customer = await registerCustomer();
	product = await newProduct();
});
afterAll(restoreSettings);

const ordersTo = async (city: string) =>
	(await db().query("select count(*)::int as count from order_book where city = $1", [city])).rows[0].count;

function requestTo(address: typeof BRUSSELS) {
	const request = intentRequest([{ product, boxes: 1 }]);
	return { ...request, orderData: { ...request.orderData, address } };
}

describe("an address that is not delivered to is refused with a clear sentence before any payment", () => {
	test.each([
		["a country that is not set", BRUSSELS, "country"],
		["overseas", GUADELOUPE, "postalCode"],
	])("at the checkout: %s", async (_, address, field) => {
		const { status, body } = await createIntent<ApiError>(customer.token, requestTo(address));
		expect([status, body.code, body.field, body.message]).toEqual([
			400,
			"DELIVERY_REFUSED",
			`orderData.address.${field}`,
			WORDS,
		]);
		expect(await ordersTo(address.city)).toBe(0);
	});

	test("at the order of a channel", async () => {
		const { key } = await issueKey();
		const { status, body } = await sendOrder(key, saleOf(product.id, 1, { address: GUADELOUPE }));
		expect([status, body.code, body.field, body.message]).toEqual([
			400,
			"DELIVERY_REFUSED",
			"address.postalCode",
			WORDS,
		]);
	});

	test("at an order that staff enters", async () => {
		const { orderData } = requestTo(BRUSSELS);
		const { items, total, email, firstName, lastName, phone, address } = orderData;
		const { status, body } = await api<ApiError>("/admin/orders", {
			token: await adminToken(),
			body: {
				requestId: randomUUID(),
				customerId: customer.user.id,
				payment: "LINK",
				orderData: { email, firstName, lastName, phone, address, items, total },
			},
		});
		expect([status, body.code, body.field]).toEqual([400, "DELIVERY_REFUSED", "orderData.address.country"]);
		expect(await ordersTo("Bruxelles")).toBe(0);
	});

	test("at a cart of the Store API", async () => {
		const sold = await makeProduct(await adminToken(), {});
		const sdk = storefront(await publishableKey());
		const line = { variant_id: await variantOf(sdk, sold.id), quantity: 1 };
		const cart = await filledCart(sdk, [line], `outre-mer-${randomUUID()}@exemple.fr`);
		const overseas = { ...ADDRESS, city: "Saint-Denis", postal_code: "97400" };
		const moved = await sdk.store.cart.update(cart.id, { shipping_address: overseas });
		expect(await refusal(beginPayment(sdk, moved.cart))).toEqual({ status: 400, message: WORDS });
		expect(await ordersTo("Saint-Denis")).toBe(0);
	});
});

describe("countries that may be delivered are a setting", () => {
	test("what it names is delivered to, and GET /settings says so", async () => {
		await changeSettings("delivery", { countries: ["FR", "BE"] });
		const { body } = await api<{ deliveryCountries: string[] }>("/settings");
		expect(body.deliveryCountries).toEqual(["FR", "BE"]);
		expect((await createIntent(customer.token, requestTo(BRUSSELS))).status).toBe(200);
		const overseas = await createIntent<ApiError>(customer.token, requestTo(GUADELOUPE));
		expect(overseas.body.message).toContain("en France métropolitaine (Corse et Monaco compris) et en Belgique.");
	});

	test("by default metropolitan France: Corsica too; an address elsewhere may still be saved", async () => {
		await restoreSettings();
		const corsica = { street: "3 cours Napoléon", city: "Ajaccio", postalCode: "20000", country: "France" };
		expect((await createIntent(customer.token, requestTo(corsica))).status).toBe(200);
		await checkout(customer.token, [{ product, boxes: 1 }]);
		expect((await api("/addresses", { token: customer.token, body: BRUSSELS })).status).toBe(201);
	});
});
