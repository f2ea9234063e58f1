import { randomUUID } from "node:crypto";
import type { AdminOrderPage } from "@confiserie/domain/contract/admin-order";
import type { ChannelProductPage, SalesChannel, SalesChannelList } from "@confiserie/domain/contract/channels";
import type { Product, ProductList } from "@confiserie/domain/contract/product";
import { pricePerBoxCents, tiers } from "@confiserie/domain/prices/tier-price";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { alignChannels } from "../../backend/src/modules/terms/channels/align";
import { api, db, registerCustomer } from "../support/api";
import { holdLock } from "../support/locks";
import { openOrderContext } from "../support/order-context";
import { eventually, makeSoldProduct, newProduct } from "../support/ordering";
import { editOf } from "../support/products";
import { newAdministrator } from "../support/staff";
import { placeUnpaid } from "../support/unpaid-order";

const { context, close } = openOrderContext();
afterAll(close);

let token: string;
let own: SalesChannel;
beforeAll(async () => {
	token = (await newAdministrator()).token;
	own = (await api<SalesChannelList>("/admin/channels", { token })).body.content[0] as SalesChannel;
});

async function create(name = `Marché ${randomUUID().slice(0, 8)}`): Promise<SalesChannel> {
	const { status, body } = await api<SalesChannel>("/admin/channels", { method: "POST", token, body: { name } });
	expect(status).toBe(201);
	return body;
}

const change = (channel: SalesChannel, terms: Partial<SalesChannel>) =>
	api<SalesChannel>(`/admin/channels/${channel.id}`, { method: "PUT", token, body: { ...channel, ...terms } });

/** A product of the shop that has several tiers. */
async function tiered(): Promise<Product> {
	const { items } = (await api<ProductList>("/products?limit=100")).body;
	const found = items.find((product) => tiers(product).length > 1);
	if (!found) throw new Error("The catalogue has no product with tiers.");
	return found;
}

/** What Medusa's list of a channel asks for a product: [from boxes, to boxes, cents]. */
async function medusaList(channel: SalesChannel, productId: string) {
	const { rows } = await db().query<{ range: [number, number | null, number] }>(
		`select json_build_array(coalesce(min_quantity, 1)::int, max_quantity::int, round(amount * 100)::int) as range
			from price join price_list_rule rule on rule.price_list_id = price.price_list_id
			join product_variant_price_set using (price_set_id) join product_packaging using (variant_id)
			where rule.attribute = 'sales_channel_id' and rule.value @> to_jsonb($1::text) and product_id = $2
			order by coalesce(min_quantity, 1)`,
		[channel.id, productId],
	);
	return rows.map(({ range }) => range);
}

async function linkedProducts(channel: SalesChannel): Promise<number> {
	const { rows } = await db().query<{ count: number }>(
		"select count(*)::int as count from product_sales_channel where sales_channel_id = $1 and deleted_at is null",
		[channel.id],
	);
	return rows[0]?.count ?? 0;
}

describe("sales channels in the back office", () => {
	test("the shop's own comes first and sells everything; only its name changes", async () => {
		expect(own).toMatchObject({ isOwn: true, assortment: "ALL", prices: "SHOP", stock: "ALL" });
		for (const [field, terms] of Object.entries({
			isEnabled: { isEnabled: false },
			assortment: { assortment: "PRODUCTS" as const },
			prices: { prices: "FACTOR" as const, pricePercent: 90 },
			stock: { stock: "SHARE" as const, stockPercent: 10 },
		}))
			expect(await change(own, terms)).toMatchObject({ status: 400, body: { code: "VALIDATION", field } });
	});

	test("a new channel is Medusa's, with every product and location, and can be changed once a version", async () => {
		const channel = await create();
		expect(channel).toMatchObject({ isEnabled: true, isOwn: false, assortment: "ALL", version: 0 });
		expect(await linkedProducts(channel)).toBeGreaterThan(10);
		const { rows } = await db().query(
			"select 1 from sales_channel_stock_location where sales_channel_id = $1 and deleted_at is null",
			[channel.id],
		);
		expect(rows.length).toBeGreaterThan(0);
		const renamed = await change(channel, { name: "Marché de Noël", stock: "SHARE", stockPercent: 30 });
		expect(renamed.body).toMatchObject({ name: "Marché de Noël", stock: "SHARE", stockPercent: 30, version: 1 });
		expect(await change(channel, { name: "Autre" })).toMatchObject({
			status: 409,
			body: { code: "CHANNEL_CHANGED", current: { name: "Marché de Noël" } },
		});
		const { rows: audit } = await db().query(
			"select action, label, changes from admin_audit where entity_id = $1 order by id",
			[channel.id],
		);
		expect(audit).toMatchObject([
			{ action: "channel.created" },
			{ action: "channel.updated", label: "Marché de Noël", changes: { stockPercent: { from: null, to: 30 } } },
		]);
	});

	test("what a kind needs must be there", async () => {
		const channel = await create();
		for (const [field, terms] of Object.entries({
			name: { name: " " },
			categories: { assortment: "CATEGORIES" as const },
			pricePercent: { prices: "FACTOR" as const },
			locationId: { stock: "LOCATION" as const, locationId: "sloc_unknown" },
			stockPercent: { stock: "SHARE" as const, stockPercent: 101 },
		}))
			expect(await change(channel, terms)).toMatchObject({ status: 400, body: { code: "VALIDATION", field } });
		expect(await api("/admin/channels/sc_unknown", { token })).toMatchObject({ status: 404 });
	});

	test("a percentage becomes a price list of Medusa with every tier, for the channel only; it is inactive at the shop's prices", async () => {
		const product = await tiered();
		const channel = (await change(await create(), { prices: "FACTOR", pricePercent: 110 })).body;
		const expected = tiers(product).map(({ minBoxes }) => [
			minBoxes,
			Math.round((pricePerBoxCents(product, minBoxes) * 110) / 100),
		]);
		expect((await medusaList(channel, product.id)).map(([from, , cents]) => [from, cents])).toEqual(expected);
		await change(channel, { prices: "SHOP", pricePercent: null });
		const { rows } = await db().query(
			`select status from price_list join price_list_rule rule on rule.price_list_id = price_list.id
				where rule.value @> to_jsonb($1::text)`,
			[channel.id],
		);
		expect(rows).toEqual([{ status: "draft" }]);
	});

	test("a product that is published while the percentage is changed has the price after the new one", async () => {
		const product = await tiered();
		const channel = (await change(await create(), { prices: "FACTOR", pricePercent: 110 })).body;
		const saving = await holdLock("sales-channel", channel.id);
		const aligned = alignChannels(context.pool, [product.id]);
		await saving.awaited();
		await db().query("update channel_terms set price_percent = 120 where sales_channel_id = $1", [channel.id]);
		await saving.release();
		await aligned;
		const boxes = (await medusaList(channel, product.id))[0];
		expect(boxes?.[2]).toBe(Math.round((pricePerBoxCents(product, 1) * 120) / 100));
	});

	test("a changed product is shown before the channels have its price, and counts as published once they do", async () => {
		const product = await makeSoldProduct(token);
		const saving = await holdLock("sales-channel", (await create()).id);
		const edit = editOf(product, { pricePerPieceBox: 2 });
		expect((await api(`/admin/products/${product.id}`, { method: "PUT", token, body: edit })).status).toBe(200);
		const found = async () => {
			const { rows } = await db().query("select price, packaging_at from product_search where id = $1", [product.id]);
			return rows[0];
		};
		await eventually("the price is shown", async () => ((await found()).price === 48 ? true : undefined));
		await saving.awaited();
		expect(await found()).toEqual({ price: 48, packaging_at: null });
		await saving.release();
		await eventually("it is published", async () => (await found()).packaging_at ?? undefined);
	});

	test("chosen products and prices of a list, one by one", async () => {
		const product = await tiered();
		const channel = (await change(await create(), { assortment: "PRODUCTS", prices: "LIST" })).body;
		const path = `/admin/channels/${channel.id}/products`;
		const read = async () =>
			(await api<ChannelProductPage>(`${path}?query=${encodeURIComponent(product.reference)}`, { token })).body
				.content[0];
		const layer = tiers(product)[1];
		const put = (body: object) => api(`${path}/${product.id}`, { method: "PUT", token, body });
		expect(layer).toBeDefined();
		expect(await put({ isChosen: false })).toMatchObject({ status: 200, body: { isSold: false } });
		expect(await read()).toMatchObject({ isSold: false, availableBoxes: 0 });
		expect(await put({ isChosen: true, prices: { box: 99.5, layer: 88.25 } })).toMatchObject({
			body: { isSold: true, prices: { box: 99.5, layer: 88.25 } },
		});
		expect(await medusaList(channel, product.id)).toEqual([
			[1, (layer?.minBoxes ?? 0) - 1, 9950],
			[layer?.minBoxes, null, 8825],
		]);
		expect(await put({ prices: null })).toMatchObject({ body: { prices: (await read())?.shopPrices } });
		expect(await put({ prices: { box: 1, layer: -1 } })).toMatchObject({
			status: 400,
			body: { field: "prices.layer" },
		});
		expect(await api(`${path}/prod_unknown`, { method: "PUT", token, body: {} })).toMatchObject({ status: 404 });
		const free = await create();
		expect(
			await api(`/admin/channels/${free.id}/products/${product.id}`, {
				method: "PUT",
				token,
				body: { isChosen: true },
			}),
		).toMatchObject({ status: 400, body: { field: "isChosen" } });
	});

	test("a layer of other boxes ends the list's price of a layer, in Medusa and in the back office", async () => {
		const product = await makeSoldProduct(token);
		const channel = (await change(await create(), { prices: "LIST" })).body;
		const path = `/admin/channels/${channel.id}/products`;
		await api(`${path}/${product.id}`, { method: "PUT", token, body: { prices: { box: 40, layer: 35, pallet: 30 } } });
		const edit = editOf(product, { boxesPerLayer: 6 });
		expect((await api(`/admin/products/${product.id}`, { method: "PUT", token, body: edit })).status).toBe(200);
		const list = await eventually("Medusa's list", async () => {
			const ranges = await medusaList(channel, product.id);
			return ranges.length === 2 ? ranges : undefined;
		});
		expect(list).toEqual([
			[1, 47, 4000],
			[48, null, 3000],
		]);
		const { body } = await api<ChannelProductPage>(`${path}?query=${product.reference}`, { token });
		expect(body.content[0]?.prices).toEqual({ box: 40, layer: null, pallet: 30 });
	});
});

describe("the channel on orders", () => {
	test("is shown, filtered, counted, exported in columns of its own, and splits the dashboard's revenue", async () => {
		const channel = await create("Place du marché");
		const customer = await registerCustomer();
		const cart = [{ product: await newProduct(), boxes: 2 }];
		await placeUnpaid(context, customer, cart);
		const externalRef = `MKT-${randomUUID()}`;
		const id = await placeUnpaid(context, customer, cart, randomUUID(), { channelId: channel.id, externalRef });
		const list = (await api<AdminOrderPage>(`/admin/orders?channel=${channel.id}`, { token })).body;
		expect(list).toMatchObject({
			totalElements: 1,
			content: [{ id, channel: { id: channel.id, name: "Place du marché" }, externalRef }],
		});
		const ofShop = (await api<AdminOrderPage>(`/admin/orders?channel=${own.id}`, { token })).body;
		expect(new Set(ofShop.content.map((order) => order.channel.id))).toEqual(new Set([own.id]));
		expect((await api(`/admin/orders/${id}`, { token })).body).toMatchObject({ channel: { id: channel.id } });
		const csv = await api<string>(`/admin/orders/export?channel=${channel.id}`, { token });
		const [head = [], line = []] = csv.body.split("\r\n").map((text) => text.replaceAll('"', "").split(";"));
		const at = head.indexOf("Canal");
		expect(head.slice(at - 1, at + 2)).toEqual(["Articles", "Canal", "Référence du canal"]);
		expect(line.slice(at, at + 2)).toEqual(["Place du marché", externalRef]);
		const { rows } = await db().query(
			"update order_book set status = 'CONFIRMED' where id = $1 returning total_cents",
			[id],
		);
		const { body } = await api<{ channels: object[] }>("/admin/dashboard", { token });
		expect(body.channels).toContainEqual({
			id: channel.id,
			name: "Place du marché",
			orders: 1,
			revenue: rows[0].total_cents / 100,
		});
	});
});
