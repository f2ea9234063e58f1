import { randomUUID } from "node:crypto";
import { ACCOUNT_MESSAGES } from "@confiserie/domain/account";
import { type ApiError, apiErrorSchema } from "@confiserie/domain/contract/error";
import { paymentIntentResponseSchema } from "@confiserie/domain/contract/payment";
import { beforeAll, describe, expect, test } from "vitest";
import { api, db, registerCustomer } from "../support/api";
import {
	CARDS,
	card,
	checkout,
	confirm,
	createIntent,
	intentRequest,
	newProduct,
	paymentStatus,
	restock,
	stockOf,
	type TestProduct,
	totalOf,
} from "../support/ordering";

const REQUIRED = "Veuillez remplir tous les champs obligatoires";
let token: string;
let product: TestProduct;
beforeAll(async () => {
	token = (await registerCustomer()).token;
	product = await newProduct();
});

const sale = (boxes: number) => intentRequest([{ product, boxes }]);
const refused = (body: unknown) => createIntent<ApiError>(token, body);

/** A valid request with one value replaced: path "orderData.items.0.quantity". */
function withValue(path: string, value: unknown, request: unknown = sale(2)): unknown {
	const [key = "", ...rest] = path.split(".");
	const replaced = (old: unknown) => (rest.length > 0 ? withValue(rest.join("."), value, old) : value);
	if (Array.isArray(request)) return request.map((item, index) => (String(index) === key ? replaced(item) : item));
	const record = request as Record<string, unknown>;
	return { ...record, [key]: replaced(record[key]) };
}

async function countOrders(): Promise<number> {
	const { rows } = await db().query("select count(*)::int as count from order_book");
	return rows[0].count;
}

describe("the response", () => {
	test("carries clientSecret, orderNumber, paymentType, paymentAmount, remainingAmount and depositPercentage", async () => {
		const { status, body } = await createIntent(token, sale(16));
		expect(status).toBe(200);
		expect(paymentIntentResponseSchema.strict().parse(body)).toMatchObject({
			orderNumber: expect.stringMatching(/^CMD-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
			paymentType: "full",
			paymentAmount: 16 * 900,
			remainingAmount: 0,
			depositPercentage: null,
			provider: "demo",
		});
		expect(body.clientSecret.startsWith(`${body.paymentIntentId}_secret_`)).toBe(true);
	});

	test.each([
		[1, 1000 + 499],
		[3, 3000 + 499],
		[4, 4000],
		[7, 7000],
		[8, 7200],
		[47, 42_300],
		[48, 38_400],
		[49, 39_200],
	])("%i boxes cost %i cents with shipping: the tier follows the total boxes", async (boxes, cents) => {
		const { body } = await createIntent(token, sale(boxes));
		expect(body.paymentAmount).toBe(cents);
	});

	test("two lines of one product are one line, at the tier of their sum", async () => {
		const line = { productId: product.id, quantity: 4 };
		const request = withValue("orderData.items", [line, line], { ...sale(8), amount: 7200 });
		const { status, body } = await createIntent(token, request);
		expect(status).toBe(200);
		expect(body.paymentAmount).toBe(7200);
	});

	test("an anonymous visitor is refused with 401", async () => {
		const { status, body } = await api("/payments/create-intent", { method: "POST", body: sale(1) });
		expect([status, body.code]).toEqual([401, "UNAUTHENTICATED"]);
	});

	test("customerId and customerEmail of the body decide nothing: the caller's account does", async () => {
		const stranger = await registerCustomer();
		const { body } = await createIntent(token, {
			...sale(1),
			customerId: stranger.user.id,
			customerEmail: stranger.email,
		});
		expect((await api(`/orders/${body.orderNumber}`, { token })).status).toBe(200);
		expect((await api(`/orders/${body.orderNumber}`, { token: stranger.token })).status).toBe(404);
	});
});

describe("one checkout, one order", () => {
	test("changed content for the same checkout updates the same order, its hold and its intent", async () => {
		const own = await newProduct({ boxes: 20 });
		const checkoutId = randomUUID();
		const first = await createIntent(token, intentRequest([{ product: own, boxes: 5 }], { checkoutId }));
		const second = await createIntent(token, intentRequest([{ product: own, boxes: 18 }], { checkoutId }));
		expect(second.body).toEqual({ ...first.body, paymentAmount: 18 * 900 });
		expect(await stockOf(own)).toEqual({ stocked: 20, reserved: 18, twin: 18, reservations: 18, held: 18 });
		const third = await createIntent(token, intentRequest([{ product, boxes: 1 }], { checkoutId }));
		expect(third.body.orderNumber).toBe(first.body.orderNumber);
		expect(await stockOf(own)).toMatchObject({ reserved: 0, reservations: 0, held: 0 });
		const { body: order } = await api<{ items: unknown[]; totalAmount: number }>(`/orders/${first.body.orderNumber}`, {
			token,
		});
		expect(order).toMatchObject({ totalAmount: 14.99, items: [{ productId: product.id, quantity: 1 }] });
	});

	test("a change that the stock cannot serve is refused and the order stays as it was", async () => {
		const own = await newProduct({ boxes: 6 });
		const checkoutId = randomUUID();
		await createIntent(token, intentRequest([{ product: own, boxes: 5 }], { checkoutId }));
		const { status, body } = await refused(intentRequest([{ product: own, boxes: 7 }], { checkoutId }));
		expect([status, body.code]).toEqual([409, "OUT_OF_STOCK"]);
		expect(body.lines).toMatchObject([{ quantity: 7, availableQuantity: 6 }]);
		expect(await stockOf(own)).toMatchObject({ reserved: 5, held: 5 });
	});

	test("the same checkoutId of another customer is another order", async () => {
		const request = sale(1);
		const stranger = await registerCustomer();
		const [mine, theirs] = [await createIntent(token, request), await createIntent(stranger.token, request)];
		expect(theirs.status).toBe(200);
		expect(theirs.body.orderNumber).not.toBe(mine.body.orderNumber);
	});

	test("after payment the checkout is closed: 409 CHECKOUT_CLOSED, for any content", async () => {
		const request = sale(2);
		const { body } = await createIntent(token, request);
		await confirm(token, body.clientSecret, { card: card(CARDS.success) });
		for (const again of [request, { ...sale(3), checkoutId: request.checkoutId }]) {
			const answer = await refused(again);
			expect([answer.status, answer.body.code]).toEqual([409, "CHECKOUT_CLOSED"]);
		}
		expect((await paymentStatus(token, body.paymentIntentId)).paymentStatus).toBe("PAID");
	});

	test("a declined card leaves the checkout open: the same order can be paid or changed", async () => {
		const request = sale(2);
		const { body } = await createIntent(token, request);
		await confirm(token, body.clientSecret, { card: card(CARDS.declined) });
		const again = await createIntent(token, { ...sale(3), checkoutId: request.checkoutId });
		expect(again.body).toEqual({ ...body, paymentAmount: 3499 });
	});
});

describe("client prices are compared, never believed", () => {
	const tampered: [string, string, unknown][] = [
		["amount", "amount", 1],
		["amount above the total", "amount", 2500],
		["unitPrice", "orderData.items.0.unitPrice", 1],
		["totalPrice", "orderData.items.0.totalPrice", 1],
		["total", "orderData.total", 2000],
		["paymentAmount", "orderData.paymentAmount", 1],
		["remainingAmount", "orderData.remainingAmount", 1],
	];
	test.each(tampered)(
		"another %s returns 409 PRICE_CHANGED with the fresh lines and creates nothing",
		async (_, path, value) => {
			const own = await newProduct({ boxes: 10 });
			const before = await countOrders();
			const { status, body } = await refused(withValue(path, value, intentRequest([{ product: own, boxes: 2 }])));
			expect(status).toBe(409);
			expect(apiErrorSchema.strict().parse(body)).toMatchObject({
				code: "PRICE_CHANGED",
				message: "Des prix ont changé depuis l'ajout au panier. Vérifiez votre commande avant de payer.",
				lines: [
					{ productId: own.id, quantity: 2, availableQuantity: 10, onSale: true, unitPrice: 1000, totalPrice: 2000 },
				],
			});
			expect(await countOrders()).toBe(before);
			expect(await stockOf(own)).toMatchObject({ reserved: 0, held: 0 });
		},
	);

	test("a price that changed between cart and pay is shown, not charged", async () => {
		const own = await newProduct();
		const request = intentRequest([{ product: own, boxes: 1 }]);
		await db().query(
			`update product_packaging set price_per_piece_box = 2, raw_price_per_piece_box = '{"value":"2","precision":20}' where product_id = $1`,
			[own.id],
		);
		const { body } = await refused(request);
		expect(body.lines).toMatchObject([{ sentUnitPrice: 1000, unitPrice: 2000 }]);
	});
});

describe("what cannot be sold", () => {
	test("a stock that ran out between cart and pay returns 409 OUT_OF_STOCK and holds nothing of the other lines", async () => {
		const scarce = await newProduct({ boxes: 2 });
		const plenty = await newProduct({ boxes: 10 });
		await restock(scarce, 1);
		const { status, body } = await refused(
			intentRequest([
				{ product: plenty, boxes: 3 },
				{ product: scarce, boxes: 2 },
			]),
		);
		expect([status, body.code]).toEqual([409, "OUT_OF_STOCK"]);
		expect(body.lines).toMatchObject([
			{ productId: plenty.id, quantity: 3, availableQuantity: 10 },
			{ productId: scarce.id, quantity: 2, availableQuantity: 1 },
		]);
		expect(await stockOf(plenty)).toMatchObject({ reserved: 0, held: 0 });
	});

	test("an unknown product returns 409 PRODUCT_UNAVAILABLE with its line marked off sale", async () => {
		const ghost = { ...product, id: "prod_inconnu", name: "Guimauve" };
		const { status, body } = await refused(
			intentRequest([
				{ product, boxes: 1 },
				{ product: ghost, boxes: 1 },
			]),
		);
		expect([status, body.code]).toEqual([409, "PRODUCT_UNAVAILABLE"]);
		expect(body.lines).toMatchObject([
			{ productId: product.id, onSale: true },
			{ productId: "prod_inconnu", productName: "Guimauve", onSale: false, availableQuantity: 0 },
		]);
	});

	test("a product taken off sale since is refused alike, even for a checkout already begun", async () => {
		const own = await newProduct();
		const request = intentRequest([{ product: own, boxes: 1 }]);
		await createIntent(token, request);
		await db().query("update product set status = 'draft' where id = $1", [own.id]);
		const { status, body } = await refused(request);
		expect([status, body.code]).toEqual([409, "PRODUCT_UNAVAILABLE"]);
	});

	test("a total beyond what a card payment can ask for is refused in words", async () => {
		const pricing = { piecesPerBox: 100, pricePerPieceBox: 100 };
		const own = await newProduct({ boxes: 100_000, pricing });
		const { status, body } = await refused(intentRequest([{ product: own, boxes: 100_000 }]));
		expect([status, body.code, body.field]).toEqual([400, "VALIDATION", "amount"]);
		expect(body.message).toContain("999\u202f999,99\u00a0€");
		expect(await stockOf(own)).toMatchObject({ reserved: 0 });
	});
});

describe("bad input", () => {
	const quantities: [unknown, string][] = [
		[0, "La quantité doit être d'au moins 1 carton."],
		[-1, "La quantité doit être d'au moins 1 carton."],
		[1.5, "La quantité doit être un nombre entier de cartons."],
		[Number.NaN, "La quantité doit être un nombre entier de cartons."],
		[1e9, "La quantité dépasse 100 000 cartons."],
		["2", "La quantité doit être un nombre entier de cartons."],
		[undefined, "La quantité doit être un nombre entier de cartons."],
	];
	test.each(quantities)("quantity %j returns 400 at its field", async (quantity, message) => {
		const { status, body } = await refused(withValue("orderData.items.0.quantity", quantity));
		expect(status).toBe(400);
		expect(body).toMatchObject({ code: "VALIDATION", field: "orderData.items[0].quantity", message });
	});

	const fields: [string, unknown, string][] = [
		["orderData.email", " ", REQUIRED],
		["orderData.firstName", "", REQUIRED],
		["orderData.lastName", undefined, REQUIRED],
		["orderData.phone", null, REQUIRED],
		["orderData.address.street", "", REQUIRED],
		["orderData.address.city", " ", REQUIRED],
		["orderData.address.postalCode", undefined, REQUIRED],
		["orderData.address", undefined, REQUIRED],
		["orderData.items", [], "Votre panier est vide."],
		["orderData.items", undefined, "Votre panier est vide."],
		["orderData.items.0", "bonbon", "Structure d'item invalide dans le panier"],
		["orderData.items.0.productId", "", "Produit sans ID dans le panier"],
		["orderData.email", "camille", "Adresse email invalide"],
		["orderData.email", "cami\u200blle@exemple.fr", ACCOUNT_MESSAGES.unusualEmail],
		["currency", "usd", "La devise est eur."],
		["paymentType", "later", "Le mode de paiement est full ou deposit."],
		["checkoutId", "1", "Un UUID est attendu."],
		["amount", -1, "Un montant positif est attendu."],
		["amount", 10.5, "Un montant en centimes est attendu."],
	];
	test.each(fields)("%s = %j returns 400 with its own message", async (path, value, message) => {
		const { status, body } = await refused(withValue(path, value));
		expect(status).toBe(400);
		expect(body.code).toBe("VALIDATION");
		expect(body.errors).toContainEqual({ field: path.replace(/\.(\d+)/g, "[$1]"), message });
	});

	test("no response to nonsense is a 5xx", async () => {
		const nonsense: unknown[] = [
			{},
			[],
			"null",
			'{"amount":',
			{ orderData: 1 },
			withValue("orderData.items.0.productId", "\0"),
			withValue("orderData.firstName", "\ud800"),
			withValue("orderData.items.0.productId", "'; drop table order_book; --"),
			withValue("amount", Number.MAX_SAFE_INTEGER),
			withValue("amount", 1e300),
			withValue("orderData.items", Array(201).fill({ productId: product.id, quantity: 1 })),
			withValue("orderData.items", Array(200).fill({ productId: product.id, quantity: 100_000 })),
		];
		for (const body of nonsense) {
			const answer = await refused(body);
			expect(answer.status, JSON.stringify(body).slice(0, 80)).toBeGreaterThanOrEqual(400);
			expect(answer.status).toBeLessThan(500);
			apiErrorSchema.parse(answer.body);
		}
		const { status } = await createIntent(token, sale(1), { "Idempotency-Key": "k".repeat(300) });
		expect(status).toBe(200);
		const { checkoutId: _, ...bare } = sale(1);
		expect((await createIntent(token, bare, { "Idempotency-Key": "k".repeat(300) })).status).toBe(400);
	});
});

test("the total of many lines is the sum of rounded lines plus shipping", async () => {
	const cart = await Promise.all(
		[0.0525, 0.335, 1.3333].map(async (pricePerPieceBox) => ({
			product: await newProduct({ pricing: { piecesPerBox: 7, pricePerPieceBox } }),
			boxes: 3,
		})),
	);
	const { paymentAmount } = await checkout(token, cart);
	// 7 x 0.0525 = 0.3675 -> 0.37; 7 x 0.335 = 2.345 -> 2.35; 7 x 1.3333 = 9.3331 -> 9.33
	expect(paymentAmount).toBe(3 * (37 + 235 + 933) + 499);
	expect(paymentAmount).toBe(totalOf(cart));
});
