import { randomUUID } from "node:crypto";
import type { Category } from "@confiserie/domain/catalogue/category";
import type { ApiError } from "@confiserie/domain/contract/error";
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, engine } from "../support/api";
import { makeProduct } from "../support/products";
import { newPromotion, PROMOTION } from "../support/promotions";
import { ADDRESS, beginPayment, publishableKey, refusal, storefront, variantOf } from "../support/store";

/** What Medusa's official starter (github.com/medusajs/dtc-starter, apps/storefront) asks for with each of its reads. */
const FIELDS = {
	cart: "*items, *region, *items.product, *items.variant, *items.thumbnail, *items.metadata, +items.total, *promotions, +shipping_methods.name",
	categories: "*category_children, *products, *parent_category, *parent_category.parent_category",
	category: "*category_children, *products",
	collection: "*products",
	customer: "*orders",
	order: "*payment_collections.payments,*items,*items.metadata,*items.variant,*items.product",
	orders: "*items,+items.metadata,*items.variant,*items.product",
	products:
		"*variants.calculated_price,+variants.inventory_quantity,*variants.images,*variants.options,+metadata,+tags,",
	rail: "*variants.calculated_price",
	variant: "*images",
};
/** The payment methods that it knows; its order page fails over any other. */
const KNOWN_METHODS = ["pp_stripe_stripe", "pp_system_default"];
/** An address that it can show an image from, whatever its own host is. */
const WHOLE_URL = expect.stringMatching(/^https?:\/\/[^/]+\/static\//);
const PASSWORD = "Sucre-candi-2026";

let sdk: Medusa;
let key: string;
let variantId: string;
let region: string;
let product: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
	key = await publishableKey();
	sdk = storefront(key);
	product = await makeProduct(await adminToken());
	variantId = await variantOf(sdk, product.id);
	region = (await sdk.store.region.list()).regions[0]?.id ?? "";
});

type Answer = Record<string, unknown>;
const read = (path: string, query: Record<string, string | number> = {}) =>
	sdk.client.fetch<Answer>(path, { method: "GET", query, headers: { "x-medusa-locale": "fr-FR" } });

describe("each call that Medusa's official starter makes, with the fields that it asks for", () => {
	test("its menus and lists: regions, locales, categories, collections", async () => {
		expect((await read(`/store/regions/${region}`)).region).toMatchObject({ id: region });
		// Medusa has none without its translations; the starter then offers no choice of language.
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
		const { product_options: options } = await read("/store/product-options", {
			is_exclusive: "false",
			fields: "*values",
		});
		expect(options).toEqual(expect.any(Array));
	});

	test("its home page: each category is a collection with its products, and so is the collection's own page", async () => {
		const { collections } = await read("/store/collections", { fields: "id, handle, title", limit: 100, offset: 0 });
		const { body: categories } = await api<Category[]>("/categories");
		expect(collections).toEqual(
			expect.arrayContaining(
				categories.map(({ slug, name }) => expect.objectContaining({ handle: slug, title: name })),
			),
		);
		const category = categories.find(({ code }) => code === product.category);
		const readCollection = async () => {
			const { collections } = await read("/store/collections", {
				handle: category?.slug ?? "",
				fields: FIELDS.collection,
			});
			return (collections as { id: string; title: string; products: { id: string }[] }[])[0];
		};
		// An event of Medusa's puts a new product there.
		await expect.poll(async () => (await readCollection())?.products.map(({ id }) => id)).toContain(product.id);
		const collection = await readCollection();
		expect(collection).toMatchObject({ title: category?.name });
		const rail = { region_id: region, collection_id: collection?.id ?? "", fields: FIELDS.rail, limit: 12, offset: 0 };
		const { products, count } = await read("/store/products", rail);
		expect(count).toBe(collection?.products.length);
		expect((products as { thumbnail: unknown }[])[0]).toMatchObject({ thumbnail: WHOLE_URL });
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
				thumbnail: WHOLE_URL,
				images: [{ url: WHOLE_URL }],
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
		const stored = (await read(`/store/carts/${cart.id}`, { fields: FIELDS.cart })).cart;
		expect(stored).toMatchObject({
			items: [
				{ total: expect.any(Number), thumbnail: WHOLE_URL, product: { id: product.id }, variant: { id: variantId } },
			],
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
		const payment = {
			provider_id: expect.toBeOneOf(KNOWN_METHODS),
			amount: done.order.total,
			created_at: expect.any(String),
		};
		expect(order).toMatchObject({
			items: [
				{
					quantity: 2,
					thumbnail: WHOLE_URL,
					product_title: product.name,
					created_at: expect.any(String),
					product: { id: product.id },
					variant: { id: variantId, title: expect.any(String) },
				},
			],
			shipping_methods: [{ name: expect.any(String), total: expect.any(Number) }],
			payment_collections: [{ payments: [payment] }],
			payment_status: "captured",
			fulfillment_status: expect.any(String),
		});
		const listed = { limit: 10, offset: 0, order: "-created_at", fields: FIELDS.orders };
		expect((await read("/store/orders", listed)).orders).toMatchObject([
			{ id: done.order.id, display_id: expect.any(Number), total: done.order.total, items: [{ thumbnail: WHOLE_URL }] },
		]);
		expect(
			(await read("/store/orders", { ...listed, fields: `${FIELDS.orders},*payment_collections.payments` })).orders,
		).toMatchObject([{ payment_collections: [{ payments: [payment] }] }]);
		const { customer } = await sdk.store.customer.createAddress({ ...ADDRESS, is_default_shipping: false });
		const [address] = customer.addresses;
		await sdk.store.customer.updateAddress(address?.id ?? "", { ...ADDRESS, city: "Nyons" });
		await sdk.store.customer.deleteAddress(address?.id ?? "");
		// Transfer of an order to another account by a link: the order service retains its customer.
		expect(await refusal(sdk.store.order.requestTransfer(done.order.id, {}, { fields: "id, email" }))).toMatchObject({
			status: 404,
		});
		await sdk.auth.logout();
	});

	test("what Medusa itself refuses it shows in French, with the shop's code", async () => {
		const { cart } = await sdk.store.cart.create({ region_id: region });
		const line = (body: object) =>
			engine<ApiError>(`/store/carts/${cart.id}/line-items`, { body, headers: { "x-publishable-api-key": key } });
		expect(await line({ quantity: 1 })).toMatchObject({
			status: 400,
			body: {
				type: "invalid_data",
				code: "VALIDATION",
				field: "variant_id",
				message: "Une information manque\u00a0: variant_id.",
			},
		});
		expect(await line({ variant_id: variantId, quantity: 99_999 })).toMatchObject({
			status: 400,
			body: { code: "OUT_OF_STOCK", message: "Le stock ne suffit plus pour une partie de votre commande." },
		});
		expect((await engine<ApiError>("/store/carts/x")).body).toMatchObject({
			message: expect.stringContaining("clé publique"),
		});
		expect(await refusal(sdk.store.customer.retrieve())).toEqual({ status: 401, message: "Authentification requise" });
		expect(await refusal(sdk.store.product.retrieve("prod_unknown"))).toEqual({
			status: 404,
			message: "Ce que vous demandez n'existe pas, ou plus.",
		});
	});

	test("its promotion code, in the cart and out of it: an unknown one is refused in words that it shows", async () => {
		const { code } = await newPromotion({ target: { ...PROMOTION.target, productIds: [product.id] } });
		const { cart } = await sdk.store.cart.create({ region_id: region });
		await sdk.store.cart.createLineItem(cart.id, { variant_id: variantId, quantity: 2 });
		const apply = (promo_codes: string[]) => sdk.store.cart.update(cart.id, { promo_codes });
		expect(await refusal(apply(["SUCRE10"]))).toEqual({
			status: 409,
			message: "Ce code promotionnel n'existe pas. Vérifiez votre saisie.",
		});
		const { cart: reduced } = await apply([code.toLowerCase()]);
		expect(reduced.promotions).toMatchObject([
			{ code, is_automatic: false, application_method: { type: "percentage", value: 10 } },
		]);
		expect(reduced.discount_total).toBe((reduced.original_item_total ?? 0) / 10);
		expect((await apply([])).cart).toMatchObject({ promotions: [], discount_total: 0 });
	});

	async function handleOf() {
		const { products } = await sdk.store.product.list({ id: [product.id], fields: "id,handle" });
		return products[0]?.handle;
	}
});
