import { randomUUID } from "node:crypto";
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken } from "../support/api";
import { makeProduct } from "../support/products";
import { ADDRESS, beginPayment, publishableKey, refusal, storefront, variantOf } from "../support/store";

/** What the engine's official starter asks for with each of its reads. */
const FIELDS = {
	cart: "*items, *region, *items.product, *items.variant, *items.thumbnail, *items.metadata, +items.total, *promotions, +shipping_methods.name",
	categories: "*category_children, *products, *parent_category, *parent_category.parent_category",
	category: "*category_children, *products",
	collection: "*products",
	customer: "*orders",
	order: "*payment_collections.payments,*items,*items.metadata,*items.variant,*items.product",
	orders: "*items,+items.metadata,*items.variant,*items.product",
	products: "*variants.calculated_price,+variants.inventory_quantity,*variants.images,+metadata,+tags,",
	variant: "*images",
};
const PASSWORD = "Sucre-candi-2026";

let sdk: Medusa;
let variantId: string;
let region: string;
let product: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
	sdk = storefront(await publishableKey());
	product = await makeProduct(await adminToken());
	variantId = await variantOf(sdk, product.id);
	region = (await sdk.store.region.list()).regions[0]?.id ?? "";
});

type Answer = Record<string, unknown>;
const read = (path: string, query: Record<string, string | number> = {}) =>
	sdk.client.fetch<Answer>(path, { method: "GET", query, headers: { "x-medusa-locale": "fr-FR" } });

describe("each call that the engine's official starter makes, with the fields that it asks for", () => {
	test("its menus and lists: regions, locales, categories, collections", async () => {
		expect((await read(`/store/regions/${region}`)).region).toMatchObject({ id: region });
		// The engine has none without its translations; the starter then offers no choice of language.
		expect(await refusal(read("/store/locales"))).toMatchObject({ status: 404 });
		const { product_categories: categories } = await read("/store/product-categories", {
			fields: FIELDS.categories,
			limit: 100,
		});
		const [category] = categories as { handle: string; products: unknown; category_children: unknown }[];
		expect(category).toMatchObject({ products: expect.any(Array), category_children: expect.any(Array) });
		const handle = category?.handle ?? "";
		expect(await read("/store/product-categories", { fields: FIELDS.category, handle })).toMatchObject({
			product_categories: [{ handle }],
		});
		expect(await read("/store/collections", { limit: 100, offset: 0 })).toMatchObject({ collections: [] });
		expect(await read("/store/collections", { handle: "x", fields: FIELDS.collection })).toMatchObject({
			collections: [],
		});
	});

	test("its product pages: twelve of a region with prices and stock, a hundred to be sorted, one by its handle, a variant", async () => {
		const query = { limit: 12, offset: 0, region_id: region, fields: FIELDS.products };
		const { products, count } = await read("/store/products", query);
		expect((products as unknown[]).length).toBe(Math.min(12, count as number));
		expect(await read("/store/products", { ...query, limit: 100 })).toMatchObject({ count });
		const one = (await read("/store/products", { ...query, handle: (await handleOf()) as string })).products;
		expect(one).toMatchObject([
			{
				id: product.id,
				created_at: expect.any(String),
				variants: [
					{ inventory_quantity: expect.any(Number), calculated_price: { calculated_amount: expect.any(Number) } },
				],
			},
		]);
		const { variant } = await read(`/store/product-variants/${variantId}`, { fields: FIELDS.variant });
		expect(variant).toMatchObject({ images: expect.any(Array) });
	});

	test("its cart of a guest who signs up, its checkout and its order pages", async () => {
		const email = `starter-${randomUUID()}@exemple.fr`;
		const { cart } = await sdk.store.cart.create({ region_id: region, locale: "fr-FR" });
		await sdk.store.cart.createLineItem(cart.id, { variant_id: variantId, quantity: 2 });
		const told = (await read(`/store/carts/${cart.id}`, { fields: FIELDS.cart })).cart;
		expect(told).toMatchObject({
			items: [{ total: expect.any(Number), product: { id: product.id }, variant: { id: variantId } }],
			region: { id: region },
			promotions: [],
		});
		await sdk.auth.register("customer", "emailpass", { email, password: PASSWORD });
		const person = { email, first_name: "Camille", last_name: "Martin", phone: "" };
		await sdk.store.customer.create(person);
		await sdk.auth.login("customer", "emailpass", { email, password: PASSWORD });
		await sdk.store.cart.transferCart(cart.id);
		expect((await read("/store/customers/me", { fields: FIELDS.customer })).customer).toMatchObject({
			email,
			orders: [],
		});
		await sdk.store.customer.update({ phone: "+33612345678" });
		await sdk.store.cart.update(cart.id, { email, shipping_address: ADDRESS, billing_address: ADDRESS });
		await sdk.store.cart.update(cart.id, { region_id: region });
		const { shipping_options: options } = await read("/store/shipping-options", { cart_id: cart.id });
		const [option] = options as { id: string; price_type: string }[];
		const calculated = await sdk.client.fetch<Answer>(`/store/shipping-options/${option?.id}/calculate`, {
			method: "POST",
			body: { cart_id: cart.id },
		});
		expect(calculated.shipping_option).toMatchObject({ amount: expect.any(Number) });
		await sdk.store.cart.addShippingMethod(cart.id, { option_id: option?.id ?? "" });
		const { payment_providers: providers } = await read("/store/payment-providers", { region_id: region });
		expect(providers).toMatchObject([{ id: "pp_system_default" }]);
		const { cart: ready } = await sdk.store.cart.retrieve(cart.id);
		await beginPayment(sdk, ready);
		const done = await sdk.store.cart.complete(cart.id);
		if (done.type !== "order") throw new Error(done.error.message);
		expect(done.order.shipping_address?.country_code).toBe("fr");
		const { order } = await read(`/store/orders/${done.order.id}`, { fields: FIELDS.order });
		expect(order).toMatchObject({ items: [{ quantity: 2, product: { id: product.id }, variant: { id: variantId } }] });
		const listed = { limit: 10, offset: 0, order: "-created_at", fields: FIELDS.orders };
		expect((await read("/store/orders", listed)).orders).toMatchObject([{ id: done.order.id }]);
		const { customer } = await sdk.store.customer.createAddress({ ...ADDRESS, is_default_shipping: false });
		const [address] = customer.addresses;
		await sdk.store.customer.updateAddress(address?.id ?? "", { ...ADDRESS, city: "Nyons" });
		await sdk.store.customer.deleteAddress(address?.id ?? "");
		// An order's transfer by a link to another account: the order book keeps it under its customer.
		expect(await refusal(sdk.store.order.requestTransfer(done.order.id, {}, { fields: "id, email" }))).toMatchObject({
			status: 404,
		});
		await sdk.auth.logout();
	});

	test("its promotion code is refused in words that it shows; taking the last one away is not", async () => {
		const { cart } = await sdk.store.cart.create({ region_id: region });
		const refused = await refusal(sdk.store.cart.update(cart.id, { promo_codes: ["SUCRE10"] }));
		expect(refused).toMatchObject({ status: 400, message: expect.stringMatching(/codes promotionnels/) });
		expect((await sdk.store.cart.update(cart.id, { promo_codes: [] })).cart.id).toBe(cart.id);
	});

	async function handleOf() {
		const { products } = await sdk.store.product.list({ id: [product.id], fields: "id,handle" });
		return products[0]?.handle;
	}
});
