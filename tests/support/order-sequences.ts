import { randomUUID } from "node:crypto";
import type { OrderPayments } from "@confiserie/domain/contract/admin-payments";
import type { CompanyCredit } from "@confiserie/domain/contract/company-terms";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { InvoiceList } from "@confiserie/domain/contract/invoices";
import type { LinePreview } from "@confiserie/domain/contract/order-corrections";
import type { StaffOrderResult } from "@confiserie/domain/contract/staff-order";
import { DEFAULT_SHIPPING_OFFER } from "@confiserie/domain/delivery/options";
import { FINAL } from "@confiserie/domain/invoicing/due-billing-documents";
import { postingsOf } from "@confiserie/domain/invoicing/sales-journal";
import { commercialCodeFor } from "@confiserie/domain/payments/commercial-code";
import { depositCents } from "@confiserie/domain/payments/deposit";
import { grossSum } from "@confiserie/domain/tax/taxed-amount";
import fc from "fast-check";
import { expect } from "vitest";
import { issueBillingDocuments, reconcileBillingDocuments } from "../../backend/src/modules/documents/invoicing";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "./api";
import { newCompany } from "./companies";
import { openBalance, readOrder } from "./deposit";
import { goodsOf } from "./goods";
import { documentsOf } from "./invoices";
import { moneyOf } from "./money";
import { acceptOnAccount, companyOnAccount } from "./on-account";
import { openOrderContext } from "./order-context";
import { type CartLine, createIntent, intentRequest, newProduct, payByCard, stockOf, totalOf } from "./ordering";
import { newPromotion, PROMOTION, requestWith } from "./promotions";
import { acceptAsStaff, quoteBody, sendQuote } from "./quotes";
import { changeSettings, restoreSettings } from "./settings";

const RECEIVED = 30;
/** Cents a box of the first product, which costs 1,000. */
const QUOTED = 950;
const TERMS = [
	"CARD",
	"DEPOSIT",
	"TRANSFER",
	"PROMOTED",
	"COMPANY",
	"ACCOUNT",
	"MONTHLY",
	"STAFF",
	"QUOTE",
	"PALLET",
] as const;
type Terms = (typeof TERMS)[number];
const KINDS = {
	...{ ship: 8, shipRest: 3, refund: 9, receive: 5, withdraw: 4, correct: 5, cancel: 2, reopen: 2 },
	...{ gesture: 3, amount: 3, wrongPayment: 2, transfer: 5, payBalance: 3, month: 2 },
};
interface Act {
	kind: keyof typeof KINDS;
	line: number;
	boxes: number;
	cents: number;
	flag: boolean;
}

const ACT: fc.Arbitrary<Act> = fc.record({
	kind: fc.oneof(
		...Object.entries(KINDS).map(([kind, weight]) => ({ arbitrary: fc.constant(kind as Act["kind"]), weight })),
	),
	line: fc.nat(1),
	boxes: fc.integer({ min: 1, max: 5 }),
	cents: fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.constant(100_000)),
	flag: fc.boolean(),
});
const SEQUENCE = fc.record({
	terms: fc.constantFrom(...TERMS),
	/** Below the threshold of free delivery. */
	isSmall: fc.boolean(),
	acts: fc.array(ACT, { minLength: 4, maxLength: 9 }),
});

/** Two boxes a layer, six layers a pallet, which costs a fifth less. */
const STACKED = { boxesPerLayer: 2, boxesPerPallet: 12, pricePerPiecePallet: 0.8 };
const HALF = {
	plain: { pricePerPieceBox: 0.5 },
	stacked: { pricePerPieceBox: 0.5, pricePerPiecePallet: 0.4 },
};

/** Lets layers of these products share a pallet, and of no others. */
const allowPallets = (products: readonly Product[]) =>
	changeSettings("shipping", {
		packing: {
			...DEFAULT_SHIPPING_OFFER.packing,
			mixedPallets: {
				...{ isAllowed: true, minimumFillPercent: 90, categories: [] },
				productIds: products.map(({ id }) => id),
			},
		},
	});

interface Line {
	productId: string;
	cents: number;
	ordered: number;
	/** Refunded, withdrawn or cancelled before leaving, and after. */
	removed: number;
	givenBack: number;
	shipped: number;
	returned: number;
	restocked: number;
	/** Of those shipped, invoiced already where the company is invoiced by month. */
	invoiceable: number;
}

/**
 * What a bookkeeper who knows none of our code writes of an order: its boxes, what the customer's goods are worth, what is in the
 * till. The customer owes the difference.
 */
class Model {
	status: "CONFIRMED" | "SHIPPED" | "CANCELLED" = "CONFIRMED";
	hasLeft = false;
	hasGesture = false;
	/** The first shipment is invoiced when it leaves, or its month has ended: the delivery with it. */
	hasDelivery = false;
	isContested = false;
	isRefunded = false;
	/** Money went back of the cancelled order. */
	isOver = false;
	/** Given back by corrections of articles. */
	corrected = 0;
	/** Received without corrected payments, and paid back. */
	received = 0;
	given = 0;
	value: number;
	shippingLeft: number;
	constructor(
		readonly terms: Terms,
		readonly lines: Line[],
		public shipping: number,
		public total: number,
	) {
		this.value = total;
		this.shippingLeft = shipping;
	}

	get till() {
		return this.received - this.given;
	}
	get owed() {
		return Math.max(0, this.value - this.till);
	}
	/** The amount that the customer can still pay. */
	get balance() {
		return this.status === "CANCELLED" ? 0 : this.owed;
	}
	get isOnAccount() {
		return this.terms === "ACCOUNT" || this.terms === "MONTHLY";
	}
	get paymentStatus() {
		if (this.received === 0) return "PENDING";
		if (this.given >= this.received) return "REFUNDED";
		return this.owed === 0 ? "PAID" : "PARTIAL";
	}
	get isHere() {
		return this.lines.every(({ shipped }) => shipped === 0);
	}
	sum(of: (line: Line) => number) {
		return this.lines.reduce((sum, line) => sum + of(line), 0);
	}

	pay(cents: number) {
		this.received += cents;
	}
	/** Of lines or delivery: lowers what is owed first. */
	giveBack(worth: number) {
		const off = Math.min(worth, this.balance);
		const back = Math.min(worth - off, this.till);
		this.value -= off + back;
		this.payBack(back);
	}
	payBack(cents: number) {
		this.given += cents;
		if (cents === 0) return;
		const isEnded = this.status === "CONFIRMED" && this.isHere && this.till <= 0;
		if (isEnded && (!this.hasGesture || this.owed === 0)) this.status = "CANCELLED";
		this.isOver ||= this.status === "CANCELLED";
	}
	ship(leaving: readonly { line: Line; boxes: number }[], isMonthly: boolean) {
		if (this.isHere) this.hasDelivery = !isMonthly;
		for (const { line, boxes } of leaving) {
			line.shipped += boxes;
			if (!isMonthly) line.invoiceable += boxes;
		}
	}
	endMonth() {
		this.hasDelivery ||= !this.isHere;
		for (const line of this.lines) line.invoiceable = line.shipped;
	}
	take(line: Line, boxes: number, isRestocked: boolean) {
		const back = isRestocked ? boxes : Math.min(boxes, Math.max(0, line.returned - line.givenBack));
		const removed = Math.min(boxes - back, toShip(line));
		line.removed += removed;
		line.givenBack += boxes - removed;
		if (isRestocked) this.receive(line, boxes, true);
	}
	receive(line: Line, boxes: number, isRestocked: boolean) {
		line.returned += boxes;
		if (isRestocked) line.restocked += boxes;
	}
	end() {
		if (this.status !== "CONFIRMED" || this.sum(toShip) > 0) return;
		this.status = this.isHere ? "CANCELLED" : "SHIPPED";
		this.hasLeft ||= !this.isHere;
	}
}
const toShip = ({ ordered, removed, shipped }: Line) => ordered - removed - shipped;
const open = ({ ordered, removed, givenBack }: Line) => ordered - removed - givenBack;
const away = ({ shipped, returned }: Line) => shipped - returned;

/** Places an order by these terms: its lines, and what of it is paid. */
async function placeOrder(terms: Terms, customer: TestCustomer, cart: CartLine[], code: string, admin: string) {
	if (terms === "STAFF" || terms === "QUOTE")
		return readOrder(customer, await enterOrder(terms, customer, cart, admin));
	const full = intentRequest(cart);
	const amount = depositCents(totalOf(cart), 25);
	const deposit = {
		...full,
		...{ amount, paymentType: "deposit" as const, depositPercentage: 25 },
		commercialCode: await commercialCodeFor(customer.email),
		orderData: { ...full.orderData, paymentAmount: amount, remainingAmount: full.amount - amount },
	};
	const isReduced = terms === "PROMOTED" || terms === "PALLET";
	const reduced = isReduced && (await requestWith(customer, cart, terms === "PROMOTED" ? code : ""));
	const request = terms === "DEPOSIT" ? deposit : reduced || full;
	const { status, body } = await createIntent(customer.token, request);
	expect([status, body]).toEqual([200, expect.anything()]);
	const { orderNumber } = body;
	if (terms === "ACCOUNT" || terms === "MONTHLY")
		expect((await acceptOnAccount(customer, orderNumber)).status).toBe(200);
	else if (terms === "TRANSFER") {
		const { id } = await readOrder(customer, orderNumber);
		expect((await moneyOf(id, admin).transfer(1000)).status).toBe(201);
	} else await payByCard(customer.token, body.clientSecret);
	return readOrder(customer, orderNumber);
}

/** An order that staff enters, or an accepted quote that lowers the price of the first product; paid later. @returns its number */
async function enterOrder(terms: "STAFF" | "QUOTE", customer: TestCustomer, cart: CartLine[], admin: string) {
	const payment = { payment: "LATER" };
	if (terms === "QUOTE") {
		const quote = await sendQuote(admin, quoteBody(customer, cart, payment, [QUOTED]));
		return (await acceptAsStaff(admin, quote.body.id)).body.order?.orderNumber ?? "";
	}
	const { items, total, firstName, lastName, phone, address } = intentRequest(cart).orderData;
	const orderData = { items, total, firstName, lastName, phone, address, email: customer.email };
	const body = { ...payment, requestId: randomUUID(), customerId: customer.user.id, orderData };
	return (await api<StaffOrderResult>("/admin/orders", { method: "POST", token: admin, body })).body.order.orderNumber;
}

type Outcome = { status: number; body: object };
const codeOf = ({ status, body }: Outcome) => (status < 300 ? "DONE" : "code" in body && body.code);

/**
 * Random sequences of acts on orders of two lines, over HTTP: after each the boxes, the status, the stock, what is owed, paid and given
 * back and the documents are those of the model, for the customer, staff and the company. Orders are not projected into Medusa, so
 * what was shipped still counts as reserved.
 */
export async function expectSequences(count: number, seed: number): Promise<void> {
	const { context, close } = openOrderContext();
	const [admin, person, { manager }, { manager: account }, { manager: monthly }, { code }] = await Promise.all([
		adminToken(),
		registerCustomer(),
		newCompany(),
		companyOnAccount({ creditLimit: 100_000 }),
		companyOnAccount({ creditLimit: 100_000, isInvoicedMonthly: true }),
		newPromotion({ ...PROMOTION, benefit: { kind: "percentage", percent: 10 } }),
	]);
	const buyers: Partial<Record<Terms, TestCustomer>> = { COMPANY: manager, ACCOUNT: account, MONTHLY: monthly };
	const failed: string[] = [];
	for (const { terms, isSmall, acts } of fc.sample(SEQUENCE, { numRuns: count, seed })) {
		try {
			await playOne(terms, isSmall, acts);
		} catch (error) {
			failed.push(error instanceof Error ? error.message : String(error));
		}
	}
	await close();
	await restoreSettings();
	expect(failed.join("\n\n")).toBe("");

	async function playOne(terms: Terms, isSmall: boolean, acts: readonly Act[]): Promise<void> {
		const pricing = { piecesPerBox: 10, pricePerPieceBox: 1, ...(terms === "PALLET" && STACKED) };
		const products = [
			await newProduct({ boxes: RECEIVED, pricing }),
			await newProduct({
				boxes: RECEIVED,
				pricing: { ...pricing, ...HALF[terms === "PALLET" ? "stacked" : "plain"] },
				vatRate: 5.5,
			}),
		];
		if (terms === "PALLET") await allowPallets(products);
		const [first, second] = products;
		if (!first || !second) throw new Error("No products.");
		const customer = buyers[terms] ?? person;
		const creditOf = async () => (await api<CompanyCredit>("/company/credit", { token: customer.token })).body;
		const before = buyers[terms] ? ((await creditOf()).outstanding ?? 0) : 0;
		const isDeposit = terms === "DEPOSIT";
		const isLater = terms === "STAFF" || terms === "QUOTE";
		const isWhole = isDeposit || terms === "PALLET";
		const cart = [
			{ product: first, boxes: isSmall && !isWhole ? 2 : 8 },
			{ product: second, boxes: isSmall && !isWhole ? 3 : 4 },
		];
		const placed = await placeOrder(terms, customer, cart, code ?? "", admin);
		const at = `/admin/orders/${placed.orderNumber}`;
		const goods = goodsOf(admin, placed.orderNumber);
		const money = moneyOf(placed.id, admin);
		const none = { removed: 0, givenBack: 0, shipped: 0, returned: 0, restocked: 0, invoiceable: 0 };
		const lines = placed.items.map(({ productId, unitPrice, quantity }) => {
			return { productId, cents: cents(unitPrice), ordered: quantity, ...none };
		});
		const model = new Model(terms, lines, cents(placed.shippingCost), cents(placed.totalAmount));
		if (!model.isOnAccount && !isLater) model.pay(isDeposit ? 2500 : terms === "TRANSFER" ? 1000 : model.total);
		const done = [`${terms}${isSmall ? " small" : ""}`];
		let hasMonth = false;
		for (const { kind, line: index, boxes, cents: amount, flag } of acts) {
			const { items } = await goods.read();
			const line = model.lines[index % model.lines.length];
			const lineId = items.find(({ productId }) => productId === line?.productId)?.id ?? "";
			if (!line) continue;
			const chosen = { lineId, boxes };
			let expected: string = "DONE";
			let outcome: Outcome;
			if (kind === "ship" || kind === "shipRest") {
				const isAll = kind === "shipRest";
				if (model.status !== "CONFIRMED") expected = "SHIPMENT_REFUSED";
				else if (!isAll && boxes > toShip(line)) expected = "SHIPMENT_EXCEEDED";
				// The company's terms change from shipment to shipment.
				const isMonthly = terms === "MONTHLY" && flag;
				if (terms === "MONTHLY") await invoiceMonthly(placed.id, isMonthly);
				outcome = await goods.ship(isAll ? undefined : [chosen]);
				const all = model.lines.map((one) => ({ line: one, boxes: toShip(one) }));
				if (expected === "DONE") model.ship(isAll ? all : [{ line, boxes }], isMonthly);
			} else if (kind === "refund") {
				// With the delivery every other time.
				const isWithShipping = amount % 2 === 0;
				const worth = boxes * line.cents + (isWithShipping ? model.shippingLeft : 0);
				if (boxes > open(line)) expected = "REFUND_CHANGED";
				else if (flag && boxes > away(line)) expected = "VALIDATION";
				else if (model.balance + model.till === 0) expected = "REFUND_EXCEEDED";
				outcome = await goods.refund([{ ...chosen, restock: flag }], isWithShipping);
				if (expected === "DONE") {
					model.take(line, boxes, flag);
					if (isWithShipping) model.shippingLeft = 0;
					model.isRefunded = true;
					const { balance } = model;
					model.end();
					giveBackAt(model, worth, balance);
				}
			} else if (kind === "receive") {
				if (boxes > away(line)) expected = "RETURN_EXCEEDED";
				outcome = await goods.receive(chosen, flag ? "RESTOCK" : "LOSS");
				if (expected === "DONE") model.receive(line, boxes, flag);
			} else if (kind === "withdraw") {
				const isWhole = model.lines.every((one) => open(one) === (one === line ? boxes : 0));
				const worth = Math.min(boxes * line.cents + (isWhole ? model.shippingLeft : 0), model.balance + model.till);
				if (model.status === "CANCELLED") expected = "WITHDRAWAL_CLOSED";
				else if (boxes > open(line)) expected = "VALIDATION";
				const declared = await goods.withdraw(placed.customerEmail, chosen);
				outcome = declared;
				if (expected === "DONE") {
					model.isContested = true;
					const { id = "", dueCents } = (await goods.waiting()) ?? { dueCents: 0 };
					expect(dueCents, done.join(", ")).toBe(worth);
					const refusal = { decision: "REFUSE", reason: "Trop tard" };
					const isAccepted = flag && worth > 0;
					outcome = await goods.decide(id, isAccepted ? { decision: "ACCEPT", amount: worth } : refusal);
					if (isAccepted) {
						model.take(line, boxes, false);
						const { balance } = model;
						model.end();
						giveBackAt(model, worth, balance);
					}
				}
			} else if (kind === "gesture" || kind === "amount" || kind === "wrongPayment") {
				const causes = { gesture: "GESTURE", amount: "GOODS", wrongPayment: "PAYMENT" } as const;
				if (amount > model.till) expected = "REFUND_EXCEEDED";
				outcome = await money.refund<OrderPayments & ApiError>(amount, randomUUID(), causes[kind]);
				if (expected === "DONE" && kind === "wrongPayment") model.received -= amount;
				else if (expected === "DONE") {
					model.hasGesture ||= kind === "gesture";
					model.isRefunded = true;
					model.value -= amount;
					model.payBack(amount);
				}
			} else if (kind === "transfer" || kind === "payBalance") {
				const isCard = kind === "payBalance";
				const paid = isCard ? model.balance : amount;
				if (model.balance === 0) expected = "BALANCE_CLOSED";
				else if (isCard && paid < 50) expected = "BALANCE_UNPAYABLE";
				else if (paid > model.balance) expected = "TRANSFER_EXCEEDS";
				if (isCard) {
					const opened = await openBalance<{ clientSecret: string } & ApiError>(customer, placed.orderNumber);
					outcome = opened;
					if (opened.status < 300) outcome = await payByCard(customer.token, opened.body.clientSecret);
				} else outcome = await money.transfer<OrderPayments & ApiError>(paid);
				if (expected === "DONE") model.pay(paid);
			} else if (kind === "correct") {
				const wanted = [
					{ productId: first.id, boxes: Math.min(boxes * 2, 9) },
					{ productId: second.id, boxes: amount % 5 },
				].filter((one) => one.boxes > 0);
				const preview = await api<LinePreview & ApiError>(`${at}/correction-preview`, {
					token: admin,
					body: { items: wanted },
				});
				const { fingerprint, version, after, lines: corrected } = preview.body;
				const isInvoiced = (await documentsOf(placed.id)).length > 0;
				const hasFinal = (await documentsOf(placed.id)).some(isFinal);
				outcome = preview;
				const isRefused = model.status !== "CONFIRMED" || !model.isHere || model.isContested || model.isRefunded;
				const total = after?.total ?? 0;
				// The total of the correction, at the prices of the shop.
				const agreed = terms === "QUOTE" && model.lines.some(({ productId }) => productId === first.id);
				const [ofFirst = 0, ofSecond = 0] = [first, second].map(
					({ id }) => wanted.find(({ productId }) => productId === id)?.boxes,
				);
				const list = ofFirst * (agreed ? QUOTED : 1000) + ofSecond * 500;
				// Four layers and two fill the pallet: 2.00 and 1.00 EUR less a box of them.
				const isFilled = terms === "PALLET" && ofFirst >= 8 && ofSecond === 4;
				const off = isFilled ? ofFirst * Math.ceil(1600 / ofFirst) + 400 : 0;
				const asked = list - off + (list < 4000 ? 499 : 0);
				if (isRefused) expected = "ORDER_NOT_CORRECTABLE";
				else if (preview.status >= 300) {
					if (model.corrected > 0 && asked > model.total) expected = "ORDER_NOT_CORRECTABLE";
					else if (isInvoiced && !hasFinal && asked < model.received) expected = "ORDER_NOT_CORRECTABLE";
				} else {
					const body = { items: wanted, fingerprint, version };
					const headers = { "Idempotency-Key": randomUUID() };
					outcome = await api<ApiError>(`${at}/corrections`, { token: admin, body, headers });
					// A pallet is lost and filled again at the price of a new order.
					if (terms === "PALLET") expect(total, done.join(", ")).toBe(asked);
					const remaining = corrected.filter((one) => one.boxes > 0);
					expect(remaining.reduce((sum, one) => sum + one.boxes * one.unitPrice, after.shipping)).toBe(total);
					const back = Math.max(0, model.total - total - model.balance);
					expect(preview.body.refund, done.join(", ")).toBe(back);
					model.lines.splice(
						0,
						2,
						...remaining.map(({ productId, boxes: ordered, unitPrice }) => ({
							productId,
							cents: unitPrice,
							ordered,
							...none,
						})),
					);
					model.value += total - model.total;
					model.total = total;
					model.shipping = after.shipping;
					model.shippingLeft = after.shipping;
					model.corrected += back;
					model.payBack(back);
				}
			} else if (kind === "cancel") {
				if (model.status !== "CONFIRMED") continue;
				outcome = await goods.move("CANCELLED");
				if (model.isHere) model.status = "CANCELLED";
				else {
					const worth = model.sum((one) => toShip(one) * one.cents);
					for (const one of model.lines) one.removed += toShip(one);
					const { balance } = model;
					model.isRefunded = true;
					model.end();
					giveBackAt(model, worth, balance);
				}
			} else if (kind === "reopen") {
				if (model.status !== "CANCELLED" || model.sum(toShip) === 0) continue;
				outcome = await goods.move("CONFIRMED");
				if (model.isOver) expected = "ORDER_REFUNDED";
				else model.status = "CONFIRMED";
			} else {
				if (terms !== "MONTHLY" || hasMonth) continue;
				hasMonth = true;
				await db().query("update order_shipment set shipped_at = shipped_at - interval '1 month' where order_id = $1", [
					placed.id,
				]);
				model.endMonth();
				outcome = { status: 200, body: {} };
			}
			model.end();
			done.push(`${kind} ${index} ${boxes} ${amount} ${flag}: ${expected}`);
			const story = done.join(", ");
			expect(codeOf(outcome), `${story} ${JSON.stringify(outcome.body).slice(0, 300)}`).toBe(expected);
			await expectGoods(model, { goods, products }, story);
			await expectMoney(model, { customer, orderNumber: placed.orderNumber, money, goods }, story);
			if (buyers[terms]) {
				const { outstanding } = await creditOf();
				expect(cents((outstanding ?? 0) - before), story).toBe(model.balance);
			}
			await issueBillingDocuments(context.pool, placed.id, context.now);
			await expectBillingDocuments(model, { orderId: placed.id, admin }, story);
			expect(await reconcileBillingDocuments(context.pool), story).not.toContain(placed.orderNumber);
		}
	}
}

const cents = (euros: number) => Math.round(euros * 100);
/** Not of a part, as it is on account. */
const isFinal = ({ event }: { event: string }) => event.startsWith(FINAL);

/** Changes how the company of an order is invoiced. */
const invoiceMonthly = (orderId: string, isMonthly: boolean) =>
	db().query(
		"update company_terms set is_invoiced_monthly = $1 where company_id = (select company_id from order_book where id = $2)",
		[isMonthly, orderId],
	);

/** Gives money back as it was owed before the act, which may have ended the order. */
function giveBackAt(model: Model, worth: number, balance: number): void {
	const off = Math.min(worth, balance);
	const back = Math.min(worth - off, model.till);
	model.value -= off + back;
	model.payBack(back);
}

type Goods = ReturnType<typeof goodsOf>;

async function expectGoods(model: Model, { goods, products }: { goods: Goods; products: Product[] }, story: string) {
	const order = await goods.read();
	const boxes = ({ productId }: { productId: string }) => order.items.find((item) => item.productId === productId);
	expect(order.status, story).toBe(model.status);
	for (const product of products) {
		const line = model.lines.find(({ productId }) => productId === product.id);
		const item = line && boxes(line);
		const { stocked, reserved } = await stockOf(product);
		expect(
			[item?.quantity, item?.quantityToShip, item?.quantityShipped, item?.quantityReturned, stocked, reserved],
			story,
		).toEqual([
			...(line ? [line.ordered, line.ordered - line.removed, line.shipped, line.returned] : Array(4).fill(undefined)),
			RECEIVED + (line?.restocked ?? 0),
			line && model.status !== "CANCELLED" ? line.ordered - line.removed : 0,
		]);
	}
}
type Product = Awaited<ReturnType<typeof newProduct>>;

/** What customer and staff read of the money. */
async function expectMoney(
	model: Model,
	{
		customer,
		orderNumber,
		money,
		goods,
	}: { customer: TestCustomer; orderNumber: string; money: ReturnType<typeof moneyOf>; goods: Goods },
	story: string,
) {
	const { balance, owed, till, received, given, paymentStatus } = model;
	for (const order of [await readOrder(customer, orderNumber), await goods.read()])
		expect(
			{
				paid: cents(order.paidAmount),
				owed: cents(order.remainingAmount),
				balance: cents(order.balanceAmount),
				paymentStatus: order.paymentStatus,
			},
			story,
		).toEqual({ paid: till, owed, balance, paymentStatus });
	const { captured, refunded, due, transferable, refundable } = await money.read();
	expect({ captured, refunded, due, transferable, refundable }, story).toEqual({
		...{ captured: received, refunded: given },
		...{ due: balance, transferable: balance, refundable: till },
	});
}

/** What the documents ask for together is what the customer owes for what left and was paid. */
async function expectBillingDocuments(
	model: Model,
	{ orderId, admin }: { orderId: string; admin: string },
	story: string,
) {
	const issued = await documentsOf(orderId);
	const { terms, till, value, shipping, hasLeft } = model;
	const sign = (kind: string) => (kind === "CREDIT_NOTE" ? -1 : 1);
	const asked = issued.reduce((sum, { kind, document }) => sum + sign(kind) * grossSum(document.balance), 0);
	const words = `${story}\n${issued.map(({ number, event, document }) => `${number} ${event} ${grossSum(document.totals)} ${grossSum(document.balance)}`).join("\n")}`;
	// By rate the balance of a final invoice may be negative: a correction may take goods away whose deposit is invoiced.
	for (const { document } of issued) {
		const amounts = [...document.lines, ...document.shipping, ...document.withdrawn, ...document.totals].map(
			(one) => one.grossCents,
		);
		expect(Math.min(0, document.dueCents, grossSum(document.balance), ...amounts), words).toBe(0);
	}
	const isWaiting = model.sum(({ shipped, invoiceable }) => shipped - invoiceable) > 0;
	const isClosed = issued.some(isFinal) || (hasLeft && !(model.isOnAccount && isWaiting));
	if (isClosed) expect(asked, words).toBe(value);
	else if (!model.isOnAccount) expect(asked, words).toBe(till);
	else {
		const gone = model.sum(({ invoiceable, cents }) => invoiceable * cents);
		const staying = model.sum(({ ordered, removed, cents }) => (ordered - removed) * cents);
		const invoiced = Math.max(0, value - (staying - gone) - (model.hasDelivery ? 0 : shipping));
		const credited = issued.reduce(
			(sum, { kind, document }) => sum + (kind === "CREDIT_NOTE" ? grossSum(document.totals) : 0),
			0,
		);
		expect(asked + credited, words).toBeGreaterThanOrEqual(gone === 0 ? 0 : invoiced);
		expect(asked, words).toBeLessThanOrEqual(Math.max(invoiced, Math.min(till, value)));
	}
	const documents = issued.map(({ document }) => document);
	const postings = documents.flatMap((document) => postingsOf({ document, issued: documents }));
	const on = (account: string) =>
		postings.reduce((sum, posting) => sum + (posting.account.number.startsWith(account) ? posting.cents : 0), 0);
	expect([on(""), on("411000"), isClosed ? on("419100") : 0], words).toEqual([0, asked, 0]);
	const { body } = await api<InvoiceList>(`/admin/orders/${orderId}/invoices`, { token: admin });
	const due = cents(body.reduce((sum, document) => sum + document.due, 0));
	expect(due, `${words} ${terms}`).toBeLessThanOrEqual(model.balance);
	if (isClosed) expect(due, words).toBe(model.balance);
}
