import { randomUUID } from "node:crypto";
import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { Order } from "@confiserie/domain/contract/order";
import type { LinePreview } from "@confiserie/domain/contract/order-corrections";
import type {
	DeliveryChoiceInput,
	PaymentIntentResponse,
	ShippingQuoteResponse,
} from "@confiserie/domain/contract/payment";
import type { StaffOrderResult } from "@confiserie/domain/contract/staff-order";
import { dayOf, daysLater } from "@confiserie/domain/day";
import { workingDaysLater } from "@confiserie/domain/delivery/days";
import type { ServiceZone, ShippingOption } from "@confiserie/domain/delivery/options";
import { DEFAULT_SHIPPING_OFFER } from "@confiserie/domain/delivery/options";
import { DEFAULT_DELIVERY_RULES } from "@confiserie/domain/delivery/quote";
import type Medusa from "@medusajs/js-sdk";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { closedDays } from "../../backend/src/modules/fulfilment/delivery/closed-days";
import { adminToken, api, db, engine, medusaToken, registerCustomer, type TestCustomer } from "../support/api";
import { issueKey } from "../support/channel-keys";
import { saleOf, sendOrder } from "../support/channel-orders";
import { readOrder } from "../support/deposit";
import { medusaOrderOf, outboxEmpty } from "../support/medusa-orders";
import { syncsWithMedusa } from "../support/medusa-sync";
import { companyOnAccount } from "../support/on-account";
import { CARDS, createIntent, intentRequest, newProduct, payByCard, type TestProduct } from "../support/ordering";
import { makeProduct } from "../support/products";
import { FREE_DELIVERY, newPromotion } from "../support/promotions";
import { acceptByKey, quoteBody, sendQuote } from "../support/quotes";
import { changeSettings, restoreSettings } from "../support/settings";
import { isThorough } from "../support/sizes";
import { ADDRESS, beginPayment, filledCart, publishableKey, storefront, variantOf } from "../support/store";

const ZONES: ServiceZone[] = [
	{ id: "france", name: "France", country: "FR", prefixes: [] },
	{ id: "corse", name: "Corse", country: "FR", prefixes: ["20"] },
];
const PARCEL: ShippingOption = {
	id: "colis",
	name: "Colis",
	kind: "parcel",
	carrier: "Colissimo",
	zones: ["france"],
	rate: {
		by: "weight",
		bands: [
			{ upToKilograms: 10, cents: 790 },
			{ upToKilograms: 30, cents: 1490 },
		],
	},
	freeFromCents: null,
	maximumKilograms: 30,
	transitDays: 2,
	hasDayChoice: false,
	surcharges: [],
};
const PALLET: ShippingOption = {
	...PARCEL,
	id: "palette",
	name: "Palette",
	kind: "pallet",
	carrier: "Geodis",
	zones: ["france", "corse"],
	rate: { by: "units", palletCents: 12_000, layerCents: 3_000, boxCents: 900 },
	maximumKilograms: null,
	hasDayChoice: true,
	surcharges: [{ id: "hayon", name: "Hayon", cents: 2_500, isOptional: true }],
};
const MONTELIMAR = { country: "France", postalCode: "26200" };
const BASTIA = { street: "3 rue Neuve", city: "Bastia", postalCode: "20200", country: "France" };

const isClosed = closedDays(DEFAULT_DELIVERY_RULES.dispatch);

let customer: TestCustomer;
let admin: string;
/** 10 EUR a box of 5 kg; 9 EUR from a layer of 8. */
let product: TestProduct;
beforeAll(async () => {
	[customer, admin, product] = await Promise.all([registerCustomer(), adminToken(), newProduct()]);
	await db().query("update product_packaging set weight_grams = 500 where product_id = $1", [product.id]);
});
const OFFER = {
	zones: ZONES,
	options: [PARCEL, PALLET],
	packing: {
		...DEFAULT_SHIPPING_OFFER.packing,
		...{ tarePercent: 0, palletFillPercent: 100 },
	},
};
/** Two to three weeks ahead: a day that is open to requests but for its weekday. */
const nextSunday = () => {
	const today = dayOf(new Date());
	return daysLater(today, 21 - new Date(`${today}T00:00:00Z`).getUTCDay());
};
beforeAll(() => changeSettings("shipping", OFFER));
afterAll(restoreSettings);

/** Another offer for the test that is running. */
async function changeOffer(changes: Partial<typeof OFFER>): Promise<void> {
	onTestFinished(() => changeSettings("shipping", OFFER));
	await changeSettings("shipping", changes);
}

const itemsOf = (boxes: number) => [{ productId: product.id, quantity: boxes }];
const quote = (boxes: number, more: object = {}) =>
	api<ShippingQuoteResponse & ApiError>("/payments/calculate-shipping", { body: { items: itemsOf(boxes), ...more } });

/** Orders boxes at a delivery price of so many cents. */
function order(boxes: number, shippingCents: number, delivery?: DeliveryChoiceInput, address?: typeof BASTIA) {
	const request = intentRequest([{ product, boxes }]);
	const { items } = request.orderData;
	const total = items.reduce((sum, { totalPrice = 0 }) => sum + totalPrice, 0) + shippingCents;
	const orderData = { ...request.orderData, ...(address && { address }), delivery, total, paymentAmount: total };
	return createIntent<PaymentIntentResponse & ApiError>(customer.token, { ...request, amount: total, orderData });
}

describe("POST /payments/calculate-shipping", () => {
	test("offers what delivers the cart, the cheapest first, with carrier, days and surcharges", async () => {
		const { status, body } = await quote(4, { address: MONTELIMAR });
		expect(status).toBe(200);
		expect(body).toMatchObject({ shippingCost: 14.9, totalWithShipping: 54.9, isFreeShipping: false });
		expect(body.optionId).toBe("colis");
		expect(body.options).toMatchObject([
			{ id: "colis", name: "Colis", kind: "parcel", carrier: "Colissimo", price: 14.9, surcharges: [] },
			{ id: "palette", price: 36, hasDayChoice: true, surcharges: [{ id: "hayon", name: "Hayon", price: 25 }] },
		]);
		const [{ dispatchBy = "", deliveredFrom = "" } = {}] = body.options;
		expect(deliveredFrom > dispatchBy).toBe(true);
		expect(body.options.map(({ promise }) => promise)).toMatchObject(
			body.options.map(({ deliveredFrom: day }) => ({ kind: "DELIVERY", day, isFrom: false })),
		);
		expect(body.promise).toMatchObject({ day: deliveredFrom, isFrom: true });
		expect(body.taxes.reduce((sum, { gross }) => sum + Math.round(gross * 100), 0)).toBe(5490);
	});

	test("a choice and a surcharge change the price; without an address mainland France is meant", async () => {
		const delivery = { optionId: "palette", surchargeIds: ["hayon"] };
		expect((await quote(4, { delivery })).body).toMatchObject({ shippingCost: 61, optionId: "palette" });
	});

	test.each([
		["a parcel to Corsica", { address: BASTIA, delivery: { optionId: "colis" } }],
		["an option that there is not", { delivery: { optionId: "avion" } }],
		["a country without a zone", { address: { country: "Belgique", postalCode: "1000" } }],
	])("%s returns 409 and says what to do", async (_, more) => {
		const { status, body } = await quote(1, more);
		expect([status, body.code]).toEqual([409, "NO_DELIVERY_OPTION"]);
	});

	test("the last day of dispatch follows the product that takes longest to prepare", async () => {
		const before = (await quote(4)).body;
		expect(before.leavesWithin48h).toBe(true);
		await db().query("update product_packaging set preparation_days = 5 where product_id = $1", [product.id]);
		const { body } = await quote(4);
		await db().query("update product_packaging set preparation_days = null where product_id = $1", [product.id]);
		expect(body.leavesWithin48h).toBe(false);
		expect(body.dispatchBy).toBe(body.options[0]?.dispatchBy);
		expect((body.dispatchBy ?? "") > (before.dispatchBy ?? "")).toBe(true);
	});

	test("a closure ahead ends the promise of 24-48 h", async () => {
		const today = dayOf(new Date());
		const closedDays = Array.from({ length: 10 }, (_, index) => daysLater(today, index + 1));
		onTestFinished(() => changeSettings("shipping", OFFER));
		await changeSettings("shipping", { dispatch: { cutOffHour: 24, preparationDays: 2, transitDays: 2, closedDays } });
		expect((await quote(4)).body.leavesWithin48h).toBe(false);
		expect((await api<{ leavesWithin48h: boolean }>("/settings")).body.leavesWithin48h).toBe(false);
	});

	test("says what a full layer would cost where it costs no more", async () => {
		const { body } = await quote(7, { delivery: { optionId: "palette" } });
		expect(body).toMatchObject({
			shippingCost: 63,
			nextStep: { productId: product.id, unit: "layer", count: 1, missingBoxes: 1, shippingCost: 30 },
		});
	});

	test("contains the VAT of the country where its zone says so, at the same price", async () => {
		const belgium: ServiceZone = {
			id: "belgique",
			name: "Belgique",
			country: "BE",
			prefixes: [],
			vat: { standardPercent: 21, reducedPercent: 6 },
		};
		await changeOffer({
			zones: [...ZONES, belgium],
			options: [PARCEL, { ...PALLET, zones: ["france", "belgique"] }],
		});
		const { body } = await quote(4, { address: { country: "Belgique", postalCode: "1000" } });
		expect(body.totalWithShipping).toBe(76);
		expect(body.taxes.map(({ ratePercent, gross }) => [ratePercent, gross])).toEqual([[21, 76]]);
		expect(body.zoneVat).toEqual({ standardPercent: 21, reducedPercent: 6 });
	});

	test("a malformed choice is named", async () => {
		const { status, body } = await quote(1, { delivery: { day: "demain" } });
		expect([status, body.field]).toEqual([400, "delivery.day"]);
	});
});

describe("a pickup", () => {
	const place = { address: "3 rue du Port, 13002 Marseille", hours: "De 9 h à 12 h", weekdays: [1, 2, 3, 4, 5, 6] };
	const PICKUP: ShippingOption = {
		...PALLET,
		...{ id: "retrait", name: "Retrait", kind: "pickup", pickup: place },
		rate: { by: "value", bands: [{ fromCents: 0, cents: 0 }] },
	};

	test("is ordered with its place and its first open day, without carrier, services and requested day", async () => {
		await changeOffer({ options: [PARCEL, PICKUP] });
		const { body } = await quote(4, { address: MONTELIMAR, delivery: { optionId: "retrait" } });
		const offered = body.options.find(({ id }) => id === "retrait");
		expect(offered).toMatchObject({ carrier: "", hasDayChoice: false, surcharges: [], pickup: place });
		const day = offered?.deliveredFrom ?? "";
		expect(new Date(`${day}T00:00:00Z`).getUTCDay()).not.toBe(0);
		expect((await order(4, 0, { optionId: "retrait", day })).body).toMatchObject({ field: "orderData.delivery.day" });
		const placed = await order(4, 0, { optionId: "retrait" });
		expect(placed.status).toBe(200);
		await payByCard(customer.token, placed.body.clientSecret);
		const { orderNumber } = placed.body;
		const { delivery } = await readOrder(customer, orderNumber);
		expect(delivery).toMatchObject({ kind: "pickup", carrier: "", surcharges: [], day: null, pickup: place });
		expect(delivery?.deliveredFrom).toBe(day);
		const moved = await api<{ history: { note: string | null }[] }>(`/admin/orders/${orderNumber}/status`, {
			method: "PATCH",
			token: admin,
			body: { status: "SHIPPED" },
		});
		expect(moved.status).toBe(200);
		const { rows } = await db().query(
			"select changes from admin_audit where entity = 'order' and label = $1 order by id desc limit 1",
			[orderNumber],
		);
		expect(rows[0].changes.status.to).toBe("Prête à retirer");
	});
});

describe("an order", () => {
	test("is charged and stored with the option, its surcharges and the day that was asked for, in time for which it leaves", async () => {
		const { body: offer } = await quote(4, { address: BASTIA });
		const { dispatchBy: earliest = "", deliveredFrom = "" } = offer.options[0] ?? {};
		const [dispatchBy, day] = [earliest, deliveredFrom].map((first) => workingDaysLater(first, 5, isClosed));
		const delivery = { optionId: "palette", surchargeIds: ["hayon"], day };
		const { status, body } = await order(4, 6_100, delivery, BASTIA);
		expect(status).toBe(200);
		expect(await readOrder(customer, body.orderNumber)).toMatchObject({
			shippingCost: 61,
			dispatchBy,
			delivery: { optionId: "palette", name: "Palette", carrier: "Geodis", surcharges: ["Hayon"], dispatchBy, day },
		});
	});

	test("without a choice is delivered the cheapest way to its own address", async () => {
		const { body } = await order(1, 790);
		expect((await readOrder(customer, body.orderNumber)).delivery).toMatchObject({ optionId: "colis", day: null });
	});

	test("at the price of another address is refused, and so is an option that does not deliver there", async () => {
		expect((await order(1, 790, undefined, BASTIA)).body.code).toBe("PRICE_CHANGED");
		expect((await order(1, 790, { optionId: "colis" }, BASTIA)).body.code).toBe("NO_DELIVERY_OPTION");
	});

	test.each([
		["a day before it can arrive", { optionId: "palette", day: "2020-01-06" }, 900],
		["a Sunday", { optionId: "palette", day: nextSunday() }, 900],
		["a working day years ahead", { optionId: "palette", day: "2036-11-24" }, 900],
		["a day of an option that has no choice of days", { optionId: "colis", day: "2036-11-24" }, 790],
	])("for %s is refused and names the day", async (_, delivery, shippingCents) => {
		const { status, body } = await order(1, shippingCents, delivery);
		expect([status, body.code, body.field]).toEqual([400, "VALIDATION", "orderData.delivery.day"]);
	});

	test("the same checkout again with another option is the same order, delivered the other way", async () => {
		const request = intentRequest([{ product, boxes: 1 }]);
		const send = (optionId: string, shippingCents: number) => {
			const total = 1000 + shippingCents;
			const orderData = { ...request.orderData, delivery: { optionId }, total, paymentAmount: total };
			return createIntent(customer.token, { ...request, amount: total, orderData });
		};
		const first = await send("colis", 790);
		const second = await send("palette", 900);
		expect(second.body.orderNumber).toBe(first.body.orderNumber);
		expect(await readOrder(customer, second.body.orderNumber)).toMatchObject({
			shippingCost: 9,
			delivery: { optionId: "palette" },
		});
	});

	test("of a channel chooses as well", async () => {
		const { key } = await issueKey();
		const sale = saleOf(product.id, 1, { delivery: { optionId: "palette" } });
		expect((await sendOrder(key, sale)).body).toMatchObject({ shippingCost: 900 });
	});

	test("that staff enters, and a quote, cost what they show, to the customer's address", async () => {
		const cart = [{ product, boxes: 4 }];
		const shown = await api<ShippingQuoteResponse>("/admin/orders/quote", {
			token: admin,
			body: { items: itemsOf(4), address: BASTIA },
		});
		expect(shown.body).toMatchObject({ shippingCost: 36, optionId: "palette" });
		const { payment, customerId, orderData } = quoteBody(customer, cart);
		const { body: entered } = await api<StaffOrderResult>("/admin/orders", {
			token: admin,
			body: { requestId: randomUUID(), customerId, payment, orderData: { ...orderData, address: BASTIA, total: 7600 } },
		});
		expect(entered.order).toMatchObject({ shippingCost: 36, delivery: { name: "Palette" } });
		const offered = await sendQuote(admin, quoteBody(customer, cart, { orderData: { ...orderData, address: BASTIA } }));
		expect(offered.body).toMatchObject({ total: 76 });
		await acceptByKey(offered.body.key);
		const { rows } = await db().query(
			"select delivery from order_book join sales_quote on sales_quote.order_id = order_book.id where sales_quote.id = $1",
			[offered.body.id],
		);
		expect(rows[0].delivery).toMatchObject({ optionId: "palette", name: "Palette" });
	});

	test("that staff enters for a member is taxed as the member's own, and by the options of the company's terms alone", async () => {
		const vat = { standardPercent: 19, reducedPercent: 7 };
		await changeOffer({
			zones: [...ZONES, { ...(ZONES[0] as ServiceZone), id: "allemagne", name: "Allemagne", country: "DE", vat }],
			options: [{ ...PARCEL, zones: ["france", "allemagne"] }, PALLET],
		});
		await changeSettings("delivery", { countries: ["FR", "DE"] });
		const { manager } = await companyOnAccount({ shippingOptionIds: ["colis"] });
		const address = { street: "3 Hauptstraße", city: "Berlin", postalCode: "10115", country: "Allemagne" };
		const { customerId, orderData } = quoteBody(manager, [{ product, boxes: 4 }]);
		const enter = (delivery: object, more: object) => ({
			...{ requestId: randomUUID(), customerId, payment: "LINK" },
			orderData: { ...orderData, address, delivery, ...more },
		});
		const send = (body: object) => api<StaffOrderResult & ApiError>("/admin/orders", { token: admin, body });
		const taxed = async (business: object) => {
			const { status, body } = await send(enter({ optionId: "colis" }, business));
			expect(status, JSON.stringify(body)).toBe(201);
			return body.order;
		};
		const [company, person] = [await taxed({}), await taxed({ as: "private" })];
		expect([company, person].map(({ taxes }) => taxes.map(({ ratePercent }) => ratePercent))).toEqual([[20], [19]]);
		const csv = await engine<string>(`/api/admin/orders/export?query=${person.orderNumber}`, { token: admin });
		const [head = [], row = []] = csv.body.split("\r\n").map((line) => line.replaceAll('"', "").split(";"));
		const cells = ["HT à un autre taux", "TVA à un autre taux"].map((name) =>
			row[head.indexOf(name)]?.replace(",", "."),
		);
		expect(cells.map(Number)).toEqual(person.taxes.flatMap(({ net, vat }) => [net, vat]));
		const request = intentRequest([{ product, boxes: 4 }]);
		const own = { ...request.orderData, address, total: 5490, paymentAmount: 5490 };
		const { body: online } = await createIntent(manager.token, { ...request, amount: 5490, orderData: own });
		const { body: placed } = await api<Order>(`/orders/${online.orderNumber}`, { token: manager.token });
		expect(placed.taxes.map(({ ratePercent }) => ratePercent)).toEqual([20]);
		const excluded = enter({ optionId: "palette" }, { address: orderData.address });
		expect((await send(excluded)).body.code).toBe("NO_DELIVERY_OPTION");
		expect((await sendQuote(admin, excluded)).body.code).toBe("NO_DELIVERY_OPTION");
	});

	test("corrected to fewer boxes pays the agreed delivery less the difference", async () => {
		const { body: placed } = await order(4, 1_490);
		await payByCard(customer.token, placed.clientSecret);
		await outboxEmpty(placed.orderNumber);
		await changeOffer({
			options: [{ ...PARCEL, rate: { by: "weight", bands: [10, 30].map((upToKilograms) => band(upToKilograms)) } }],
		});
		const path = `/admin/orders/${placed.orderNumber}/correction-preview`;
		const items = [{ productId: product.id, boxes: 2 }];
		const { body } = await api<LinePreview>(path, { token: admin, body: { items } });
		expect(body.before).toMatchObject({ shipping: 1490 });
		// 24.90 today for four boxes, 8.90 for two.
		expect(body.after).toMatchObject({ shipping: 0, total: 2000 });
	});
});

const band = (upToKilograms: number) => ({ upToKilograms, cents: upToKilograms === 10 ? 890 : 2_490 });

/** Boxes of carts: below, at and above layers and pallets. */
const COUNTS = Array.from({ length: isThorough ? 24 : 8 }, (_, index) => ((index * 37) % 71) + 1);

/** 10 EUR and 5 kg a box, as `product`. */
const PACKED = {
	piecesPerBox: 10,
	weightGrams: 500,
	pricePerPieceBox: 1,
	pricePerPieceLayer: 0.9,
	pricePerPiecePallet: 0.8,
};

describe("a contact corrected to another zone", () => {
	syncsWithMedusa();

	const read = async (number: string) =>
		(await api<AdminOrderDetail>(`/admin/orders/${number}`, { token: admin })).body;
	const correct = async (number: string, address: typeof BASTIA, fingerprint?: string) => {
		const { version, customerFirstName, customerLastName, customerPhone: phone } = await read(number);
		const person = { firstName: customerFirstName, lastName: customerLastName, phone };
		return api<AdminOrderDetail & ApiError>(`/admin/orders/${number}/contact`, {
			method: "PATCH",
			token: admin,
			body: { version, ...person, address, fingerprint },
		});
	};
	const LIEGE = { street: "3 rue Neuve", city: "Liège", postalCode: "4000", country: "Belgique" };

	test("asks with the difference, then changes delivery, its days, VAT and total of a sale that is paid later, in Medusa too", async () => {
		const belgium: ServiceZone = { ...(ZONES[0] as ServiceZone), id: "belgique", name: "Belgique", country: "BE" };
		const vat = { standardPercent: 21, reducedPercent: 6 };
		await changeOffer({
			zones: [...ZONES, { ...belgium, vat }],
			options: [PARCEL, { ...PALLET, zones: ["france", "corse", "belgique"] }],
		});
		await changeSettings("delivery", { countries: ["FR", "BE"] });
		const { customerId, orderData } = quoteBody(customer, [{ product, boxes: 4 }]);
		const { body: entered } = await api<StaffOrderResult>("/admin/orders", {
			token: admin,
			body: { requestId: randomUUID(), customerId, payment: "LATER", orderData: { ...orderData, total: 5490 } },
		});
		const { orderNumber } = entered.order;
		await outboxEmpty(orderNumber);
		for (const [address, shipping, ratePercent] of [
			[BASTIA, 3600, 20],
			[LIEGE, 3600, 21],
		] as const) {
			const { totalAmount, dispatchBy, delivery } = await read(orderNumber);
			// As if it had been placed long ago.
			await db().query(
				`update order_book set dispatch_by = '2020-01-02', delivery = delivery || '{"deliveredFrom": "2020-01-06"}'
					where order_number = $1`,
				[orderNumber],
			);
			const asked = await correct(orderNumber, address);
			expect([asked.status, asked.body.code]).toEqual([409, "CORRECTION_UNCONFIRMED"]);
			const shown = asked.body.current as LinePreview;
			expect(shown).toMatchObject({
				before: { total: Math.round(totalAmount * 100) },
				after: { shipping, total: 7600, taxes: [{ ratePercent, gross: 7600 }] },
				deliveryName: "Palette",
			});
			expect(await read(orderNumber)).toMatchObject({
				totalAmount,
				deliveryCity: expect.not.stringMatching(address.city),
			});
			const { status, body } = await correct(orderNumber, address, shown.fingerprint);
			expect([status, body.totalAmount, body.deliveryCity]).toEqual([200, 76, address.city]);
			expect(body).toMatchObject({
				delivery: { name: "Palette", deliveredFrom: delivery?.deliveredFrom },
				dispatchBy,
				taxes: [{ ratePercent, gross: 76 }],
			});
		}
		await outboxEmpty(orderNumber);
		const fields = "total,*items.tax_lines";
		const there = await medusaOrderOf<{ total: number; items: { tax_lines: { rate: number }[] }[] }>(
			orderNumber,
			await medusaToken(),
			fields,
		);
		expect([there.total, there.items[0]?.tax_lines[0]?.rate]).toEqual([76, 21]);
	});

	test("is refused with the reason once the order is paid; within its zone it changes nothing else", async () => {
		const { body: placed } = await order(4, 1_490);
		await payByCard(customer.token, placed.clientSecret);
		const refused = await correct(placed.orderNumber, BASTIA);
		expect([refused.status, refused.body.code]).toEqual([409, "ORDER_NOT_CORRECTABLE"]);
		expect(refused.body.message).toMatch(/déjà payée ou facturée/);
		const near = { ...BASTIA, city: "Valence", postalCode: "26000" };
		expect((await correct(placed.orderNumber, near)).body).toMatchObject({
			deliveryCity: "Valence",
			totalAmount: 54.9,
		});
	});
});

describe("the Store API", () => {
	syncsWithMedusa();

	/** Medusa's lists know products that were made through a form. */
	let variant: (sdk: Medusa) => Promise<string>;
	beforeAll(async () => {
		const { id } = await makeProduct(admin, { ...PACKED, stock: 1000 });
		variant = (sdk) => variantOf(sdk, id);
	});
	const optionsOf = async (sdk: Medusa, cartId: string) =>
		(await sdk.store.fulfillment.listCartOptions({ cart_id: cartId })).shipping_options;

	test("lists what delivers the cart there, at the prices of /api, and the order is placed with the chosen one", async () => {
		const sdk = storefront(await publishableKey());
		const lines = [{ variant_id: await variant(sdk), quantity: 4 }];
		const cart = await filledCart(sdk, lines, `store-${randomUUID()}@exemple.fr`);
		const options = await optionsOf(sdk, cart.id);
		expect(options.map(({ name }) => name).sort()).toEqual(["Colis", "Palette"]);
		const parcel = options.find(({ name }) => name === "Colis");
		const pallet = options.find(({ name }) => name === "Palette");
		const { shipping_option: priced } = await sdk.store.fulfillment.calculate(parcel?.id ?? "", { cart_id: cart.id });
		expect(priced.amount).toBe(14.9);
		const { cart: chosen } = await sdk.store.cart.addShippingMethod(cart.id, { option_id: pallet?.id ?? "" });
		expect([chosen.shipping_total, chosen.total]).toEqual([36, 76]);
		await beginPayment(sdk, chosen, CARDS.success);
		await sdk.store.cart.complete(cart.id);
		const { rows } = await db().query("select total_cents, delivery from order_book where cart_id = $1", [cart.id]);
		expect(rows).toMatchObject([{ total_cents: 7600, delivery: { optionId: "palette" } }]);
	});

	test(`prices ${COUNTS.length} carts as /api quotes them, and half of them are ordered at these prices`, async () => {
		const { id } = await makeProduct(admin, { ...PACKED, stock: 1000 });
		const sdk = storefront(await publishableKey());
		const line = { variant_id: await variantOf(sdk, id), quantity: 1 };
		const cart = await filledCart(sdk, [line], `store-${randomUUID()}@exemple.fr`);
		const pallet = (await optionsOf(sdk, cart.id)).find(({ name }) => name === "Palette");
		const delivery = { optionId: "palette" };
		for (const [index, boxes] of COUNTS.entries()) {
			await sdk.store.cart.updateLineItem(cart.id, cart.items?.[0]?.id ?? "", { quantity: boxes });
			const { shipping_option: priced } = await sdk.store.fulfillment.calculate(pallet?.id ?? "", { cart_id: cart.id });
			const items = [{ productId: id, quantity: boxes }];
			const { body } = await api<ShippingQuoteResponse>("/payments/calculate-shipping", { body: { items, delivery } });
			expect(priced.amount, `${boxes} boxes`).toBe(body.shippingCost);
			if (index % 2 === 0) continue;
			const total = Math.round(body.totalWithShipping * 100);
			const request = intentRequest([{ product, boxes }]);
			const orderData = { ...request.orderData, items, delivery, total, paymentAmount: total };
			const { token } = await registerCustomer();
			const placed = await createIntent(token, { ...request, amount: total, orderData });
			expect([placed.status, placed.body.paymentAmount], `${boxes} boxes`).toEqual([200, total]);
		}
	});

	test("an address that an option does not deliver to takes the option off the cart", async () => {
		const sdk = storefront(await publishableKey());
		const lines = [{ variant_id: await variant(sdk), quantity: 1 }];
		const cart = await filledCart(sdk, lines, `store-${randomUUID()}@exemple.fr`);
		await sdk.store.cart.update(cart.id, { shipping_address: { ...ADDRESS, postal_code: "20200", city: "Bastia" } });
		expect((await optionsOf(sdk, cart.id)).map(({ name }) => name)).toEqual(["Palette"]);
	});

	test("offers a member what the terms of the company allow, promoted too, and places the order by it", async () => {
		const { manager, company } = await companyOnAccount({ shippingOptionIds: ["palette"] });
		const sdk = storefront(await publishableKey());
		await sdk.auth.login("customer", "emailpass", { email: manager.email, password: manager.password });
		const lines = [{ variant_id: await variant(sdk), quantity: 4 }];
		const cart = await filledCart(sdk, lines, manager.email);
		expect((await optionsOf(sdk, cart.id)).map(({ name }) => name)).toEqual(["Palette"]);
		const { rows } = await db().query("select customer_group_id as id from company where id = $1", [company.id]);
		const audience = { isFirstOrder: false, groupIds: [rows[0].id] };
		await newPromotion({ isAutomatic: true, benefit: { ...FREE_DELIVERY, maximumCents: 600 }, audience });
		const { items } = intentRequest([{ product, boxes: 4 }]).orderData;
		const call = { body: { items }, token: manager.token };
		const { body: quote } = await api<ShippingQuoteResponse>("/payments/calculate-shipping", call);
		expect(quote).toMatchObject({ optionId: "palette", shippingCost: 30 });
		const { cart: refreshed } = await sdk.store.cart.update(cart.id, { promo_codes: [] });
		expect([refreshed.shipping_total, refreshed.total]).toEqual([30, 70]);
		const request = intentRequest([{ product, boxes: 4 }]);
		const orderData = { ...request.orderData, total: 7000, paymentAmount: 7000 };
		expect((await createIntent(manager.token, { ...request, amount: 7000, orderData })).status).toBe(200);
	});

	test("without options the specified rule is offered again", async () => {
		await changeOffer({ options: [] });
		const sdk = storefront(await publishableKey());
		const lines = [{ variant_id: await variant(sdk), quantity: 1 }];
		const cart = await filledCart(sdk, lines, `store-${randomUUID()}@exemple.fr`);
		expect((await optionsOf(sdk, cart.id)).map(({ name }) => name)).toEqual(["Livraison à domicile"]);
		expect(cart.shipping_total).toBe(4.99);
	});
});

describe("settings", () => {
	test.each([
		["a zone that is gone", { options: [{ ...PARCEL, zones: ["lune"] }] }, "options[0].zones"],
		["codes that two zones name", { zones: [...ZONES, { ...ZONES[0], id: "autre" }] }, "zones[2].prefixes"],
		["two options of one id", { options: [PARCEL, PARCEL] }, "options"],
	])("%s returns 400 on %s", async (_, wrong, field) => {
		const { body } = await api<{ shipping: { value: object; version: string } }>("/admin/settings", { token: admin });
		const { status, body: refused } = await api<ApiError>("/admin/settings/shipping", {
			method: "PUT",
			token: admin,
			body: { ...body.shipping.value, ...wrong, version: body.shipping.version },
		});
		expect([status, refused.field]).toEqual([400, field]);
	});

	test("the terms of sale name the options instead of one price", async () => {
		const { rows } = await db().query("select content::text as content from sale_terms order by id desc limit 1");
		expect(rows[0].content).toContain("Colis, Palette");
	});
});
