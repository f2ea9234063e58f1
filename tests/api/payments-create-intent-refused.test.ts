import { ACCOUNT_MESSAGES } from "@confiserie/domain/accounts/account";
import { type ApiError, apiErrorSchema } from "@confiserie/domain/contract/error";
import { beforeAll, describe, expect, test } from "vitest";
import { db, registerCustomer } from "../support/api";
import { createIntent, intentRequest, newProduct, restock, stockOf, type TestProduct } from "../support/ordering";
import { withValue } from "../support/with-value";

const REQUIRED = "Veuillez remplir tous les champs obligatoires";
let token: string;
let product: TestProduct;
beforeAll(async () => {
	token = (await registerCustomer()).token;
	product = await newProduct();
});

const sale = (boxes: number) => intentRequest([{ product, boxes }]);
const refused = (body: unknown) => createIntent<ApiError>(token, body);
const saleWith = (path: string, value: unknown) => withValue(sale(2), path, value);

async function countOrders(): Promise<number> {
	const { rows } = await db().query("select count(*)::int as count from order_book");
	return rows[0].count;
}

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
			const { status, body } = await refused(withValue(intentRequest([{ product: own, boxes: 2 }]), path, value));
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
		const { status, body } = await refused(saleWith("orderData.items.0.quantity", quantity));
		expect(status).toBe(400);
		expect(body).toMatchObject({ code: "VALIDATION", field: "orderData.items[0].quantity", message });
	});

	const fields: [string, unknown, string][] = [
		["orderData.email", " ", REQUIRED],
		["orderData.firstName", "", REQUIRED],
		["orderData.lastName", undefined, REQUIRED],
		["orderData.phone", null, REQUIRED],
		["orderData.phone", "abc", "Numéro de téléphone invalide"],
		["orderData.phone", "06 12 34", "Numéro de téléphone invalide"],
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
		const { status, body } = await refused(saleWith(path, value));
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
			saleWith("orderData.items.0.productId", "\0"),
			saleWith("orderData.firstName", "\ud800"),
			saleWith("orderData.items.0.productId", "'; drop table order_book; --"),
			saleWith("amount", Number.MAX_SAFE_INTEGER),
			saleWith("amount", 1e300),
			saleWith("orderData.items", Array(201).fill({ productId: product.id, quantity: 1 })),
			saleWith("orderData.items", Array(200).fill({ productId: product.id, quantity: 100_000 })),
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
