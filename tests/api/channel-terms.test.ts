import { randomUUID } from "node:crypto";
import { paymentIntentRequestSchema } from "@confiserie/domain/contract/payment";
import { DEFAULT_DELIVERY_RULES } from "@confiserie/domain/delivery/quote";
import { DEFAULT_DEPOSIT_RULES } from "@confiserie/domain/payments/deposit";
import { afterAll, describe, expect, test } from "vitest";
import { placeOrder } from "../../backend/src/modules/sales/checkout/place-order";
import { readCatalogue } from "../../backend/src/modules/sales/offers";
import { db, registerCustomer, type TestCustomer } from "../support/api";
import { newChannel, newLocation, newPriceList, shelve } from "../support/channels";
import { openOrderContext } from "../support/order-context";
import { intentRequest, newProduct, type TestProduct } from "../support/ordering";
import { expireOrder } from "../support/unpaid-order";

const { context, setClock, close } = openOrderContext();
afterAll(close);

/** Orders boxes at the price that the channel asks for them. */
async function buy(customer: TestCustomer, channelId: string, product: TestProduct, boxes: number): Promise<string> {
	const order = (unitPrice: number, total: number) => {
		const asked = intentRequest([{ product, boxes }]);
		const items = [{ productId: product.id, quantity: boxes, unitPrice }];
		const orderData = { ...asked.orderData, items, total, paymentAmount: total };
		return placeOrder(context, {
			customerId: customer.user.id,
			customerEmail: customer.email,
			request: paymentIntentRequestSchema.parse({ ...asked, amount: total, checkoutId: randomUUID(), orderData }),
			idempotencyKey: undefined,
			rules: { ...DEFAULT_DELIVERY_RULES, freeShippingThresholdCents: 0 },
			depositRules: DEFAULT_DEPOSIT_RULES,
			channelId,
		});
	};
	const entry = (await readCatalogue(context.pool, [product.id], { channelId })).get(product.id);
	const price = entry?.boxPrices.findLast(({ minBoxes }) => minBoxes <= boxes)?.pricePerBoxCents ?? 1000;
	return order(price, price * boxes);
}

const available = async (channelId: string | undefined, product: TestProduct) =>
	(await readCatalogue(context.pool, [product.id], { channelId })).get(product.id)?.availableBoxes;

async function lineOf(orderId: string) {
	const { rows } = await db().query<{ price: number; boxes: number; location: string }>(
		"select unit_price_cents as price, boxes, location_id as location from order_book_line where order_id = $1",
		[orderId],
	);
	return rows[0];
}

describe("an assortment (all, categories, chosen products)", () => {
	test("a channel of categories sells their products, a channel of chosen products those", async () => {
		const [popcorn, sweet] = [await newProduct(), await newProduct()];
		await shelve(popcorn, "pop-corn");
		await shelve(sweet, "bonbons");
		const ofPopcorn = await newChannel({ assortment: "CATEGORIES", categories: ["POP_CORN"] });
		const chosen = await newChannel({ assortment: "PRODUCTS" });
		await db().query("insert into product_sales_channel (id, product_id, sales_channel_id) values ($1, $2, $3)", [
			`prodsc_${randomUUID()}`,
			sweet.id,
			chosen,
		]);
		const sold = async (channelId?: string) => [
			...(await readCatalogue(context.pool, [popcorn.id, sweet.id], { channelId })).keys(),
		];
		expect(await sold(ofPopcorn)).toEqual([popcorn.id]);
		expect(await sold(chosen)).toEqual([sweet.id]);
		expect((await sold()).sort()).toEqual([popcorn.id, sweet.id].sort());
		const customer = await registerCustomer();
		await expect(buy(customer, ofPopcorn, sweet, 1)).rejects.toMatchObject({ code: "PRODUCT_UNAVAILABLE" });
	});
});

describe("prices of its own (a factor or a list, tiers included)", () => {
	test.each([
		[1, 1125],
		[8, 1013],
		[48, 900],
	])("%i boxes at 112.5 % of the shop's price cost %i cents each", async (boxes, cents) => {
		const channelId = await newChannel({ prices: "FACTOR", price_percent: 112.5 });
		const product = await newProduct();
		expect(await lineOf(await buy(await registerCustomer(), channelId, product, boxes))).toMatchObject({
			price: cents,
			boxes,
		});
	});

	test.each([
		[7, 1250],
		[8, 1199],
		[60, 1199],
	])("%i boxes at the prices of a list of the engine cost %i cents each", async (boxes, cents) => {
		const product = await newProduct();
		const price_list_id = await newPriceList(product, [{ amount: 12.5 }, { amount: 11.99, from: 8 }]);
		const channelId = await newChannel({ prices: "LIST", price_list_id });
		const orderId = await buy(await registerCustomer(), channelId, product, boxes);
		expect((await lineOf(orderId))?.price).toBe(cents);
	});

	test("a product that the list does not name, or a list that Medusa does not apply, leaves the shop's price", async () => {
		const [product, other] = [await newProduct(), await newProduct()];
		const channelId = await newChannel({
			prices: "LIST",
			price_list_id: await newPriceList(product, [{ amount: 5 }], "draft"),
		});
		const customer = await registerCustomer();
		for (const one of [product, other])
			expect((await lineOf(await buy(customer, channelId, one, 1)))?.price).toBe(1000);
	});

	test("the shop's price is not the channel's: it is refused with the lines as they are there", async () => {
		const channelId = await newChannel({ prices: "FACTOR", price_percent: 90 });
		const product = await newProduct();
		const customer = await registerCustomer();
		const refused = placeOrder(context, {
			customerId: customer.user.id,
			customerEmail: customer.email,
			request: paymentIntentRequestSchema.parse(intentRequest([{ product, boxes: 10 }])),
			idempotencyKey: undefined,
			rules: DEFAULT_DELIVERY_RULES,
			depositRules: DEFAULT_DEPOSIT_RULES,
			channelId,
		});
		await expect(refused).rejects.toMatchObject({
			code: "PRICE_CHANGED",
			details: { lines: [expect.objectContaining({ unitPrice: 810, sentUnitPrice: 900 })] },
		});
	});
});

describe("a stock location or a share of the stock", () => {
	test("a channel of one location sells its boxes alone, and from there", async () => {
		const product = await newProduct({ boxes: 100 });
		const location = await newLocation(product, 5);
		const channelId = await newChannel({ stock: "LOCATION", stock_location_id: location });
		const customer = await registerCustomer();
		expect(await available(channelId, product)).toBe(5);
		await expect(buy(customer, channelId, product, 6)).rejects.toMatchObject({ code: "OUT_OF_STOCK" });
		expect((await lineOf(await buy(customer, channelId, product, 5)))?.location).toBe(location);
		expect(await available(undefined, product)).toBe(100);
	});

	test("a share is of what is in stock; what the channel holds counts, what the shop holds does not", async () => {
		const product = await newProduct({ boxes: 50 });
		const channelId = await newChannel({ stock: "SHARE", stock_percent: 20 });
		const customer = await registerCustomer();
		expect(await available(channelId, product)).toBe(10);
		await buy(customer, channelId, product, 4);
		expect([await available(channelId, product), await available(undefined, product)]).toEqual([6, 46]);
		await expect(buy(customer, channelId, product, 7)).rejects.toMatchObject({
			code: "OUT_OF_STOCK",
			details: { lines: [expect.objectContaining({ availableQuantity: 6 })] },
		});
		const rest = await buy(customer, channelId, product, 6);
		expect(await available(channelId, product)).toBe(0);
		setClock(90);
		expect(await expireOrder(context, rest)).toBe(true);
		setClock(0);
		expect(await available(channelId, product)).toBe(6);
	});

	test("two at once: however many order, the channel never holds more than its share, nor anybody more than the stock", async () => {
		const product = await newProduct({ boxes: 20 });
		const channelId = await newChannel({ stock: "SHARE", stock_percent: 50 });
		const buyers = await Promise.all(Array.from({ length: 12 }, () => registerCustomer()));
		const orders = await Promise.allSettled(buyers.map((customer) => buy(customer, channelId, product, 3)));
		expect(orders.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
		for (const order of orders)
			if (order.status === "rejected") expect(order.reason).toMatchObject({ code: "OUT_OF_STOCK" });
		expect([await available(channelId, product), await available(undefined, product)]).toEqual([1, 11]);
	});
});
