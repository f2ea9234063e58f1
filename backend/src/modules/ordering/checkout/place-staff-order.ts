import { type StaffPayment, staffHoldEnd } from "@confiserie/domain/staff-order";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, lock, one, type Sql } from "../../../lib/database/sql";
import { ApiFailure } from "../../../lib/failure";
import { openAccountForCustomer } from "../../account";
import { type Administrator, recordAudit } from "../../audit";
import { type Channel, ownChannelId } from "../../channel";
import { mailOrderRecorded } from "../orders/order-mail";
import { linesOf } from "../orders/read-orders";
import type { OrderBook, OrderRow } from "../types";
import { buyingCompany } from "./buying-company";
import { fingerprintOf } from "./checkout";
import { insertOrder } from "./order-writes";
import type { PlaceOrderInput } from "./place-order-input";
import type { PricedCart } from "./price-cart";
import { openChannel, orOutOfStock, priceNow } from "./price-now";
import { refuseUndeliverable } from "./refuse-undeliverable";
import { acceptToPayLater, refuseUnpayable } from "./staff-payment";

/** An order that staff enters for a customer; of `request` the contents, not the terms of payment. */
interface StaffOrderInput extends Pick<PlaceOrderInput, "request" | "rules" | "depositRules"> {
	requestId: string;
	/** The sales channel through which it is sold: its assortment, prices and stock; the shop's own where none is named. */
	channelId: string | undefined;
	/** Undefined for a new customer, whom the contact of the order names. */
	customerId: string | undefined;
	invite: boolean;
	payment: StaffPayment;
	actor: Administrator;
	/** Where an order is paid without account, from its number. */
	paymentPath: (orderNumber: string) => string;
}

/**
 * Writes an order for a customer in one transaction: account, order, lines, stock hold, history, audit and mail exist together
 * or not at all. It is priced as any other of its channel; what one account may hold unpaid does not bind the staff. The same
 * request again gives the same order.
 * @returns the order's id
 * @throws ApiFailure CHANNEL_CLOSED, EMAIL_TAKEN, CUSTOMER_NOT_FOUND, PRODUCT_UNAVAILABLE, OUT_OF_STOCK, PRICE_CHANGED,
 *   INVALID_QUANTITY, IDEMPOTENCY_CONFLICT, DELIVERY_REFUSED, VALIDATION for a link that no card can pay
 */
export async function placeStaffOrder(book: OrderBook, input: StaffOrderInput): Promise<string> {
	const id = await orOutOfStock(
		() => inTransaction(book.writes, (sql) => place(book, sql, input)),
		() => priced(book.pool, input),
	);
	await book.announce("order_book.tasks_due");
	return id;
}

async function priced(sql: Sql, { channelId, request, rules }: StaffOrderInput): Promise<PricedCart> {
	return priceNow(sql, { items: request.orderData.items, channel: await openChannel(sql, channelId), rules });
}

async function place(book: OrderBook, sql: Knex.Transaction, input: StaffOrderInput): Promise<string> {
	const { request, requestId, channelId, rules, actor, payment } = input;
	const checkoutId = `staff:${requestId.toLowerCase()}`;
	await lock(sql, "staff-order", checkoutId);
	const known = await one<OrderRow>(sql, "select * from order_book where checkout_id = ? and placed_by is not null", [
		checkoutId,
	]);
	if (known) return sameOrder(sql, known, input);
	await refuseUndeliverable(sql, request.orderData.address, "orderData.address");
	const channel = await openChannel(sql, channelId);
	const cart = await priceNow(sql, { items: request.orderData.items, channel, rules });
	refuseOther(cart, input);
	const now = book.now();
	const customerId = input.customerId ?? (await openAccount(sql, input));
	const business = await buyingCompany(sql, customerId, request.orderData.business);
	const named = { ...request, orderData: { ...request.orderData, business } };
	const id = await insertOrder(book, sql, {
		...contentOf({ ...input, request: named }, customerId, channel),
		cart,
		checkoutId,
		fingerprint: fingerprintOf(request, cart),
		terms: { paymentType: "full", depositPercentage: null, expectedCents: cart.quote.totalCents },
		placedBy: { id: actor.customerId, heldUntil: staffHoldEnd(payment, now) },
		now,
	});
	const order = await one<OrderRow>(sql, "select * from order_book where id = ? for update", [id]);
	if (!order) throw new Error("An order that was just written.");
	if (payment === "LATER") await acceptToPayLater(sql, order, actor.customerId, now);
	await note(sql, order, actor);
	const path = payment === "TRANSFER" ? null : input.paymentPath(order.orderNumber);
	await mailOrderRecorded(sql, id, { path, heldUntil: order.holdExpiresAt });
	return id;
}

function contentOf({ request, rules, depositRules }: StaffOrderInput, customerId: string, channel: Channel) {
	const { email: customerEmail } = request.orderData;
	return { customerId, customerEmail, request, rules, depositRules, idempotencyKey: undefined, channel };
}

/** Repeated with the same channel, contact and boxes it is the order that is there, whatever became of its prices since. */
async function sameOrder(sql: Sql, known: OrderRow, { request, actor, channelId }: StaffOrderInput): Promise<string> {
	const { email, items } = request.orderData;
	const lines = await linesOf(sql, [known.id]);
	const boxes = new Map(lines.map((line) => [line.productId, line.boxes]));
	for (const { productId, quantity } of items) boxes.set(productId, (boxes.get(productId) ?? 0) - quantity);
	const isSame = known.placedBy === actor.customerId && known.email === email;
	const isThrough = known.salesChannelId === (channelId ?? (await ownChannelId(sql)));
	if (!isSame || !isThrough || [...boxes.values()].some((rest) => rest !== 0))
		throw new ApiFailure("IDEMPOTENCY_CONFLICT");
	return known.id;
}

/** What stands on the screen is what is ordered, no order is beyond what a card may be asked for, and a link must be payable by card. */
function refuseOther(cart: PricedCart, { request, payment }: StaffOrderInput): void {
	const { totalCents } = cart.quote;
	if (cart.problem) throw new ApiFailure(cart.problem, { lines: cart.fresh });
	if ((request.orderData.total ?? totalCents) !== totalCents)
		throw new ApiFailure("PRICE_CHANGED", { lines: cart.fresh });
	refuseUnpayable(payment, totalCents, totalCents);
}

function openAccount(sql: Knex.Transaction, { request, invite, actor }: StaffOrderInput): Promise<string> {
	const { email, firstName, lastName, phone } = request.orderData;
	return openAccountForCustomer(sql, { email, firstName, lastName, phone }, { invite, by: actor });
}

async function note(sql: Knex.Transaction, order: OrderRow, actor: Administrator): Promise<void> {
	await recordAudit(sql, {
		actorId: actor.customerId,
		actorEmail: actor.email,
		action: "order.created",
		entity: "order",
		entityId: order.id,
		label: order.orderNumber,
		changes: {},
	});
}
