import { randomUUID } from "node:crypto";
import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { BalanceIntent } from "@confiserie/domain/contract/balance";
import type { Recall, RecallSent, Receipt } from "@confiserie/domain/contract/lots";
import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import { dayOf, daysLater } from "@confiserie/domain/day";
import { DEFAULT_SHIPPING_OFFER } from "@confiserie/domain/delivery/options";
import { commercialCodeFor } from "@confiserie/domain/payments/commercial-code";
import { depositCents } from "@confiserie/domain/payments/deposit";
import { afterAll, afterEach, expect, test } from "vitest";
import { adminToken, api, db, registerCustomer } from "../support/api";
import { openBalance, readOrder } from "../support/deposit";
import { brokenSinceNow } from "../support/invariants";
import { settledInvoicesOf } from "../support/invoices";
import { mailedTo } from "../support/mailed";
import { outboxEmpty } from "../support/medusa-orders";
import { syncsWithMedusa } from "../support/medusa-sync";
import { openOrderContext } from "../support/order-context";
import { createIntent, intentRequest, newProduct, payByCard, stockOf } from "../support/ordering";
import { changeSettings, restoreSettings } from "../support/settings";

syncsWithMedusa();

const { context, close } = openOrderContext();
afterAll(close);
afterEach(restoreSettings);

const TODAY = dayOf(new Date());
const BASTIA = { street: "3 rue Neuve", city: "Bastia", postalCode: "20200", country: "France" };

test("three pallets and five boxes to Corsica: deposit, two shipments with labels, a refused box, balance, invoice, recall", async () => {
	await changeSettings("shipping", {
		zones: [{ id: "corse", name: "Corse", country: "FR", prefixes: ["20"] }],
		options: [
			{
				id: "palette",
				name: "Palette",
				kind: "pallet",
				carrier: "Geodis",
				zones: ["corse"],
				rate: { by: "units", palletCents: 12_000, layerCents: 3_000, boxCents: 900 },
				freeFromCents: null,
				maximumKilograms: null,
				transitDays: 3,
				hasDayChoice: true,
				surcharges: [{ id: "hayon", name: "Hayon", cents: 2_500, isOptional: true }],
			},
		],
		packing: {
			...DEFAULT_SHIPPING_OFFER.packing,
			...{ tarePercent: 0, palletFillPercent: 100 },
		},
		companyPrefix: "3760123",
	});
	const [admin, customer] = await Promise.all([adminToken(), registerCustomer()]);
	const broken = await brokenSinceNow(context.pool);
	const product = await newProduct({ boxes: 0 });
	const perPallet = product.boxesPerPallet ?? 48;
	const boxes = 3 * perPallet + 5;
	const receive = (lot: string, count: number, days: number) =>
		api<Receipt>("/admin/receipts", {
			token: admin,
			body: {
				key: randomUUID(),
				productId: product.id,
				lot,
				boxes: count,
				expiresOn: daysLater(TODAY, days),
				receivedOn: TODAY,
			},
		});
	await receive("FIRST", 2 * perPallet, 100);
	const { body: received } = await receive("SECOND", 2000 - 2 * perPallet, 300);
	const cart = [{ product, boxes }];

	// Three pallets, five boxes and the tail lift, on the first day offered.
	const choice = { optionId: "palette", surchargeIds: ["hayon"] };
	const items = [{ productId: product.id, quantity: boxes }];
	const quoted = await api<ShippingQuoteResponse>("/payments/calculate-shipping", {
		body: { items, address: BASTIA, delivery: choice },
	});
	expect(quoted.body.shippingCost).toBe(360 + 45 + 25);
	const day = quoted.body.options[0]?.deliveredFrom ?? "";
	const totalCents = Math.round(quoted.body.totalWithShipping * 100);
	const full = intentRequest(cart);
	const amount = depositCents(totalCents, 30);
	const { body: intent } = await createIntent(customer.token, {
		...full,
		amount,
		paymentType: "deposit",
		depositPercentage: 30,
		commercialCode: await commercialCodeFor(customer.email),
		orderData: {
			...full.orderData,
			address: BASTIA,
			delivery: { ...choice, day },
			total: totalCents,
			paymentAmount: amount,
			remainingAmount: totalCents - amount,
		},
	});
	await payByCard(customer.token, intent.clientSecret);
	const { orderNumber } = intent;
	const order = await readOrder(customer, orderNumber);
	expect(order).toMatchObject({
		status: "CONFIRMED",
		paymentStatus: "PARTIAL",
		delivery: { day, surcharges: ["Hayon"] },
	});

	const path = `/admin/orders/${orderNumber}`;
	const lineId = order.items[0]?.id ?? "";
	const post = (what: string, body: object) =>
		api<AdminOrderDetail>(`${path}/${what}`, { token: admin, body, headers: { "Idempotency-Key": randomUUID() } });
	const tracking = { carrier: "OTHER", number: "GEO123456", link: "https://suivi.exemple.fr/GEO123456" };
	const first = await post("shipments", { lines: [{ lineId, boxes: 2 * perPallet }], tracking });
	expect(first.body).toMatchObject({ status: "CONFIRMED", isPartlyShipped: true });
	const second = await post("shipments", {});
	expect(second.body).toMatchObject({ status: "SHIPPED", isPartlyShipped: false });
	const packages = second.body.shipments.map((shipment) => shipment.packages);
	expect(packages.map((all) => all.map(({ kind }) => kind))).toEqual([
		["PALLET", "PALLET"],
		["PALLET", "PALLET"],
	]);
	// A box weighs five kilograms gross where its product has no weight, else what the product says.
	expect(packages.flat().every(({ sscc, grams }) => /^.3760123\d{10}$/.test(sscc) && grams > 0)).toBe(true);
	for (const number of [1, 2])
		for (const document of ["labels", "delivery-note", "transport-note"]) {
			const { status, body } = await api<string>(`${path}/shipments/${number}/${document}`, { token: admin });
			expect([document, status, body.slice(0, 5)]).toEqual([document, 200, "%PDF-"]);
		}
	await outboxEmpty(orderNumber);
	expect(await stockOf(product)).toMatchObject({ stocked: 2000 - boxes, reserved: 0 });

	// Two pallets left with the first lot, the rest with the second.
	expect(second.body.lots.map(({ code, boxes: count }) => [code, count])).toEqual([
		["FIRST", 2 * perPallet],
		["SECOND", perPallet + 5],
	]);
	const refused = {
		lines: [{ lineId, boxes: 1, disposition: "RESTOCK", lotId: received.lotId }],
		reason: "Carton refusé à la livraison",
	};
	expect((await post("returns", refused)).body.items[0]?.quantityReturned).toBe(1);
	expect(await stockOf(product)).toMatchObject({ stocked: 2000 - boxes + 1 });

	const { body: balance } = await openBalance<BalanceIntent>(customer, orderNumber);
	expect(balance.amount).toBe(totalCents - amount);
	await payByCard(customer.token, balance.clientSecret);
	expect(await readOrder(customer, orderNumber)).toMatchObject({ paymentStatus: "PAID", remainingAmount: 0 });
	const documents = await settledInvoicesOf(order.id);
	expect(documents.map(({ kind }) => kind)).toEqual(["DEPOSIT_INVOICE", "FINAL_INVOICE"]);
	const recall = `/admin/lots/${received.lotId}/recall`;
	expect((await api<Recall>(recall, { token: admin })).body).toMatchObject({
		lot: { code: "SECOND", boxes: 2000 - boxes + 1 },
		recipients: [{ email: order.customerEmail, boxes: perPallet + 4, orders: [{ orderNumber }], mailedAt: null }],
	});
	const letter = { subject: "Rappel du lot SECOND", text: "Ne vendez pas ces cartons." };
	expect((await api<RecallSent>(recall, { token: admin, body: letter })).body).toMatchObject({ sent: 1 });
	expect(await mailedTo(order.customerEmail, "lot-recall")).toContain(letter.text);
	expect((await api<string>(`${recall}.csv`, { token: admin })).body).toContain(orderNumber);
	const { rows } = await db().query(
		"select count(*)::int as mails from mail_outbox where order_id = $1 and template = $2",
		[order.id, "order-shipment"],
	);
	expect(rows).toEqual([{ mails: 2 }]);
	expect(await broken()).toEqual([]);
});
