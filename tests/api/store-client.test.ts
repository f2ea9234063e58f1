import { randomUUID } from "node:crypto";
import type { Order, OrderPage } from "@confiserie/domain/contract/order";
import { pricePerBoxCents } from "@confiserie/domain/prices/tier-price";
import { beforeAll, expect, test } from "vitest";
import { adminToken, api, db, engine, medusaToken } from "../support/api";
import { eventually } from "../support/ordering";
import { makeProduct } from "../support/products";
import { beginPayment, filledCart, publishableKey, storefront, variantOf } from "../support/store";

let key: string;
beforeAll(async () => {
	key = await publishableKey();
});

const PASSWORD = "Sucre-candi-2026";

test("a client of js-sdk alone browses, registers, fills a cart with 1, a layer's and a pallet's boxes, pays and completes: one order everywhere", async () => {
	const admin = await adminToken();
	const product = await makeProduct(admin, { stock: 200 });
	const sdk = storefront(key);
	const email = `vitrine-${randomUUID()}@exemple.fr`;

	// Browses.
	const { regions } = await sdk.store.region.list();
	const region_id = regions[0]?.id ?? "";
	expect(regions[0]?.countries?.map(({ iso_2 }) => iso_2)).toContain("fr");
	const { product_categories: categories } = await sdk.store.category.list({ fields: "*category_children, *products" });
	expect(categories.length).toBeGreaterThan(3);
	await sdk.store.collection.list();
	const fields = "*variants.calculated_price,+variants.inventory_quantity,*variants.images,+metadata,+tags,";
	const { products } = await sdk.store.product.list({ q: product.name, region_id, fields });
	const variant = products[0]?.variants?.[0];
	expect(products.map(({ id }) => id)).toEqual([product.id]);
	expect(variant?.calculated_price?.calculated_amount).toBe(36);
	expect(variant?.inventory_quantity).toBe(200);

	// Registers and signs in; the account is the one of /api.
	await sdk.auth.register("customer", "emailpass", { email, password: PASSWORD });
	await sdk.store.customer.create({ email, first_name: "Camille", last_name: "Martin", phone: "+33612345678" });
	const token = await sdk.auth.login("customer", "emailpass", { email, password: PASSWORD });
	if (typeof token !== "string") throw new Error("No token.");
	const { customer } = await sdk.store.customer.retrieve({ fields: "*orders" });
	expect(customer.email).toBe(email);
	expect((await api<{ id: string }>("/auth/me", { token })).body.id).toBe(customer.id);

	// Each quantity at its tier's price, the very cents of the domain's rule; the last cart is bought.
	const { cart } = await sdk.store.cart.create({ region_id });
	const added = await sdk.store.cart.createLineItem(cart.id, { variant_id: variant?.id ?? "", quantity: 1 });
	const lineId = added.cart.items?.[0]?.id ?? "";
	for (const quantity of [1, 7, 8, 47, 48, 49]) {
		const { cart: priced } = await sdk.store.cart.updateLineItem(cart.id, lineId, { quantity });
		expect(Math.round((priced.items?.[0]?.unit_price ?? 0) * 100)).toBe(pricePerBoxCents(product, quantity));
	}

	const ready = await filledCart(sdk, [{ variant_id: variant?.id ?? "", quantity: 1 }], email);
	const first = await buyWith(ready);
	const layer = await buyWith(await filledCart(sdk, [{ variant_id: variant?.id ?? "", quantity: 8 }], email));
	const pallet = await buyWith(await filledCart(sdk, [{ variant_id: variant?.id ?? "", quantity: 48 }], email));
	expect([first.total, layer.total, pallet.total]).toEqual([36 + 4.99, 8 * 33.12, 48 * 30.24]);

	async function buyWith(filled: typeof ready) {
		const collection = await beginPayment(sdk, filled);
		expect(collection.payment_sessions).toHaveLength(1);
		expect(collection.payment_sessions?.[0]).toMatchObject({
			provider_id: "pp_system_default",
			status: "pending",
			amount: filled.total,
			data: { id: expect.stringMatching(/^pi_/), client_secret: expect.stringContaining("_secret_") },
		});
		const result = await sdk.store.cart.complete(filled.id);
		if (result.type !== "order") throw new Error(result.error.message);
		expect(result.order.total).toBe(filled.total);
		return result.order;
	}

	// The order, once, in the order book, the customer's orders, the back office, its CSV and Medusa Admin.
	const number = pallet.custom_display_id ?? "";
	const { rows } = await db().query(
		"select status, total_cents, captured_cents, customer_id, sales_channel_id from order_book where order_number = $1",
		[number],
	);
	const cents = Math.round(pallet.total * 100);
	expect(rows).toEqual([
		{
			status: "CONFIRMED",
			total_cents: cents,
			captured_cents: cents,
			customer_id: customer.id,
			sales_channel_id: ready.sales_channel_id,
		},
	]);
	const { body: own } = await api<OrderPage>("/orders", { token });
	expect(own.content.filter(({ orderNumber }) => orderNumber === number)).toHaveLength(1);
	expect((await api<Order>(`/orders/${number}`, { token })).body.items[0]?.quantity).toBe(48);
	const { body: found } = await api<{ content: unknown[] }>(`/admin/orders/search?query=${number}`, { token: admin });
	expect(found.content).toHaveLength(1);
	const csv = await api<string>("/admin/orders/export", { token: admin });
	expect(csv.body.split("\n").filter((line) => line.includes(number))).toHaveLength(1);
	const fieldsOfOrder = "customer_id,sales_channel_id";
	const { body: inEngine } = await engine<{ order: Record<string, unknown> }>(
		`/admin/orders/${pallet.id}?fields=${fieldsOfOrder}`,
		{ token: await medusaToken() },
	);
	expect(inEngine.order).toMatchObject({ customer_id: customer.id, sales_channel_id: ready.sales_channel_id });

	// And where the storefront shows it.
	const { orders } = await sdk.store.order.list({
		limit: 10,
		offset: 0,
		order: "-created_at",
		fields: "*items,+items.metadata,*items.variant,*items.product",
	});
	expect(orders.map(({ id }) => id)).toEqual([pallet.id, layer.id, first.id]);
	const { order: shown } = await sdk.store.order.retrieve(pallet.id, {
		fields: "*payment_collections.payments,*items,*items.metadata,*items.variant,*items.product",
	});
	expect(shown.items?.[0]?.quantity).toBe(48);
	const paid = await eventually("the order is paid in Medusa Admin", async () => {
		const { body } = await engine<{ order: { payment_status: string } }>(`/admin/orders/${pallet.id}`, {
			token: await medusaToken(),
		});
		return body.order.payment_status === "captured" || undefined;
	});
	expect(paid).toBe(true);
});

test("the line of the cart changes nothing once the order is placed, and completing again gives the same order", async () => {
	const product = await makeProduct(await adminToken());
	const sdk = storefront(key);
	const variant_id = await variantOf(sdk, product.id);
	const cart = await filledCart(sdk, [{ variant_id, quantity: 2 }], `vitrine-${randomUUID()}@exemple.fr`);
	await beginPayment(sdk, cart);
	const once = await sdk.store.cart.complete(cart.id);
	const twice = await sdk.store.cart.complete(cart.id);
	if (once.type !== "order" || twice.type !== "order") throw new Error("No order.");
	expect(twice.order.id).toBe(once.order.id);
	await expect(sdk.store.cart.createLineItem(cart.id, { variant_id, quantity: 1 })).rejects.toThrow(/déjà payée/);
	await expect(beginPayment(sdk, cart)).rejects.toThrow(/déjà payée/);
});
