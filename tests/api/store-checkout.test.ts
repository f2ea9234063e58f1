import { randomUUID } from "node:crypto";
import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import type { Order } from "@confiserie/domain/contract/order";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sweep } from "../../backend/src/modules/operations/order-jobs/sweep";
import { adminToken, api, db, registerCustomer } from "../support/api";
import { succeedAtProviderOnly } from "../support/demo-provider";
import { openOrderContext } from "../support/order-context";
import { eventually } from "../support/ordering";
import { editOf, makeProduct } from "../support/products";
import {
	ADDRESS,
	beginPayment,
	delivered,
	filledCart,
	publishableKey,
	refusal,
	type StoreLine,
	storefront,
	variantOf,
} from "../support/store";

const { context, close } = openOrderContext();
afterAll(close);
let key: string;
let admin: string;
let shared: AdminProduct;
beforeAll(async () => {
	key = await publishableKey();
	admin = await adminToken();
	shared = await makeProduct(admin, { stock: 1000 });
});

const guest = () => `invite-${randomUUID()}@exemple.fr`;

/** A guest's cart of some boxes of a product, ready to be paid. */
async function scene(boxes = 2, product = shared) {
	const sdk = storefront(key);
	const line: StoreLine = { variant_id: await variantOf(sdk, product.id), quantity: boxes };
	const email = guest();
	return { product, sdk, line, email, cart: await filledCart(sdk, [line], email) };
}

async function ordersOf(cartId: string) {
	const { rows } = await db().query(
		`select order_book.status, total_cents, captured_cents, email, customer_id,
			(select count(*)::int from payment_attempt where order_id = order_book.id and state in ('UNKNOWN','OPEN')) as open,
			(select coalesce(sum(boxes), 0)::int from stock_hold where order_id = order_book.id and state <> 'RELEASED') as held
			from order_book where cart_id = $1 order by created_at, id`,
		[cartId],
	);
	return rows;
}

/** Lets the payment period expire and the shop notice it. */
async function runOut(cartId: string): Promise<void> {
	await db().query("update order_book set hold_expires_at = now() - interval '1 minute' where cart_id = $1", [cartId]);
	await sweep(context);
}

const intentOf = (collection: Awaited<ReturnType<typeof beginPayment>>) =>
	collection.payment_sessions?.[0]?.data as { id: string; client_secret: string };

describe("a guest", () => {
	test("buys without an account; the order is read by its id and tells where it goes", async () => {
		const { sdk, cart, email } = await scene();
		await beginPayment(sdk, cart);
		const result = await sdk.store.cart.complete(cart.id);
		if (result.type !== "order") throw new Error(result.error.message);
		const { order } = await sdk.store.order.retrieve(result.order.id);
		expect(order.email).toBe(email);
		expect(order.shipping_address).toMatchObject({ address_1: "12 rue des Confiseurs", country_code: "fr" });
		expect(await ordersOf(cart.id)).toMatchObject([{ status: "CONFIRMED", email }]);
	});

	test("who types the e-mail of an account buys as a guest: the account neither holds nor shows the order", async () => {
		const customer = await registerCustomer();
		const { sdk, line } = await scene();
		const cart = await filledCart(sdk, [line], customer.email);
		await beginPayment(sdk, cart);
		const [order] = await ordersOf(cart.id);
		expect(order.customer_id).not.toBe(customer.user.id);
		const { body } = await api<{ count: number }>("/orders/count", { token: customer.token });
		expect(body.count).toBe(0);
	});

	test("without a phone number is served, as Medusa's starters do not ask for one", async () => {
		const { sdk, cart } = await scene();
		const { phone: _, ...address } = ADDRESS;
		await sdk.store.cart.update(cart.id, { shipping_address: { ...address, phone: "" } });
		await beginPayment(sdk, cart);
		expect(await ordersOf(cart.id)).toHaveLength(1);
	});
});

describe("a payment session", () => {
	test("places one order that holds its stock; begun again, it is the same order and the same intent", async () => {
		const { sdk, cart } = await scene(3);
		const first = await beginPayment(sdk, cart);
		const again = await beginPayment(sdk, cart);
		expect(intentOf(again).id).toBe(intentOf(first).id);
		expect(again.payment_sessions).toHaveLength(1);
		expect(await ordersOf(cart.id)).toMatchObject([{ status: "PENDING", held: 3, open: 1 }]);
	});

	test("is gone as soon as the cart changes: its intent is cancelled, and the next one asks for the new amount", async () => {
		const { sdk, cart, line } = await scene(2);
		const before = intentOf(await beginPayment(sdk, cart));
		const { cart: changed } = await sdk.store.cart.createLineItem(cart.id, { ...line, quantity: 1 });
		expect(changed.payment_collection?.payment_sessions ?? []).toEqual([]);
		const { rows } = await db().query("select status from demo_payment_intent where id = $1", [before.id]);
		expect(rows).toEqual([{ status: "canceled" }]);
		expect(await refusal(sdk.store.cart.complete(cart.id))).toMatchObject({ status: 404 });

		const after = await beginPayment(sdk, (await sdk.store.cart.retrieve(cart.id)).cart);
		expect(intentOf(after).id).not.toBe(before.id);
		expect(after.payment_sessions?.[0]?.amount).toBe(3 * 36);
		const result = await sdk.store.cart.complete(cart.id);
		expect(result.type).toBe("order");
		expect(await ordersOf(cart.id)).toMatchObject([
			{ status: "CONFIRMED", total_cents: 10_800, captured_cents: 10_800 },
		]);
	});

	test("is gone for another address too, though the amount is the same", async () => {
		const { sdk, cart } = await scene();
		await beginPayment(sdk, cart);
		await sdk.store.cart.update(cart.id, { shipping_address: { ...ADDRESS, address_1: "1 rue Neuve" } });
		expect(await refusal(sdk.store.cart.complete(cart.id))).toMatchObject({ status: 404 });
	});

	test("for more than is left is refused, with nothing held", async () => {
		const { product, sdk, cart } = await scene(5, await makeProduct(admin, { stock: 6 }));
		const other = await filledCart(sdk, [{ variant_id: await variantOf(sdk, product.id), quantity: 5 }], guest());
		await beginPayment(sdk, cart);
		expect(await refusal(beginPayment(sdk, other))).toEqual({
			status: 409,
			message: "Le stock ne suffit plus pour une partie de votre commande.",
		});
		expect(await ordersOf(other.id)).toEqual([]);
	});

	test("at a price that changed meanwhile is refused once, and the cart then shows the new price", async () => {
		const { product, sdk, cart } = await scene(2, await makeProduct(admin));
		const edit = editOf(product, { pricePerPieceBox: 2 });
		expect((await api(`/admin/products/${product.id}`, { method: "PUT", token: admin, body: edit })).status).toBe(200);
		expect(await refusal(beginPayment(sdk, cart))).toMatchObject({ status: 409 });
		const { cart: fresh } = await sdk.store.cart.retrieve(cart.id);
		expect(fresh.items?.[0]?.unit_price).toBe(48);
		const collection = await beginPayment(sdk, fresh);
		expect(collection.payment_sessions?.[0]?.amount).toBe(96);
	});

	test.each([
		["no delivery", { email: true, address: true }, "Choisissez un mode de livraison."],
		["no address", { email: true, delivery: true }, /obligatoires|requis|Veuillez|Remplissez|champs/],
	])("of a cart with %s is refused in words", async (_, has, message) => {
		const { line, sdk } = await scene();
		const { regions } = await sdk.store.region.list();
		const { cart } = await sdk.store.cart.create({ region_id: regions[0]?.id ?? "", email: guest(), items: [line] });
		if ("address" in has) await sdk.store.cart.update(cart.id, { shipping_address: ADDRESS });
		if ("delivery" in has) await delivered(sdk, cart.id).catch(() => undefined);
		const { cart: now } = await sdk.store.cart.retrieve(cart.id);
		const refused = await refusal(beginPayment(sdk, now));
		expect(refused.status).toBe(400);
		if (typeof message === "string") expect(refused.message).toBe(message);
	});

	test("with another provider than the shop's is refused", async () => {
		const { sdk, cart } = await scene();
		const session = sdk.store.payment.initiatePaymentSession(cart, { provider_id: "pp_order-book_shop" });
		expect(await refusal(session)).toMatchObject({ status: 400 });
		const { payment_providers: providers } = await sdk.store.payment.listPaymentProviders({
			region_id: cart.region_id ?? "",
		});
		expect(providers.map(({ id }) => id)).toEqual(["pp_system_default"]);
	});
});

describe("completing", () => {
	test("without a session is refused", async () => {
		const { sdk, cart } = await scene();
		expect(await refusal(sdk.store.cart.complete(cart.id))).toMatchObject({ status: 404 });
	});

	test("with a card that is declined gives the cart back with the bank's words; another card then buys it", async () => {
		const { sdk, cart } = await scene();
		await beginPayment(sdk, cart, "4000 0000 0000 0002");
		const refused = await sdk.store.cart.complete(cart.id);
		expect(refused).toMatchObject({
			type: "cart",
			cart: { id: cart.id },
			error: { type: "payment_authorization_error", message: "Votre carte a été refusée. Essayez une autre carte." },
		});
		await beginPayment(sdk, cart, "4242 4242 4242 4242");
		expect((await sdk.store.cart.complete(cart.id)).type).toBe("order");
		expect(await ordersOf(cart.id)).toHaveLength(1);
	});

	test("with a bank that wants to ask says that more is required", async () => {
		const { sdk, cart } = await scene();
		await beginPayment(sdk, cart, "4000002760003184");
		expect(await sdk.store.cart.complete(cart.id)).toMatchObject({
			type: "cart",
			error: { type: "payment_requires_more_error" },
		});
	});

	test("twenty times at once gives one order, paid once", async () => {
		const { sdk, cart } = await scene();
		await beginPayment(sdk, cart);
		const results = await Promise.all(Array.from({ length: 20 }, () => sdk.store.cart.complete(cart.id)));
		const ids = results.map((result) => (result.type === "order" ? result.order.id : result.error.message));
		expect(new Set(ids).size).toBe(1);
		expect(ids[0]).toMatch(/^order_/);
		expect(await ordersOf(cart.id)).toMatchObject([{ status: "CONFIRMED", total_cents: 7200, captured_cents: 7200 }]);
	});

	test("the cart of an account is that account's to pay and to complete", async () => {
		const customer = await registerCustomer();
		const { sdk, line } = await scene();
		await sdk.client.setToken(customer.token);
		const cart = await filledCart(sdk, [line], customer.email);
		const collection = await beginPayment(sdk, cart);
		expect(await refusal(storefront(key).store.cart.complete(cart.id))).toMatchObject({ status: 401 });
		const another = storefront(key);
		await another.client.setToken((await registerCustomer()).token);
		for (const stranger of [storefront(key), another])
			expect(await refusal(beginPayment(stranger, { ...cart, payment_collection: collection }))).toMatchObject({
				status: 401,
			});
		const result = await sdk.store.cart.complete(cart.id);
		if (result.type !== "order") throw new Error(result.error.message);
		expect(await refusal(storefront(key).store.order.retrieve(result.order.id))).toMatchObject({ status: 404 });
		const { body } = await api<Order>(`/orders/${result.order.custom_display_id}`, { token: customer.token });
		expect(body.paymentStatus).toBe("PAID");
	});

	test("after the hold expired starts over: the next session is another order, the former one sold nothing", async () => {
		const { sdk, cart } = await scene();
		await beginPayment(sdk, cart);
		await runOut(cart.id);
		expect(await ordersOf(cart.id)).toMatchObject([{ status: "CANCELLED", held: 0 }]);
		expect(await sdk.store.cart.complete(cart.id)).toMatchObject({
			type: "cart",
			error: { message: "La réservation de ce panier a expiré. Recommencez le paiement." },
		});
		await beginPayment(sdk, cart);
		expect((await sdk.store.cart.complete(cart.id)).type).toBe("order");
		expect(await ordersOf(cart.id)).toMatchObject([{ status: "CANCELLED" }, { status: "CONFIRMED" }]);
	});

	test("a card charged for stock that is gone is refunded in full automatically, and the buyer is notified", async () => {
		const { product, sdk, cart } = await scene(6, await makeProduct(admin, { stock: 6 }));
		const { id } = intentOf(await beginPayment(sdk, cart));
		await runOut(cart.id);
		const other = await filledCart(sdk, [{ variant_id: await variantOf(sdk, product.id), quantity: 6 }], guest());
		await beginPayment(sdk, other);
		expect((await sdk.store.cart.complete(other.id)).type).toBe("order");

		await succeedAtProviderOnly(id);
		const result = await sdk.store.cart.complete(cart.id);
		expect(result).toMatchObject({
			type: "cart",
			error: { type: "payment_authorization_error", message: expect.stringContaining("La somme vous est rendue") },
		});
		const refunded = await eventually("the refund", async () => {
			const { rows } = await db().query("select amount_cents from demo_refund where intent_id = $1", [id]);
			return rows[0]?.amount_cents as number | undefined;
		});
		expect(refunded).toBe(6 * 3600);
		expect(await ordersOf(cart.id)).toMatchObject([{ status: "CANCELLED", captured_cents: 6 * 3600 }]);
	});
});
