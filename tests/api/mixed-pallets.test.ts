import { randomUUID } from "node:crypto";
import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { Dashboard } from "@confiserie/domain/contract/dashboard";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { LinePreview } from "@confiserie/domain/contract/order-corrections";
import type { PaymentIntentResponse, ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import type { QuickOrder } from "@confiserie/domain/contract/quick-order";
import type { StaffOrderResult } from "@confiserie/domain/contract/staff-order";
import {
	DEFAULT_SHIPPING_OFFER,
	type MixedPalletRules,
	type ShippingOption,
} from "@confiserie/domain/delivery/options";
import { toCents } from "@confiserie/domain/money";
import { grossSum } from "@confiserie/domain/tax/taxed-amount";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { packagingOf } from "../../backend/src/modules/fulfilment/delivery/packaging";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { newChannel } from "../support/channels";
import { newCompany } from "../support/companies";
import { brokenSinceNow } from "../support/invariants";
import { settledInvoicesOf } from "../support/invoices";
import { mailedTo } from "../support/mailed";
import { outboxEmpty } from "../support/medusa-orders";
import { syncsWithMedusa } from "../support/medusa-sync";
import { openOrderContext } from "../support/order-context";
import { type CartLine, createIntent, intentRequest, payByCard, type TestProduct } from "../support/ordering";
import { makeProduct } from "../support/products";
import { newPromotion, PROMOTION, quoteWith, requestAt } from "../support/promotions";
import { acceptByKey, quoteBody, sendQuote } from "../support/quotes";
import { changeSettings, restoreSettings } from "../support/settings";
import { beginPayment, filledCart, publishableKey, storefront, variantOf } from "../support/store";

syncsWithMedusa();

const { context, close } = openOrderContext();
let admin: string;
let customer: TestCustomer;
/** 10, 9 and 8 EUR a box from 1, 8 and 48 boxes on, six layers a pallet. */
let products: [TestProduct, TestProduct, TestProduct];
beforeAll(async () => {
	[admin, customer] = await Promise.all([adminToken(), registerCustomer()]);
	products = [await soldProduct(), await soldProduct(), await soldProduct(5.5)];
	await allow();
});
afterAll(async () => {
	await restoreSettings();
	await close();
});

const soldProduct = async (vatRate = 20): Promise<TestProduct> => {
	const product = await makeProduct(admin, {
		...{ vatRate, piecesPerBox: 10, boxesPerLayer: 8, boxesPerPallet: 48, stock: 1000 },
		...{ pricePerPieceBox: 1, pricePerPieceLayer: 0.9, pricePerPiecePallet: 0.8 },
	});
	return { ...product, inventoryItemId: "" };
};

/** Allows pallets of these products alone: other files sell by the specified rule. */
const allow = (changes: Partial<MixedPalletRules> = {}, ids = products.map(({ id }) => id)) =>
	changeSettings("shipping", {
		packing: {
			...DEFAULT_SHIPPING_OFFER.packing,
			mixedPallets: { isAllowed: true, minimumFillPercent: 90, categories: [], productIds: ids, ...changes },
		},
	});
const cartOf = (...boxes: number[]): CartLine[] =>
	boxes.flatMap((count, index) => (count > 0 ? [{ product: products[index] as TestProduct, boxes: count }] : []));
const itemsOf = (cart: readonly CartLine[]) =>
	cart.map(({ product, boxes }) => ({ productId: product.id, quantity: boxes }));
const quote = async (cart: readonly CartLine[], token?: string) =>
	(
		await api<ShippingQuoteResponse>("/payments/calculate-shipping", {
			body: { items: itemsOf(cart) },
			...(token && { token }),
		})
	).body;
/** Six layers at 9 EUR a box, at 8 EUR on a pallet. */
const FULL = { goods: 432, discount: 48, total: 384 };
const MIXED = [
	{ code: "PALETTE MIXTE", name: "Palette mixte", isAutomatic: true, discount: 48, isFreeShipping: false },
];

/** What staff enters for a quote, without the prices of a screen. */
function unseen(cart: readonly CartLine[]) {
	const body = quoteBody(customer, cart);
	return { ...body, orderData: { ...body.orderData, items: itemsOf(cart) } };
}

/** Places and pays an order at the total of its quote. */
async function paid(cart: readonly CartLine[], code = ""): Promise<AdminOrderDetail> {
	const { totalWithShipping } = await quoteWith(cart, code, customer.token);
	const { status, body } = await createIntent<PaymentIntentResponse & ApiError>(customer.token, {
		...requestAt(toCents(totalWithShipping), cart, code),
		checkoutId: randomUUID(),
	});
	expect(status, JSON.stringify(body)).toBe(200);
	await payByCard(customer.token, body.clientSecret);
	await outboxEmpty(body.orderNumber);
	return read(body.orderNumber);
}
/** What staff enters for a customer who pays by link. */
function entered(cart: readonly CartLine[], changes: Record<string, object> = {}) {
	const { firstName, lastName, phone, address } = intentRequest(cart).orderData;
	const items = itemsOf(cart).map((item) => ({ ...item, ...changes[item.productId] }));
	const orderData = { firstName, lastName, phone, address, email: customer.email, items };
	const body = { requestId: randomUUID(), customerId: customer.user.id, payment: "LINK", orderData };
	return () => api<StaffOrderResult & ApiError>("/admin/orders", { method: "POST", token: admin, body });
}
const read = async (number: string) => (await api<AdminOrderDetail>(`/admin/orders/${number}`, { token: admin })).body;

test("six layers of three products: /api, quick order, Store API, staff, quote, order and invoice agree to the cent", async () => {
	const broken = await brokenSinceNow(context.pool);
	const cart = cartOf(16, 16, 16);
	const shown = await quote(cart);
	expect(shown).toMatchObject({ subtotal: FULL.total, discount: FULL.discount, promotions: MIXED });

	const lines = cart.map(({ product, boxes }) => ({ text: product.name, quantity: boxes }));
	const { body: quick } = await api<QuickOrder>("/quick-order", { body: { lines } });
	expect(quick).toMatchObject({ total: 43_200, palletDiscount: 4800 });
	// What cannot be ordered counts neither in the total nor on a pallet.
	const short = [...lines.slice(1), { text: cart[0]?.product.name, quantity: 2000 }];
	const { body: left } = await api<QuickOrder>("/quick-order", { body: { lines: short } });
	expect(left).toMatchObject({ total: 28_800, palletDiscount: 0 });

	const sdk = storefront(await publishableKey());
	const variants = await Promise.all(
		cart.map(async ({ product, boxes }) => ({ variant_id: await variantOf(sdk, product.id), quantity: boxes })),
	);
	const stored = await filledCart(sdk, variants, `${randomUUID()}@exemple.fr`);
	expect(stored).toMatchObject({ item_total: FULL.total, discount_total: FULL.discount });
	await beginPayment(sdk, stored);
	const done = await sdk.store.cart.complete(stored.id);
	if (done.type !== "order") throw new Error(done.error.message);
	expect(done.order.total).toBe(shown.totalWithShipping);

	const byStaff = await entered(cart)();
	expect(byStaff.status, JSON.stringify(byStaff.body)).toBe(201);
	expect(byStaff.body.order).toMatchObject({ subtotal: FULL.total, promotions: MIXED });
	expect(byStaff.body.order.totalAmount).toBe(shown.totalWithShipping);

	const offered = await sendQuote(admin, unseen(cart));
	expect(offered.status, JSON.stringify(offered.body)).toBe(201);
	expect(offered.body).toMatchObject({
		total: shown.totalWithShipping,
		lines: cart.map(() => ({ unitPrice: 8, listPrice: 9, palletDiscount: 1 })),
	});
	expect(await mailedTo(customer.email, "quote")).toMatch(/Remise déduite\s:\sPalette mixte[\s\S]*48,00\s€/);

	const order = await paid(cart);
	expect(order).toMatchObject({
		subtotal: FULL.total,
		discount: FULL.discount,
		promotions: MIXED,
		items: cart.map(({ boxes }) => ({ quantity: boxes, unitPrice: 8, listUnitPrice: 9 })),
		mixedPallets: { minimumFillPercent: 90, pallets: [{ fill: 1 }] },
	});
	const documents = await settledInvoicesOf(order.id);
	expect(grossSum(documents[0]?.document.totals ?? [])).toBe(toCents(order.totalAmount));
	expect(await broken()).toEqual([]);
});

test("boxes beside whole layers have their own tier; five of six layers fill no pallet; off, the specified rule alone holds", async () => {
	// 2 of 18 boxes at 9 EUR: 16 EUR less are 0.89 a box.
	expect((await quote(cartOf(18, 16, 16))).discount).toBe(48.02);
	expect(await quote(cartOf(16, 16, 8))).toMatchObject({ discount: 0, promotions: [] });
	await allow({ isAllowed: false });
	expect(await quote(cartOf(16, 16, 16))).toMatchObject({ subtotal: FULL.goods, discount: 0 });
	await allow();
});

test("a promotion is applied to what the pallet left; thresholds are those of the articles before both", async () => {
	const target = { ...PROMOTION.target, productIds: products.map(({ id }) => id) };
	const { code } = await newPromotion({ benefit: { kind: "percentage", percent: 10 }, target, minimumCents: 43_200 });
	const shown = await quoteWith(cartOf(16, 16, 16), code);
	expect(shown.promotions.map(({ discount }) => discount)).toEqual([48, 38.4]);
	const order = await paid(cartOf(16, 16, 16), code);
	expect(order).toMatchObject({ subtotal: 345.6, items: [{ unitPrice: 7.2, listUnitPrice: 9 }, {}, {}] });
	const { shown: preview, order: after } = await corrected(order, { 0: 16, 1: 16, 2: 8 });
	// 40 boxes at 9 EUR less the 0.80 of the promotion.
	expect(preview.after.subtotal).toBe(32_800);
	expect(after).toMatchObject({ subtotal: 328, mixedPallets: null, promotions: [{ code, discount: 32 }] });
});

/** Corrects an order as the back office does; boxes by the place of the product. */
async function corrected({ orderNumber }: AdminOrderDetail, boxes: Record<number, number>) {
	const items = Object.entries(boxes).map(([place, count]) => ({
		productId: products[Number(place)]?.id,
		boxes: count,
	}));
	const shown = await api<LinePreview & ApiError>(`/admin/orders/${orderNumber}/correction-preview`, {
		token: admin,
		body: { items },
	});
	expect(shown.status, JSON.stringify(shown.body)).toBe(200);
	const { fingerprint, version } = shown.body;
	const done = await api<ApiError>(`/admin/orders/${orderNumber}/corrections`, {
		token: admin,
		headers: { "Idempotency-Key": randomUUID() },
		body: { items, fingerprint, version },
	});
	expect(done.status, JSON.stringify(done.body)).toBe(201);
	await outboxEmpty(orderNumber);
	return { shown: shown.body, order: await read(orderNumber) };
}

test("a correction that takes a layer away takes the price back, one that leaves the pallet filled does not", async () => {
	const broken = await brokenSinceNow(context.pool);
	const less = await corrected(await paid(cartOf(24, 16, 16)), { 0: 16, 1: 16, 2: 16 });
	expect(less.order).toMatchObject({
		subtotal: FULL.total,
		promotions: MIXED,
		mixedPallets: { pallets: [{ fill: 1 }] },
	});
	const { order } = await corrected(less.order, { 0: 16, 1: 16, 2: 8 });
	expect(order).toMatchObject({ subtotal: 360, discount: 0, promotions: [], mixedPallets: null });
	expect(order.items.map(({ unitPrice }) => unitPrice)).toEqual([9, 9, 9]);
	expect(order.history.map(({ note }) => note).join()).toContain("8,00\u00a0€ → 9,00\u00a0€ le carton");
	const last = (await settledInvoicesOf(order.id)).at(-1);
	expect(grossSum(last?.document.totals ?? [])).toBe(toCents(order.totalAmount));
	expect(await broken()).toEqual([]);
});

test("a correction fills a pallet, also one that an earlier correction took away", async () => {
	const { body } = await entered(cartOf(16, 16, 8))();
	const before = await read(body.order.orderNumber);
	expect(before).toMatchObject({ subtotal: 360, mixedPallets: null });
	const filled = await corrected(before, { 0: 16, 1: 16, 2: 16 });
	expect(filled.order).toMatchObject({
		subtotal: FULL.total,
		promotions: MIXED,
		mixedPallets: { pallets: [{ fill: 1 }] },
	});
	const less = await corrected(filled.order, { 0: 16, 1: 16, 2: 8 });
	expect(less.order).toMatchObject({ subtotal: 360, mixedPallets: null });
	await allow({ isAllowed: false });
	const again = await corrected(less.order, { 0: 16, 1: 16, 2: 16 });
	await allow();
	expect(again.order).toMatchObject({
		subtotal: FULL.total,
		promotions: MIXED,
		mixedPallets: { pallets: [{ fill: 1 }] },
	});
});

test("an agreed price gives way to the pallet's, and comes back with the pallet", async () => {
	const cart = cartOf(16, 16, 16);
	const enter = entered(cart, { [products[0].id]: { agreedUnitPrice: 850 } });
	const { status, body } = await enter();
	expect(status, JSON.stringify(body)).toBe(201);
	expect(body.order).toMatchObject({ subtotal: FULL.total, discount: 40 });
	// Sent again it is the same order.
	expect((await enter()).body.order.orderNumber).toBe(body.order.orderNumber);
	const { order } = await corrected(await read(body.order.orderNumber), { 0: 16, 1: 16, 2: 8 });
	expect(order.items.map(({ unitPrice }) => unitPrice)).toEqual([8.5, 9, 9]);
});

test("a line with loose boxes and an agreed price costs the same after a correction of another one", async () => {
	const { body } = await entered(cartOf(20, 16, 16), { [products[0].id]: { agreedUnitPrice: 850 } })();
	const before = await read(body.order.orderNumber);
	const { order } = await corrected(before, { 0: 20, 1: 16, 2: 24 });
	// The lower one of 8.50 and the catalogue's 9.00 less 0.80.
	expect([before, order].map(({ items }) => items[0]?.unitPrice)).toEqual([8.2, 8.2]);
});

test("a product that a correction adds stands on the pallet, and in what is recorded of it", async () => {
	const { order } = await corrected(await paid(cartOf(24, 24)), { 0: 16, 1: 16, 2: 16 });
	expect(order).toMatchObject({ subtotal: FULL.total, promotions: MIXED, mixedPallets: { pallets: [{ fill: 1 }] } });
});

test("delivery of a corrected order is that of its own pallets, whatever became of the settings", async () => {
	const way: ShippingOption = {
		...{ id: "palette", name: "Palette", kind: "pallet", carrier: "Geodis", zones: ["france"] },
		...{ rate: { by: "units", palletCents: 6000, layerCents: 2000, boxCents: 900 }, freeFromCents: null },
		...{ maximumKilograms: null, transitDays: 2, hasDayChoice: false, surcharges: [] },
	};
	await changeSettings("shipping", {
		zones: [{ id: "france", name: "France", country: "FR", prefixes: [] }],
		options: [way],
	});
	onTestFinished(() => changeSettings("shipping", { zones: [], options: [] }));
	const order = await paid(cartOf(16, 16, 16));
	expect(order.shippingCost).toBe(60);
	await allow({ isAllowed: false });
	// Five layers on one pallet, as the six were; without mixing six would have cost 120.
	const { order: less } = await corrected(order, { 0: 16, 1: 16, 2: 8 });
	await allow();
	expect(less).toMatchObject({ shippingCost: 60, subtotal: 360 });
});

test("a quote has its pallet when it is accepted, whatever became of the settings since", async () => {
	const cart = cartOf(16, 16, 16);
	const { body } = await sendQuote(admin, unseen(cart));
	await allow({ isAllowed: false });
	const accepted = await acceptByKey(body.key);
	expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
	expect(await read(accepted.body.order?.orderNumber ?? "")).toMatchObject({
		subtotal: FULL.total,
		promotions: MIXED,
		mixedPallets: { pallets: [{ fill: 1 }] },
	});
	await allow();
});

test("of a product in two categories the first one decides, as it does on every page", async () => {
	const [first, second, third] = products.map(({ id }) => id);
	await db().query(
		`insert into product_category_product (product_id, product_category_id)
			select $1, id from product_category where handle = 'gateaux'`,
		[third],
	);
	const discountOf = async (category: string) => {
		await allow(
			{ categories: [category] },
			[first, second].flatMap((id) => id ?? []),
		);
		return (await quote(cartOf(16, 16, 16))).discount;
	};
	expect([await discountOf("GATEAUX"), await discountOf("BONBONS")]).toEqual([0, FULL.discount]);
	expect((await packagingOf(context.pool, [third ?? ""])).get(third ?? "")?.category).toBe("BONBONS");
	await allow();
});

test("the dashboard counts the pallets that hold layers of several products", async () => {
	const counted = async () => (await api<Dashboard>("/admin/dashboard", { token: admin })).body.mixedPallets.pallets;
	const before = await counted();
	// Seven layers of one beside a full pallet of another: the seventh stands alone.
	expect((await paid(cartOf(56, 48))).mixedPallets?.pallets).toMatchObject([{ layers: [{ layers: 1 }] }]);
	expect(await counted()).toBe(before);
	await paid(cartOf(16, 16, 16));
	expect(await counted()).toBe(before + 1);
});

test("a company's own pallet price holds on a mixed pallet; another channel adds up its own prices", async () => {
	const { manager, company } = await newCompany();
	const own = await makeProduct(admin, { piecesPerBox: 10, boxesPerLayer: 8, boxesPerPallet: 48, stock: 500 });
	await api(`/admin/companies/${company.id}/prices/${own.id}`, {
		method: "PUT",
		token: admin,
		body: { box: 1, layer: 0.9, pallet: 0.5 },
	});
	await allow({}, [own.id, ...products.map(({ id }) => id)]);
	const cart = [{ product: { ...own, inventoryItemId: "" }, boxes: 32 }, ...cartOf(16)];
	const shown = await quote(cart, manager.token);
	expect(shown).toMatchObject({ discount: 32 * 4 + 16, subtotal: 32 * 5 + 16 * 8 });
	await allow();

	const channelId = await newChannel();
	const answer = await api<ShippingQuoteResponse>("/admin/orders/quote", {
		token: admin,
		body: { items: itemsOf(cartOf(16, 16, 16)), channelId },
	});
	expect(answer.body).toMatchObject({ subtotal: FULL.goods, discount: 0 });
});

test("of two customers who compose a pallet of the last layers at once one has them, at the pallet's price", async () => {
	const last = await makeProduct(admin, {
		...{ piecesPerBox: 10, boxesPerLayer: 8, boxesPerPallet: 48, stock: 16 },
		...{ pricePerPieceBox: 1, pricePerPieceLayer: 0.9, pricePerPiecePallet: 0.8 },
	});
	await allow({}, [last.id, ...products.map(({ id }) => id)]);
	const cart = [{ product: { ...last, inventoryItemId: "" }, boxes: 16 }, ...cartOf(16, 16)];
	const both = await Promise.all([registerCustomer(), registerCustomer()]);
	const request = requestAt(toCents((await quote(cart)).totalWithShipping), cart, "");
	const answers = await Promise.all(
		both.map(({ token }) => createIntent<PaymentIntentResponse & ApiError>(token, request)),
	);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
	const refused = answers.find(({ status }) => status === 409);
	expect(refused?.body.code).toBe("OUT_OF_STOCK");
	const placed = await read(answers.find(({ status }) => status === 200)?.body.orderNumber ?? "");
	expect(placed).toMatchObject({ subtotal: FULL.total, discount: FULL.discount });
	await allow();
});
