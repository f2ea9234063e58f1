import type { SalesChannel } from "@confiserie/domain/contract/channels";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, engine } from "../support/api";
import { catalogueExchange } from "../support/catalogue-exchange";
import { runJob } from "../support/on-request";
import { eventually, makeSoldProduct } from "../support/ordering";
import { makeProduct } from "../support/products";
import { filledCart, publishableKey, storefront, variantOf } from "../support/store";

let token: string;
beforeAll(async () => {
	token = await adminToken();
});

/** A sales channel as the back office makes one, with these terms. */
async function channelWith(terms: Partial<SalesChannel>): Promise<SalesChannel> {
	const { body } = await api<SalesChannel>("/admin/channels", { token, body: { name: "Vitrine" } });
	const path = `/admin/channels/${body.id}`;
	const saved = await api<SalesChannel>(path, { method: "PUT", token, body: { ...body, ...terms } });
	expect(saved.status).toBe(200);
	return saved.body;
}

describe("a channel with prices of its own, over the Store API", () => {
	const PRICED = "id,title,*variants.calculated_price";

	test("lists, products and variants tell what its cart then asks, to the cent; another key the shop's prices", async () => {
		const product = await makeProduct(token);
		const channel = await channelWith({ prices: "FACTOR", pricePercent: 110 });
		const [ofChannel, ofShop] = [storefront(await publishableKey(channel.id)), storefront(await publishableKey())];
		const { regions } = await ofShop.store.region.list();
		const query = { region_id: regions[0]?.id ?? "", fields: PRICED };
		const readShop = async (sdk: typeof ofShop) => {
			const { products } = await sdk.store.product.list({ ...query, id: [product.id] });
			const { product: one } = await sdk.store.product.retrieve(product.id, query);
			const variant = one.variants?.[0];
			const { variants } = await sdk.client.fetch<{ variants: { calculated_price: { calculated_amount: number } }[] }>(
				"/store/product-variants",
				{ query: { region_id: query.region_id, id: variant?.id, fields: "id,*calculated_price" } },
			);
			return {
				variantId: variant?.id ?? "",
				prices: [products[0]?.variants?.[0], variant, variants[0]].map(
					(priced) => priced?.calculated_price?.calculated_amount,
				),
			};
		};
		const shop = await readShop(ofShop);
		const own = await readShop(ofChannel);
		const [price = 0] = shop.prices;
		const dearer = Math.round(Number(price) * 110) / 100;
		expect(shop.prices).toEqual([price, price, price]);
		expect(own.prices).toEqual([dearer, dearer, dearer]);
		const line = { variant_id: own.variantId, quantity: 1 };
		const cart = await filledCart(ofChannel, [line], "vitrine@exemple.fr");
		expect(cart.items?.[0]?.unit_price).toBe(dearer);
	});

	test("a price that a file changes is soon the channel's too", async () => {
		const product = await makeSoldProduct(token);
		const channel = await channelWith({ prices: "FACTOR", pricePercent: 110 });
		const sdk = storefront(await publishableKey(channel.id));
		const line = { variant_id: await variantOf(sdk, product.id), quantity: 1 };
		const priced = async () => (await filledCart(sdk, [line], "vitrine@exemple.fr")).items?.[0]?.unit_price;
		expect(await priced()).toBe(39.6);
		const file = `reference;prix_piece_carton\n${product.reference};2`;
		expect(await catalogueExchange(() => token).send(file)).toMatchObject({ state: "DONE", changed: 1 });
		await eventually("the channel's price", async () => {
			await runJob("publish-changes");
			return (await priced()) === 52.8 || undefined;
		});
	});

	test("lists hold what it sells, and nothing else", async () => {
		const product = await makeProduct(token);
		const channel = await channelWith({ assortment: "PRODUCTS" });
		const sdk = storefront(await publishableKey(channel.id));
		const listed = async () => (await sdk.store.product.list({ id: [product.id] })).products.map(({ id }) => id);
		expect(await listed()).toEqual([product.id]);
		const path = `/admin/channels/${channel.id}/products/${product.id}`;
		await api(path, { method: "PUT", token, body: { isChosen: false } });
		expect(await listed()).toEqual([]);
	});
});

describe("origins from which a publishable key may be used", () => {
	const preflight = async (origin: string, path = "/store/carts") => {
		const headers = { origin, "access-control-request-method": "POST" };
		return (await engine(path, { method: "OPTIONS", headers })).headers;
	};
	const allowed = async (origin: string) => (await preflight(origin)).get("access-control-allow-origin");
	const read = async (key: string, origin?: string) =>
		engine("/store/regions", { headers: { "x-publishable-api-key": key, ...(origin && { origin }) } });

	test("a page that the channel lists calls with its key, and reads what is answered", async () => {
		const origin = "https://vitrine-du-canal.exemple";
		const channel = await channelWith({ origins: [origin] });
		const key = await publishableKey(channel.id);
		await eventually("the origin counts", async () => (await allowed(origin)) === origin || undefined);
		const headers = await preflight(origin);
		expect(headers.get("access-control-allow-headers")?.toLowerCase()).toContain("x-publishable-api-key");
		expect(headers.get("access-control-allow-methods")).toContain("POST");
		expect((await preflight(origin, "/auth/customer/emailpass")).get("access-control-allow-origin")).toBe(origin);
		const answer = await read(key, origin);
		expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, origin]);
	});

	test("with another channel's key, or from an unlisted origin, it is refused; a program needs no origin", async () => {
		const origin = "https://autre-vitrine.exemple";
		await channelWith({ origins: [origin] });
		const key = await publishableKey((await channelWith({})).id);
		await eventually("the origin counts", async () => (await allowed(origin)) === origin || undefined);
		for (const foreign of [origin, "https://voleur.exemple", "null"]) {
			const { status, body } = await read(key, foreign);
			expect([foreign, status, body.code]).toEqual([foreign, 403, "FOREIGN_ORIGIN"]);
		}
		expect(await allowed("https://voleur.exemple")).toBeNull();
		expect((await read(key)).status).toBe(200);
		expect((await read(key, "https://vitrine.example")).status).toBe(200);
	});

	test("a channel that is switched off lists nothing", async () => {
		const origin = "https://vitrine-fermee.exemple";
		await channelWith({ origins: [origin], isEnabled: false });
		expect(await allowed(origin)).toBeNull();
	});
});
