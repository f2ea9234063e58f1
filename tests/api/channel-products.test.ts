import type { ChannelCataloguePage, ChannelStockPage } from "@confiserie/domain/contract/channel-catalogue";
import { beforeAll, expect, test } from "vitest";
import { api, db } from "../support/api";
import { issueKey } from "../support/channel-keys";
import { placeOrder, saleOf, sendOrder } from "../support/channel-orders";
import { newChannel, newPriceList, shelve } from "../support/channels";
import { newProduct } from "../support/ordering";

let key: string;
beforeAll(async () => {
	({ key } = await issueKey());
});
const products = async (query: string) =>
	(await api<ChannelCataloguePage>(`/channel/products?${query}`, { token: key })).body;
const stock = async (query: string) => (await api<ChannelStockPage>(`/channel/stock?${query}`, { token: key })).body;

test("the catalogue of a channel, page by page, is every product on sale once", async () => {
	const seen: string[] = [];
	let after: string | null = "";
	while (after !== null) {
		const page: ChannelCataloguePage = await products(`limit=20${after && `&after=${after}`}`);
		seen.push(...page.items.map(({ id }) => id));
		after = page.next;
	}
	const { rows } = await db().query<{ id: string }>(
		"select id from product where status = 'published' and deleted_at is null",
	);
	expect(new Set(seen).size).toBe(seen.length);
	const published = rows.map(({ id }) => id);
	expect(seen.filter((id) => !published.includes(id))).toEqual([]);
	expect(seen.length).toBeGreaterThan(20);
});

test("a product's image has a whole address, from which a program elsewhere can load it", async () => {
	const images = (await products("limit=200")).items.map(({ imageUrl }) => imageUrl).filter(Boolean);
	expect(images.length).toBeGreaterThan(20);
	for (const image of images) expect(image).toMatch(/^https?:\/\/[^/]+\/static\//);
});

test("a product carries the price of a box in cents from each quantity on, and its stock is another right's", async () => {
	const product = await newProduct({ boxes: 70 });
	const { rows } = await db().query("select reference from product_packaging where product_id = $1", [product.id]);
	const query = `reference=${rows[0].reference}`;
	expect((await products(query)).items).toMatchObject([
		{
			id: product.id,
			name: product.name,
			prices: [
				{ fromBoxes: 1, unitPrice: 1000 },
				{ fromBoxes: 8, unitPrice: 900 },
				{ fromBoxes: 48, unitPrice: 800 },
			],
		},
	]);
	expect((await products(query)).items[0]).not.toHaveProperty("boxes");
	expect((await stock(query)).items).toEqual([{ productId: product.id, reference: rows[0].reference, boxes: 70 }]);
});

test("an EAN finds its product", async () => {
	const product = await newProduct();
	await db().query("update product_packaging set ean_unit = '40170725' where product_id = $1", [product.id]);
	expect((await products("ean=40170725")).items).toMatchObject([{ id: product.id, eanUnit: "40170725" }]);
});

test("a channel with prices and an assortment of its own reads those, sells at those, and nothing else", async () => {
	const [product, other] = [await newProduct({ boxes: 20 }), await newProduct()];
	await shelve(product, "pop-corn");
	const list = await newPriceList(product, [{ amount: 12.5 }, { amount: 11, from: 8 }]);
	const terms: Parameters<typeof newChannel>[0] = {
		assortment: "CATEGORIES",
		categories: ["POP_CORN"],
		prices: "LIST",
		price_list_id: list,
	};
	const channelId = await newChannel({ ...terms, stock: "SHARE", stock_percent: 50 });
	const { key: own } = await issueKey({ channelId });
	const read = async <Page>(path: string, { id }: { id: string }) => {
		const { rows } = await db().query("select reference from product_packaging where product_id = $1", [id]);
		return (await api<Page>(`/channel/${path}?reference=${rows[0].reference}`, { token: own })).body;
	};
	const [shown] = (await read<ChannelCataloguePage>("products", product)).items;
	expect(shown?.prices).toMatchObject([
		{ fromBoxes: 1, unitPrice: 1250 },
		{ fromBoxes: 8, unitPrice: 1100 },
	]);
	expect((await read<ChannelStockPage>("stock", product)).items).toMatchObject([{ boxes: 10 }]);
	expect((await read<ChannelCataloguePage>("products", other)).items).toEqual([]);
	expect((await sendOrder(own, saleOf(other.id))).body.code).toBe("PRODUCT_UNAVAILABLE");
	expect((await placeOrder(own, saleOf(product.id, 8))).subtotal).toBe(8800);
	expect((await sendOrder(own, saleOf(product.id, 3))).body.code).toBe("OUT_OF_STOCK");
});
