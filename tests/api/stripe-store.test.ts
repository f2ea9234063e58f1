import { randomUUID } from "node:crypto";
import type { HttpTypes } from "@medusajs/types";
import { beforeEach, expect, test } from "vitest";
import { adminToken, db, engine, medusaToken } from "../support/api";
import { syncsWithMedusa } from "../support/medusa-sync";
import { eventually } from "../support/ordering";
import { makeProduct } from "../support/products";
import { filledCart, publishableKey, refusal, storefront, variantOf } from "../support/store";
import { type StripeShop, stripeTest } from "../support/stripe-shop";

let shop: StripeShop;
let sdk: ReturnType<typeof storefront>;
let variant_id: string;
stripeTest.beforeAll(async ({ shop: shared }) => {
	shop = shared;
	sdk = storefront(await publishableKey());
	variant_id = await variantOf(sdk, (await makeProduct(await adminToken())).id);
}, 120_000);
syncsWithMedusa();
beforeEach(() => shop.reset());

const cartOf = (quantity: number) => filledCart(sdk, [{ variant_id, quantity }], `carte-${randomUUID()}@exemple.fr`);

/** Begins the payment as a starter does; returns the id of Stripe's intent. */
async function begin(cart: HttpTypes.StoreCart): Promise<string> {
	const region_id = cart.region_id ?? "";
	const { payment_providers: providers } = await sdk.store.payment.listPaymentProviders({ region_id });
	expect(providers.map(({ id }) => id)).toEqual(["pp_stripe_stripe"]);
	const { payment_collection: collection } = await sdk.store.payment.initiatePaymentSession(cart, {
		provider_id: providers[0]?.id ?? "",
	});
	const session = collection.payment_sessions?.find(({ status }) => status === "pending");
	expect(session?.data).toMatchObject({ client_secret: expect.stringContaining("_secret_") });
	return String(session?.data.id);
}

test("the session carries the secret that Stripe's card form takes; once paid there, completing gives the order", async () => {
	const cart = await cartOf(8);
	const intentId = await begin(cart);
	expect(shop.fake.books.intents.get(intentId)).toMatchObject({ amount: 26_496, currency: "eur" });
	expect(await sdk.store.cart.complete(cart.id)).toMatchObject({
		type: "cart",
		error: { type: "payment_authorization_error" },
	});
	expect(shop.fake.pay(intentId)).toBe("succeeded");
	const result = await sdk.store.cart.complete(cart.id);
	if (result.type !== "order") throw new Error(result.error.message);
	expect(result.order.total).toBe(cart.total);
	const { rows } = await db().query("select status, captured_cents from order_book where cart_id = $1", [cart.id]);
	expect(rows).toEqual([{ status: "CONFIRMED", captured_cents: 26_496 }]);
});

test("the payment is shown under Stripe's name, and Medusa Admin's refund button gives its money back there", async () => {
	const cart = await cartOf(1);
	const intentId = await begin(cart);
	expect(shop.fake.pay(intentId)).toBe("succeeded");
	const result = await sdk.store.cart.complete(cart.id);
	if (result.type !== "order") throw new Error(result.error.message);
	const { order } = await sdk.store.order.retrieve(result.order.id, { fields: "*payment_collections.payments" });
	const payment = order.payment_collections?.[0]?.payments?.[0];
	expect(payment).toMatchObject({ provider_id: "pp_stripe_stripe", amount: cart.total });
	const token = await medusaToken();
	const refunded = await engine(`/admin/payments/${payment?.id}/refund`, { token, body: { amount: 10 } });
	expect(refunded.status).toBe(200);
	await eventually(
		"Stripe's refund",
		async () =>
			[...shop.fake.books.refunds.values()].some((one) => one.payment_intent === intentId && one.amount === 1000) ||
			undefined,
	);
});

test("a cart that changed leaves no intent that could be paid for what it was", async () => {
	const cart = await cartOf(1);
	const intentId = await begin(cart);
	await sdk.store.cart.updateLineItem(cart.id, cart.items?.[0]?.id ?? "", { quantity: 2 });
	expect(shop.fake.books.intents.get(intentId)).toMatchObject({ status: "canceled" });
	const next = await begin((await sdk.store.cart.retrieve(cart.id)).cart);
	expect(next).not.toBe(intentId);
	expect(shop.fake.books.intents.get(next)).toMatchObject({ amount: 7200 });
});

test("a cart that was paid the moment before does not change any more, and is completed", async () => {
	const cart = await cartOf(1);
	expect(shop.fake.pay(await begin(cart))).toBe("succeeded");
	const change = sdk.store.cart.updateLineItem(cart.id, cart.items?.[0]?.id ?? "", { quantity: 2 });
	expect(await refusal(change)).toMatchObject({ status: 409 });
	expect((await sdk.store.cart.complete(cart.id)).type).toBe("order");
});
