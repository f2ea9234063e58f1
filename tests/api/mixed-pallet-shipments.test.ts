import { randomUUID } from "node:crypto";
import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { Dashboard } from "@confiserie/domain/contract/dashboard";
import type { Picking } from "@confiserie/domain/contract/picking";
import { DEFAULT_SHIPPING_OFFER } from "@confiserie/domain/delivery/options";
import { toCents } from "@confiserie/domain/money";
import { grossSum } from "@confiserie/domain/tax/taxed-amount";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adminToken, api, registerCustomer, type TestCustomer } from "../support/api";
import { brokenSinceNow } from "../support/invariants";
import { settledInvoicesOf } from "../support/invoices";
import { outboxEmpty } from "../support/medusa-orders";
import { openOrderContext } from "../support/order-context";
import { createIntent, newProduct, payByCard, type TestProduct } from "../support/ordering";
import { quoteWith, requestAt } from "../support/promotions";
import { changeSettings, restoreSettings } from "../support/settings";

const { context, close } = openOrderContext();
let admin: string;
let customer: TestCustomer;
/** Six layers of 8 boxes a pallet. */
let products: [TestProduct, TestProduct, TestProduct];
beforeAll(async () => {
	[admin, customer] = await Promise.all([adminToken(), registerCustomer()]);
	products = [await newProduct(), await newProduct(), await newProduct()];
	await allow(true);
});
afterAll(async () => {
	await restoreSettings();
	await close();
});

/** Pallets of these products alone: other files ship by today's rule. */
const allow = (isAllowed: boolean) =>
	changeSettings("shipping", {
		packing: {
			...DEFAULT_SHIPPING_OFFER.packing,
			mixedPallets: {
				...{ isAllowed, minimumFillPercent: 90, categories: [] },
				productIds: products.map(({ id }) => id),
			},
		},
	});

const read = async <Body = AdminOrderDetail>(path: string) => (await api<Body>(path, { token: admin })).body;

async function paid(...boxes: [number, number, number]): Promise<AdminOrderDetail> {
	const cart = products.map((product, index) => ({ product, boxes: boxes[index] ?? 0 }));
	const { totalWithShipping } = await quoteWith(cart, "", customer.token);
	const body = { ...requestAt(toCents(totalWithShipping), cart, ""), checkoutId: randomUUID() };
	const { body: intent } = await createIntent(customer.token, body);
	await payByCard(customer.token, intent.clientSecret);
	await outboxEmpty(intent.orderNumber);
	return read(`/admin/orders/${intent.orderNumber}`);
}

async function ship({ orderNumber }: AdminOrderDetail, body: object) {
	const path = `/admin/orders/${orderNumber}/shipments`;
	const answer = await api<AdminOrderDetail>(path, {
		token: admin,
		body,
		headers: { "Idempotency-Key": randomUUID() },
	});
	expect(answer.status, JSON.stringify(answer.body)).toBe(201);
	const [shipment] = answer.body.shipments.slice(-1);
	if (!shipment) throw new Error("Nothing was shipped.");
	return { order: answer.body, shipment };
}
const layersIn = ({ packages }: AdminOrderDetail["shipments"][number]) =>
	packages.map(({ kind, contents }) => [kind, ...contents.map(({ layers, boxes }) => `${layers}/${boxes}`).sort()]);

test("a mixed pallet is picked by its plan, corrected by a layer, shipped as it was recorded and invoiced to the cent", async () => {
	const broken = await brokenSinceNow(context.pool);
	const before = (await read<Dashboard>("/admin/dashboard")).mixedPallets;
	const order = await paid(24, 16, 18);
	const { orderNumber } = order;
	const planned = await read<Picking>(`/admin/orders/picking?orders=${orderNumber}`);
	const plans = planned.orders[0]?.pallets ?? [];
	expect(plans.map(({ fill, layers }) => [Math.round(fill * 6), layers.length])).toEqual([
		[6, 3],
		[1, 1],
	]);

	// A layer less leaves six, and two boxes beside them.
	const items = products.map(({ id: productId }, index) => ({ productId, boxes: [16, 16, 18][index] }));
	const path = `/admin/orders/${orderNumber}`;
	const { body: preview } = await api<{ fingerprint: string; version: number }>(`${path}/correction-preview`, {
		token: admin,
		body: { items },
	});
	const corrected = await api(`${path}/corrections`, {
		token: admin,
		headers: { "Idempotency-Key": randomUUID() },
		body: { items, fingerprint: preview.fingerprint, version: preview.version },
	});
	expect(corrected.status, JSON.stringify(corrected.body)).toBe(201);
	await outboxEmpty(orderNumber);
	const { mixedPallets } = await read<Dashboard>("/admin/dashboard");
	expect(mixedPallets.pallets).toBe(before.pallets + 1);
	expect(mixedPallets.percent).toBeGreaterThan(0);

	// Today's settings no longer decide.
	await allow(false);
	const { order: left, shipment } = await ship(order, {});
	expect(layersIn(shipment)).toEqual([["PALLET", "2/16", "2/16", "2/16"], ["PALLET"]]);
	expect(new Set(shipment.packages[0]?.contents.map(({ productName }) => productName))).toEqual(
		new Set(products.map(({ name }) => name)),
	);
	expect(shipment.packages.every(({ sscc, grams }) => /^\d{18}$/.test(sscc) && grams > 0)).toBe(true);
	for (const document of ["labels", "delivery-note", "transport-note"]) {
		const { status, body } = await api<string>(`${path}/shipments/1/${document}`, { token: admin });
		expect([document, status, body.slice(0, 5)]).toEqual([document, 200, "%PDF-"]);
	}
	await allow(true);
	await outboxEmpty(orderNumber);
	const last = (await settledInvoicesOf(order.id)).at(-1);
	expect([last?.kind, grossSum(last?.document.totals ?? [])]).toEqual(["FINAL_INVOICE", toCents(left.totalAmount)]);
	expect(await broken()).toEqual([]);
});

test("a part is composed from its own boxes; as many pallets as proposed state their contents, parcels do not", async () => {
	const order = await paid(16, 16, 16);
	const some = (...boxes: number[]) =>
		order.items.flatMap(({ id: lineId }, index) => (boxes[index] ? [{ lineId, boxes: boxes[index] }] : []));
	const first = await ship(order, { lines: some(8, 8), packages: [{ kind: "PALLET", grams: 90_000 }] });
	expect(layersIn(first.shipment)).toEqual([["PALLET", "1/8", "1/8"]]);
	expect(first.shipment.packages[0]?.grams).toBe(90_000);
	const second = await ship(order, { lines: some(8), packages: [{ kind: "PARCEL" }, { kind: "PARCEL" }] });
	expect(layersIn(second.shipment)).toEqual([["PARCEL"], ["PARCEL"]]);
	const { shipment } = await ship(order, {});
	expect(layersIn(shipment)).toEqual([["PALLET", "1/8", "2/16"]]);
});

test("an order without a composition ships as before, though the settings would allow one", async () => {
	await allow(false);
	const order = await paid(16, 16, 16);
	await allow(true);
	const { shipment } = await ship(order, {});
	expect(shipment.packages).toHaveLength(48);
	expect(shipment.packages.every(({ kind, contents }) => kind === "PARCEL" && contents.length === 0)).toBe(true);
});
