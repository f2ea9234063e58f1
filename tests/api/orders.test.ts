import { type Order, type OrderPage, orderPageSchema, orderSchema } from "@confiserie/domain/contract/order";
import { beforeAll, describe, expect, test } from "vitest";
import { api, db, registerCustomer, type TestCustomer } from "../support/api";
import { CARDS, card, checkout, confirm, newProduct, type TestProduct } from "../support/ordering";

let customer: TestCustomer;
let product: TestProduct;
const numbers: string[] = [];

beforeAll(async () => {
	customer = await registerCustomer();
	product = await newProduct();
	for (const boxes of [1, 2, 3]) {
		const { orderNumber, clientSecret } = await checkout(customer.token, [{ product, boxes }]);
		numbers.unshift(orderNumber);
		if (boxes === 2) await confirm(customer.token, clientSecret, { card: card(CARDS.success) });
		if (boxes === 3) await confirm(customer.token, clientSecret, { card: card(CARDS.declined) });
	}
});

async function list(query = "", token = customer.token): Promise<OrderPage> {
	const { status, body } = await api(`/orders${query}`, { token });
	expect(status).toBe(200);
	return orderPageSchema.strict().parse(body);
}
const numbersOf = (page: OrderPage) => page.content.map((order) => order.orderNumber);

describe("GET /orders", () => {
	test("returns content, totalElements and last, the caller's own orders, newest first", async () => {
		const page = await list();
		expect(numbersOf(page)).toEqual(numbers);
		expect(page).toMatchObject({ totalElements: 3, last: true });
	});

	test("pages from 0; last says whether there is more", async () => {
		const first = await list("?page=0&size=2");
		expect([numbersOf(first), first.totalElements, first.last]).toEqual([numbers.slice(0, 2), 3, false]);
		const second = await list("?page=1&size=2");
		expect([numbersOf(second), second.last]).toEqual([numbers.slice(2), true]);
		expect(await list("?page=9&size=2")).toEqual({ content: [], totalElements: 3, last: true });
	});

	test("filters by status and by recency", async () => {
		expect(numbersOf(await list("?status=CONFIRMED"))).toEqual([numbers[1]]);
		expect(numbersOf(await list("?status=DELIVERED"))).toEqual([]);
		await db().query("update order_book set created_at = now() - interval '4 days' where order_number = $1", [
			numbers[2],
		]);
		expect(numbersOf(await list("?recent=true&size=5"))).toEqual(numbers.slice(0, 2));
		expect(numbersOf(await list("?recent=false"))).toEqual(numbers);
	});

	test("says payment in words", async () => {
		const words = (await list()).content.map((order) => [order.paymentStatus, order.paymentDisplayStatus]);
		expect(words).toEqual([
			["FAILED", "Échec"],
			["PAID", "Payé"],
			["PENDING", "En attente"],
		]);
	});

	test("says until when an unpaid order waits for its payment", async () => {
		const { rows } = await db().query(
			"select order_number, hold_expires_at from order_book where order_number = any($1)",
			[numbers],
		);
		const holds = new Map(rows.map((row) => [row.order_number, row.hold_expires_at]));
		const deadlines = (await list()).content.map(({ payBy }) => payBy);
		expect(deadlines).toEqual([holds.get(numbers[0]).toISOString(), null, holds.get(numbers[2]).toISOString()]);
	});

	test("a customer without orders gets an empty page", async () => {
		expect(await list("", (await registerCustomer()).token)).toEqual({ content: [], totalElements: 0, last: true });
	});

	test.each(["?page=-1", "?page=x", "?size=0", "?size=101", "?status=LOST", "?recent=yes"])(
		"%s returns 400",
		async (query) => {
			const { status, body } = await api(`/orders${query}`, { token: customer.token });
			expect([status, body.code]).toEqual([400, "VALIDATION"]);
		},
	);
});

describe("GET /orders/{id or number}", () => {
	test("returns the order with its items and packaging, in EUR, by number, in any case, and by id", async () => {
		const { status, body } = await api<Order>(`/orders/${numbers[1]}`, { token: customer.token });
		expect(status).toBe(200);
		expect(orderSchema.strict().parse(body)).toMatchObject({
			orderNumber: numbers[1],
			status: "CONFIRMED",
			paymentStatus: "PAID",
			subtotal: 20,
			shippingCost: 4.99,
			totalAmount: 24.99,
			depositPercentage: null,
			expectedPaymentAmount: 24.99,
			paidAmount: 24.99,
			remainingAmount: 0,
			deliveredAt: null,
			customerFirstName: "Camille",
			customerEmail: "camille.martin@exemple.fr",
			deliveryCity: "Montélimar",
			deliveryNotes: null,
			items: [
				{
					productId: product.id,
					productName: product.name,
					quantity: 2,
					unitPrice: 10,
					totalPrice: 20,
					piecesPerBox: 10,
					boxesPerLayer: 8,
					boxesPerPallet: 48,
				},
			],
		});
		expect((await api(`/orders/${body.id}`, { token: customer.token })).body).toEqual(body);
		expect((await api(`/orders/${numbers[1]?.toLowerCase()}`, { token: customer.token })).body).toEqual(body);
	});

	test("an order is a snapshot: a later change of the product changes nothing in it", async () => {
		const before = await api(`/orders/${numbers[0]}`, { token: customer.token });
		await db().query("update product set title = 'Autre nom' where id = $1", [product.id]);
		await db().query("update product_packaging set pieces_per_box = 99 where product_id = $1", [product.id]);
		expect((await api(`/orders/${numbers[0]}`, { token: customer.token })).body).toEqual(before.body);
	});

	test("another customer's order, or an unknown one, returns 404 'Commande non trouvée', never 403", async () => {
		const stranger = await registerCustomer();
		for (const [token, id] of [
			[stranger.token, numbers[0]],
			[customer.token, "CMD-0000-0000"],
			[customer.token, "' or 1=1 --"],
		]) {
			const { status, body } = await api(`/orders/${encodeURIComponent(id ?? "")}`, { token });
			expect(status).toBe(404);
			expect(body).toEqual({ code: "ORDER_NOT_FOUND", message: "Commande non trouvée" });
		}
	});
});
