import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { Order } from "@confiserie/domain/contract/order";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, db, engine, registerCustomer, type TestCustomer } from "../support/api";
import { mailedTo } from "../support/mailed";
import { checkout, newProduct, payByCard, type TestProduct } from "../support/ordering";

let customer: TestCustomer;
let food: TestProduct;
let orderNumber: string;

/** Three boxes of 10 EUR at 20 %, two of 2.35 at 5.5 %, and 4.99 of delivery, of which food bears 0.68. */
const TAXES = [
	{ ratePercent: 5.5, net: 5.1, vat: 0.28, gross: 5.38 },
	{ ratePercent: 20, net: 28.59, vat: 5.72, gross: 34.31 },
];

beforeAll(async () => {
	customer = await registerCustomer();
	food = await newProduct({ pricing: { piecesPerBox: 7, pricePerPieceBox: 0.335 }, vatRate: 5.5 });
	const cart = [
		{ product: await newProduct(), boxes: 3 },
		{ product: food, boxes: 2 },
	];
	const intent = await checkout(customer.token, cart);
	await payByCard(customer.token, intent.clientSecret);
	orderNumber = intent.orderNumber;
});

const read = async () => (await api<Order>(`/orders/${orderNumber}`, { token: customer.token })).body;

describe("totals by rate in orders, mails, CSV", () => {
	test("the order's taxes add up to its total, delivery at the rates of the goods", async () => {
		const order = await read();
		expect(order.taxes).toEqual(TAXES);
		expect(order.items.map(({ vatRate }) => vatRate)).toEqual([20, 5.5]);
		expect(order.totalAmount).toBe(39.69);
	});

	test("the administrator's order and the export say the same", async () => {
		const token = await adminToken();
		const { body } = await engine<AdminOrderDetail>(`/api/admin/orders/${orderNumber}`, { token });
		expect(body.taxes).toEqual(TAXES);
		const csv = await engine<string>(`/api/admin/orders/export?query=${orderNumber}`, { token });
		const [head = [], row = []] = csv.body
			.split("\r\n")
			.map((line) => line.replace(/\s/g, " ").replaceAll('"', "").split(";"));
		const cells = ["HT à 5,5 %", "TVA à 5,5 %", "HT à 20 %", "TVA à 20 %"].map((name) => row[head.indexOf(name)]);
		expect(cells).toEqual(["5,1", "0,28", "28,59", "5,72"]);
	});

	test("the mail of the order says them", async () => {
		const html = (await mailedTo("camille.martin@exemple.fr", "order-received")).replace(/\s|&nbsp;/g, " ");
		expect(html).toContain(orderNumber);
		expect(html).toMatch(/dont TVA 5,5 % sur 5,10 € HT<.*>0,28 €<.*dont TVA 20 % sur 28,59 € HT<.*>5,72 €</);
	});

	test("an order stores the rates that it was placed at", async () => {
		await db().query("update product_packaging set vat_rate = 20 where product_id = $1", [food.id]);
		expect((await read()).taxes).toEqual(TAXES);
	});
});
