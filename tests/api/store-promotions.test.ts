import { randomUUID } from "node:crypto";
import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import type { PromotionAnswer } from "@confiserie/domain/contract/promotions";
import { DEFAULT_DELIVERY_RULES } from "@confiserie/domain/delivery/quote";
import { toCents } from "@confiserie/domain/money";
import { lineTotalCents } from "@confiserie/domain/prices/tier-price";
import { applyPromotions } from "@confiserie/domain/promotions/apply-promotions";
import { grossSum } from "@confiserie/domain/tax/taxed-amount";
import type Medusa from "@medusajs/js-sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adminToken, api, db } from "../support/api";
import { type Chance, printedChance } from "../support/chance";
import { brokenSinceNow } from "../support/invariants";
import { settledInvoicesOf } from "../support/invoices";
import { openOrderContext } from "../support/order-context";
import { makeProduct } from "../support/products";
import { FREE_DELIVERY, newPromotion, PROMOTION } from "../support/promotions";
import { isThorough } from "../support/sizes";
import { beginPayment, delivered, filledCart, publishableKey, refusal, storefront, variantOf } from "../support/store";

const { context, close } = openOrderContext();
afterAll(close);
let sdk: Medusa;
beforeAll(async () => {
	sdk = storefront(await publishableKey());
});
/** 10, 9 and 8 EUR a box from 1, 8 and 48 boxes on. */
const newProduct = async (vatRate = 20) =>
	makeProduct(await adminToken(), {
		...{ vatRate, piecesPerBox: 10, boxesPerLayer: 8, boxesPerPallet: 48, stock: 4000 },
		...{ pricePerPieceBox: 1, pricePerPieceLayer: 0.9, pricePerPiecePallet: 0.8 },
	});
type TestProduct = Awaited<ReturnType<typeof newProduct>>;
const quoteWith = async (lines: readonly { product: TestProduct; boxes: number }[], promotionCode: string) => {
	const items = lines.map(({ product, boxes }) => ({ productId: product.id, quantity: boxes }));
	return (await api<ShippingQuoteResponse>("/payments/calculate-shipping", { body: { items, promotionCode } })).body;
};
const only = (...products: TestProduct[]) => ({ ...PROMOTION.target, productIds: products.map(({ id }) => id) });
const cartOf = async (product: TestProduct, quantity: number, email = `${randomUUID()}@exemple.fr`) =>
	filledCart(sdk, [{ variant_id: await variantOf(sdk, product.id), quantity }], email);
const withCodes = async (cartId: string, ...promo_codes: string[]) =>
	(await sdk.store.cart.update(cartId, { promo_codes })).cart;

test("a code and an automatic promotion at two rates: cart, /api, order and invoice agree to the cent", async () => {
	const broken = await brokenSinceNow(context.pool);
	const [sweets, cake] = [await newProduct(), await newProduct(5.5)];
	const target = only(sweets, cake);
	const benefit = { kind: "amount", cents: 1000, per: "order" } as const;
	const { code } = await newPromotion({ benefit, target, isCombinable: true });
	const automatic = await newPromotion({ isAutomatic: true, target, isCombinable: true });
	const lines = [
		{ product: sweets, boxes: 7 },
		{ product: cake, boxes: 3 },
	];
	const quote = await quoteWith(lines, code);
	expect(quote.promotions).toHaveLength(2);
	const cart = await filledCart(
		sdk,
		[
			{ variant_id: await variantOf(sdk, sweets.id), quantity: 7 },
			{ variant_id: await variantOf(sdk, cake.id), quantity: 3 },
		],
		`${randomUUID()}@exemple.fr`,
	);
	expect(cart.promotions).toMatchObject([{ code: automatic.code, is_automatic: true }]);
	// As the starter does, with the codes that the cart has.
	const reduced = await withCodes(cart.id, automatic.code ?? "", code);
	expect(reduced.promotions?.map((one) => one.code).sort()).toEqual([automatic.code, code].sort());
	expect(reduced).toMatchObject({ total: quote.totalWithShipping, discount_total: quote.discount });
	const off = reduced.items?.flatMap(({ adjustments }) => adjustments ?? []) ?? [];
	expect(off.reduce((sum, { amount }) => sum + toCents(amount), 0)).toBe(toCents(quote.discount));
	await beginPayment(sdk, reduced);
	const done = await sdk.store.cart.complete(cart.id);
	if (done.type !== "order") throw new Error(done.error.message);
	expect(done.order.total).toBe(quote.totalWithShipping);
	const { rows } = await db().query("select id, total_cents, promotions from order_book where cart_id = $1", [cart.id]);
	expect(rows[0]).toMatchObject({ total_cents: toCents(quote.totalWithShipping) });
	expect(rows[0].promotions.map((one: { discountCents: number }) => one.discountCents).sort()).toEqual(
		quote.promotions.map(({ discount }) => toCents(discount)).sort(),
	);
	const documents = await settledInvoicesOf(rows[0].id);
	expect(grossSum(documents[0]?.document.totals ?? [])).toBe(rows[0].total_cents);
	expect(await broken()).toEqual([]);
});

test("free delivery typed before the delivery is chosen waits for it; a reduction below the threshold costs none", async () => {
	const product = await newProduct();
	const free = await newPromotion({ benefit: FREE_DELIVERY, target: only(product) });
	const { regions } = await sdk.store.region.list();
	const { cart } = await sdk.store.cart.create({ region_id: regions[0]?.id ?? "" });
	await sdk.store.cart.createLineItem(cart.id, { variant_id: await variantOf(sdk, product.id), quantity: 1 });
	expect(await withCodes(cart.id, free.code)).toMatchObject({ promotions: [{ code: free.code }], total: 10 });
	const shipped = await delivered(sdk, cart.id);
	expect(shipped).toMatchObject({ total: 10, shipping_total: 0, discount_total: 4.99 });
	expect(await withCodes(cart.id)).toMatchObject({ total: 14.99, promotions: [] });
	const { code } = await newPromotion({ target: only(product) });
	const whole = await cartOf(product, 4);
	const quote = await quoteWith([{ product, boxes: 4 }], code);
	expect(quote.totalWithShipping).toBe(36);
	const reduced = (await sdk.client.fetch(`/store/carts/${whole.id}/promotions`, {
		method: "POST",
		body: { promo_codes: [code] },
	})) as { cart: typeof whole };
	expect(reduced.cart.total).toBe(quote.totalWithShipping);
	const without = (await sdk.client.fetch(`/store/carts/${whole.id}/promotions`, {
		method: "DELETE",
		body: { promo_codes: [code] },
	})) as { cart: typeof whole };
	expect(without.cart.total).toBe(whole.total);
});

test("a code that a guest's e-mail used is refused when the order is placed, and the cart is without it after that", async () => {
	const product = await newProduct();
	const { code, id } = await newPromotion({ limitPerCustomer: 1, target: only(product) });
	const email = `${randomUUID()}@exemple.fr`;
	const first = await withCodes((await cartOf(product, 2, email)).id, code);
	await beginPayment(sdk, first);
	const second = await withCodes((await cartOf(product, 3, email)).id, code);
	expect(await refusal(beginPayment(sdk, second))).toEqual({
		status: 409,
		message: "Vous avez déjà utilisé ce code promotionnel.",
	});
	const { cart } = await sdk.store.cart.retrieve(second.id);
	expect(cart).toMatchObject({ promotions: [], discount_total: 0 });
	await beginPayment(sdk, cart);
	// Its own use does not count: the same cart again is the same order.
	await beginPayment(sdk, (await sdk.store.cart.retrieve(first.id)).cart);
	const { rows } = await db().query("select used from promotion where id = $1", [id]);
	expect(rows).toEqual([{ used: 1 }]);
});

const QUOTES = isThorough ? 1000 : 40;
const ORDERS = isThorough ? 60 : 2;

test(`${QUOTES} random carts: the rule and /api agree to the cent; of ${ORDERS} so do the Store API, the order and its invoice`, async () => {
	const chance = printedChance("promotions");
	const products = [await newProduct(), await newProduct(5.5), await newProduct()];
	const promotions: PromotionAnswer[] = [];
	for (let number = 0; number < 9; number++)
		promotions.push(await newPromotion(drawnTerms(chance, products, number < 3)));
	const variants = await Promise.all(products.map(({ id }) => variantOf(sdk, id)));
	let orders = 0;
	for (let number = 0; number < QUOTES; number++) {
		const chosen = products.filter((_, index) => index === number % products.length || chance.happens(50));
		const lines = chosen.map((product) => ({ product, boxes: chance.between(1, 60) }));
		const code = promotions[chance.between(3, 8)]?.code ?? "";
		const quote = await quoteWith(lines, code);
		const expected = ruled(promotions, lines, code);
		expect([quote.totalWithShipping, quote.discount].map(toCents)).toEqual([
			expected.totalCents,
			expected.discountCents,
		]);
		expect(quote.code?.refusal ?? null).toBe(expected.refusal);
		expect(quote.taxes.reduce((sum, { gross }) => sum + toCents(gross), 0)).toBe(expected.totalCents);
		if (orders === ORDERS || expected.totalCents < 1000) continue;
		orders++;
		const asked = lines.map(({ product, boxes }) => ({
			variant_id: variants[products.indexOf(product)] ?? "",
			quantity: boxes,
		}));
		const filled = await filledCart(sdk, asked, `${randomUUID()}@exemple.fr`);
		const cart = expected.refusal === null ? await withCodes(filled.id, code) : filled;
		expect(toCents(cart.total)).toBe(expected.totalCents);
		await beginPayment(sdk, cart);
		expect((await sdk.store.cart.complete(cart.id)).type).toBe("order");
		await expectOrder(cart.id, expected);
	}
	expect(orders).toBe(ORDERS);
}, 600_000);

async function expectOrder(
	cartId: string,
	{ totalCents, discountCents }: { totalCents: number; discountCents: number },
) {
	const { rows } = await db().query(
		`select id, total_cents, (select min(unit_price_cents) from order_book_line where order_id = order_book.id) as least,
			(select coalesce(sum((one ->> 'discountCents')::int), 0)::int from jsonb_array_elements(promotions) one) as discount_cents
			from order_book where cart_id = $1`,
		[cartId],
	);
	expect(rows).toMatchObject([{ total_cents: totalCents, discount_cents: discountCents }]);
	expect(rows[0].least).toBeGreaterThanOrEqual(0);
	const documents = await settledInvoicesOf(rows[0].id);
	expect(documents.map(({ document }) => grossSum(document.totals))).toEqual([totalCents]);
}

/** Terms that a merchant might choose, for some of the products. */
function drawnTerms(chance: Chance, products: readonly TestProduct[], isAutomatic: boolean) {
	const benefits: [PromotionAnswer["benefit"], ...PromotionAnswer["benefit"][]] = [
		{ kind: "percentage", percent: chance.between(1, 6000) / 100 },
		{ kind: "amount", cents: chance.between(1, 5000), per: "order" },
		{ kind: "amount", cents: chance.between(1, 300), per: "box" },
		FREE_DELIVERY,
		{ kind: "buy_get", buyBoxes: chance.between(1, 6), freeBoxes: chance.between(1, 2) },
	];
	const chosen = products.filter(() => chance.happens(60));
	return {
		benefit: chance.pick(benefits),
		target: { ...only(...(chosen.length > 0 ? chosen : products)), tier: chance.pick([null, null, "layer"] as const) },
		...{ isAutomatic, isCombinable: chance.happens(60) },
		minimumBoxes: chance.happens(30) ? chance.between(2, 30) : null,
	};
}

/** The domain's own rules of the same cart. */
function ruled(
	promotions: readonly PromotionAnswer[],
	lines: readonly { product: TestProduct; boxes: number }[],
	code: string,
) {
	const promoted = applyPromotions(
		promotions.map((promotion) => ({
			promotion: { ...promotion, isPaused: false, startsAt: null, endsAt: null },
			uses: { total: 0, byCustomer: 0 },
		})),
		{
			lines: lines.map(({ product, boxes }) => ({
				...{ productId: product.id, categoryIds: [], tagIds: [], boxes },
				...{ boxesPerLayer: 8, boxesPerPallet: 48, unitPriceCents: lineTotalCents(product, boxes) / boxes },
				...{ piecesPerBox: 10, weightGrams: 0, preparationDays: null },
			})),
			buyer: { groupIds: null, hasOrdered: false },
			code,
			now: new Date(),
		},
		DEFAULT_DELIVERY_RULES,
	);
	if (!promoted) throw new Error("Nothing delivers this cart.");
	const { discountCents, refusal, quote } = promoted;
	return { discountCents, refusal: refusal?.message ?? null, totalCents: quote.totalCents };
}
