import { formatCents } from "@confiserie/domain/format";
import { isPending } from "@confiserie/domain/orders/order-status";
import { depositRefusal } from "@confiserie/domain/payments/deposit";
import { PAYABLE_CENTS } from "@confiserie/domain/payments/payable";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, oneNumber, type Sql } from "../../../lib/database/sql";
import { customerOfId } from "../../../medusa/accounts/people";
import {
	type Buyer,
	lockMembership,
	refuseBelowMinimum,
	requireInCompany,
	resolveBuyer,
	rulesUnder,
} from "../../companies/companies";
import { ApiFailure } from "../../foundations/failures";
import { statusIn } from "../../foundations/order-status";
import { agreeDelivery } from "../../fulfilment/delivery";
import type { Channel } from "../../terms/channels";
import { type PaymentTerms, paymentTerms, permitsDeposit } from "../../terms/deposits";
import { heldBoxes, type OrderRow } from "../orders";
import { checkoutOf, findCheckout, findIdenticalOpenOrder, fingerprintOf, lockCheckouts } from "./checkout";
import { isWithinCredit, recordApproval, refuseBeyondLimit, waitForApproval } from "./company-order";
import { insertOrder, mayStillHold, renewHold, reviseOrder } from "./order-writes";
import type { PlaceOrderInput } from "./place-order-input";
import { listedTotal, type PricedCart } from "./price-cart";
import { openChannel, orOutOfStock, priceNow } from "./price-now";
import { promoteOrder } from "./promote-cart";
import { refuseUndeliverable } from "./refuse-undeliverable";
import type { CheckoutContext } from "./types";
import { HoldRefused, noteHoldAlert, refuseUnpaidHold } from "./unpaid-holds";

const UNPAYABLE_MESSAGE = `Un paiement par carte va de ${formatCents(PAYABLE_CENTS.minimum)} à ${formatCents(PAYABLE_CENTS.maximum)}. Contactez-nous pour cette commande.`;

/**
 * Places the order of this checkout, or brings it up to date, in ONE transaction: prices, order, lines, stock hold and
 * payment attempt exist together or not at all. The same checkout with the same content gives the same order.
 * @returns the id of the order, whose attempt is still to be opened with the provider
 * @throws ApiFailure PRODUCT_UNAVAILABLE, OUT_OF_STOCK, PRICE_CHANGED, INVALID_QUANTITY, VALIDATION, CHECKOUT_CLOSED,
 *   DELIVERY_REFUSED, NO_DELIVERY_OPTION, DEPOSIT_REFUSED, PROMOTION_REFUSED, TOO_MANY_OPEN_ORDERS, TOO_MANY_UNPAID_BOXES, HELD_TOO_OFTEN,
 *   COMPANY_ROLE_REFUSED, APPROVAL_REQUIRED, APPROVAL_NOT_NEEDED, NO_APPROVER, TOO_MANY_APPROVALS
 */
export async function placeOrder(context: CheckoutContext, input: PlaceOrderInput): Promise<string> {
	try {
		return await orOutOfStock(
			() => inTransaction(context.writes, (sql) => place(context, sql, input)),
			() => priceAgain(context, input),
		);
	} catch (error) {
		if (error instanceof HoldRefused) await noteHoldAlert(context.pool, error.alert, context.now());
		// Its boxes are wanted by the next checkout, perhaps of the same person.
		if (error instanceof HeldLongEnough) await context.announce("order_book.sweep_due");
		throw error;
	}
}

/** The order held its stock as long as an unpaid one may: it is about to be closed. */
class HeldLongEnough extends ApiFailure {}

/** A sale: who buys, the checkout that goes on, lines and promotions, the price agreed, limits, the hold. */
async function place(context: CheckoutContext, sql: Knex.Transaction, asked: PlaceOrderInput): Promise<string> {
	const now = context.now();
	const input = await admitBuyer(context, sql, asked);
	const channel = await openChannel(sql, input.channelId);
	const { checkoutId, known } = await resumeCheckout(context, sql, input, now);
	if (known && known.approval !== null) return known.id;
	const sale = await priceSale(sql, { input, channel, known, now });
	const order = await orderToChange(context, sql, { input, checkoutId, known, sale, now });
	const isUnchanged = order?.fingerprint === sale.fingerprint;
	const terms = agreePrice(sale, input, isUnchanged);
	const heldUntil = await passLimit(sql, { input, sale, order, now });
	const { cart, fingerprint } = sale;
	const { rules, request, buyer } = input;
	const delivery = { rules, now, asked: request.orderData.delivery, path: "orderData.delivery" };
	const agreed = agreeDelivery(cart.quote, delivery);
	if (order && isUnchanged) {
		await renewHold(context, sql, order, { agreed, terms, now });
		return order.id;
	}
	await refuseUnpaidStock(context, sql, { input, sale, order, now });
	const content = { ...input, companyId: buyer.companyId, channel, cart, ...agreed, terms, fingerprint, now };
	if (order) return reviseOrder(context, sql, order, content);
	if (!heldUntil || !buyer.member) return insertOrder(context, sql, { ...content, checkoutId });
	const id = await insertOrder(context, sql, { ...content, checkoutId, heldUntil });
	const { companyId } = buyer.member;
	await recordApproval(sql, { orderId: id, companyId, requestedBy: input.customerId, now });
	await input.onWaiting?.(sql, id);
	return id;
}

/** Locks the customer's checkouts and membership, and says on which terms they buy. Refuses what they may not do. */
async function admitBuyer(
	context: CheckoutContext,
	sql: Knex.Transaction,
	asked: PlaceOrderInput,
): Promise<BoughtOrder> {
	await lockCheckouts(sql, asked.customerId);
	// A member who is removed meanwhile is removed after this order.
	await lockMembership(sql, asked.customerId);
	const input = await withBuyer(sql, asked);
	const { member } = input.buyer;
	if (asked.asksApproval && !member) throw new ApiFailure("COMPANY_NOT_FOUND");
	if (member) requireInCompany(member, "order");
	await refuseUnpermittedDeposit(context, sql, input);
	await refuseUndeliverable(sql, input.request.orderData.address, input.cartId ? "address" : "orderData.address");
	return input;
}

/** The order that this checkout made before, while it can change or waits for approval. */
async function resumeCheckout(context: CheckoutContext, sql: Knex.Transaction, input: BoughtOrder, now: Date) {
	const { customerId, request, idempotencyKey, asksApproval } = input;
	const sent = checkoutOf(request.checkoutId, idempotencyKey);
	const checkoutId = sent && asksApproval ? `approval:${sent}` : sent;
	// A customer who was erased while this waited has no account any more.
	if (!(await customerOfId(sql, customerId))) throw new ApiFailure("UNAUTHENTICATED");
	const known = checkoutId ? await findCheckout(sql, customerId, checkoutId) : undefined;
	if (known && !isOpen(known)) throw new ApiFailure("CHECKOUT_CLOSED");
	if (known && known.approval === null && !mayStillHold(context, known, now))
		throw new HeldLongEnough("CHECKOUT_CLOSED");
	return { checkoutId, known };
}

/** The cart of an order with its prices. */
interface Sale {
	/** Before promotions. */
	listed: PricedCart;
	cart: PricedCart;
	/** Of buyer, content, price and channel: the same sale again has the same. */
	fingerprint: string;
	/** Boxes that the known order holds. */
	own: Map<string, number> | undefined;
}

interface Priced {
	input: BoughtOrder;
	channel: Channel;
	known: OrderRow | undefined;
	now: Date;
}

async function priceSale(sql: Knex.Transaction, { input, channel, known, now }: Priced): Promise<Sale> {
	const { request, rules, buyer } = input;
	const { orderData: requested } = request;
	const own = known && (await heldBoxes(sql, known.id));
	const listed = await priceNow(sql, { items: requested.items, channel, rules, buyer, own, requested });
	const cart = await promoted(sql, listed, { input, channel, orderId: known?.id, now });
	return { listed, cart, own, fingerprint: fingerprintOf(request, cart, channel.isOwn ? undefined : channel.id) };
}

/** The order that this sale brings up to date. Without any identity the same cart again is the same order. */
async function orderToChange(
	context: CheckoutContext,
	sql: Knex.Transaction,
	{ input, checkoutId, known, sale, now }: Omit<Priced, "channel"> & { checkoutId: string | undefined; sale: Sale },
): Promise<OrderRow | undefined> {
	const isNamed = checkoutId !== undefined || input.asksApproval;
	const same = known ?? (isNamed ? undefined : await findIdenticalOpenOrder(sql, input.customerId, sale.fingerprint));
	return same && mayStillHold(context, same, now) ? same : undefined;
}

/** The terms of payment, when the client saw the server's prices. What an unchanged order holds already cannot run out under it. */
function agreePrice({ listed, cart }: Sale, { request, buyer, depositRules }: BoughtOrder, isUnchanged: boolean) {
	if (cart.problem && !isUnchanged) throw new ApiFailure(cart.problem, { lines: cart.fresh });
	refuseBelowMinimum(buyer.terms, listedTotal(listed.lines));
	const terms = paymentTerms(cart.quote.totalCents, request, depositRules);
	refuseAnotherPrice(cart, terms, request);
	return terms;
}

interface Limited {
	input: BoughtOrder;
	sale: Sale;
	order: OrderRow | undefined;
	now: Date;
}

/** Until when an order above its member's limit waits for approval; undefined for an order within it. Refuses any other. */
async function passLimit(sql: Knex.Transaction, { input, sale, order, now }: Limited): Promise<Date | undefined> {
	const { member } = input.buyer;
	const { totalCents } = sale.cart.quote;
	const heldUntil = input.asksApproval && member ? await waitForApproval(sql, member, { totalCents, now }) : undefined;
	// An order that is rewritten counts in the month in which it began.
	const at = order?.createdAt ?? now;
	if (!heldUntil) await refuseBeyondLimit(sql, member, { totalCents, now: at, exceptId: order?.id });
	return heldUntil;
}

/** One account holds neither too many unpaid orders nor a whole shelf; a company within its credit may. */
async function refuseUnpaidStock(
	context: CheckoutContext,
	sql: Knex.Transaction,
	{ input, sale, order, now }: Limited,
) {
	const { customerId, buyer, request } = input;
	const { cart, own } = sale;
	const { totalCents } = cart.quote;
	if (!order) await refuseTooMany(context, sql, customerId);
	if (await isWithinCredit(sql, buyer, { totalCents, now, exceptId: order?.id })) return;
	const held = order && { id: order.id, own: own ?? new Map<string, number>() };
	await refuseUnpaidHold(context, sql, { customerId, items: request.orderData.items, cart, order: held });
}

/**
 * The cart with its promotions. A channel has prices of its own.
 * @throws ApiFailure PROMOTION_REFUSED with the reason
 */
async function promoted(
	sql: Knex.Transaction,
	cart: PricedCart,
	{ input, channel, orderId, now }: { input: BoughtOrder; channel: Channel; orderId: string | undefined; now: Date },
): Promise<PricedCart> {
	if (!channel.isOwn) return cart;
	const { buyer, request, rules } = input;
	const { promotionCode: code, orderData: requested } = request;
	const found = await promoteOrder(sql, cart, { buyer, orderId, code, rules, requested, now });
	if (found.refusal && found.refusal.reason !== "outdone")
		throw new ApiFailure("PROMOTION_REFUSED", { field: "promotionCode", message: found.refusal.message });
	return found;
}

/** A deposit needs a valid code, or a permission, with each request, also for an order that has one already. */
async function refuseUnpermittedDeposit(context: CheckoutContext, sql: Sql, input: BoughtOrder): Promise<void> {
	const { request, buyer, customerId, customerEmail: email, depositRules } = input;
	if (request.paymentType !== "deposit") return;
	const message = depositRefusal(depositRules);
	if (!depositRules.isOpen) throw new ApiFailure("DEPOSIT_REFUSED", { field: "paymentType", message });
	const codes = { sql, secret: context.commercialCodeSecret };
	if (await permitsDeposit(codes, { customerId, email }, buyer.terms, request.commercialCode)) return;
	throw new ApiFailure("DEPOSIT_REFUSED", { field: "commercialCode", message });
}

/** An order with its buyer, under the rules of the sale. */
interface BoughtOrder extends PlaceOrderInput {
	buyer: Buyer;
}

async function withBuyer(sql: Sql, input: PlaceOrderInput): Promise<BoughtOrder> {
	const { orderData } = input.request;
	const buyer = await resolveBuyer(sql, { ...orderData, customerId: input.customerId });
	const request = { ...input.request, orderData: { ...orderData, business: buyer.business } };
	return { ...input, buyer, request, rules: rulesUnder(buyer.terms, input.rules) };
}

/** An order can change while it is unpaid and is not being closed. */
function isOpen(order: OrderRow): boolean {
	return isPending(order.status) && order.capturedCents === 0 && order.expiringSince === null;
}

/** Every open order holds stock for half an hour: one account may not hold a whole shelf without paying. */
async function refuseTooMany(context: CheckoutContext, sql: Knex.Transaction, customerId: string): Promise<void> {
	const open = await oneNumber(
		sql,
		`select count(*)::int from order_book where customer_id = ? and ${statusIn(isPending)} and captured_cents = 0
			and placed_by is null and external_ref is null and approval is null`,
		[customerId],
	);
	if (open >= context.maximumOpenOrders) throw new ApiFailure("TOO_MANY_OPEN_ORDERS");
}

/** Every amount that the client sent must be the server's: what was on the screen is what is charged. */
function refuseAnotherPrice(
	cart: PricedCart,
	{ expectedCents }: PaymentTerms,
	{ amount, orderData }: PlaceOrderInput["request"],
): void {
	const { totalCents } = cart.quote;
	const { total = totalCents, paymentAmount = expectedCents } = orderData;
	const { remainingAmount = totalCents - expectedCents } = orderData;
	const isSame =
		amount === expectedCents &&
		paymentAmount === expectedCents &&
		total === totalCents &&
		remainingAmount === totalCents - expectedCents;
	if (!isSame || cart.problem === "PRICE_CHANGED") throw new ApiFailure("PRICE_CHANGED", { lines: cart.fresh });
	if (totalCents < PAYABLE_CENTS.minimum || totalCents > PAYABLE_CENTS.maximum)
		throw new ApiFailure("VALIDATION", { field: "amount", message: UNPAYABLE_MESSAGE });
}

/** The cart after it lost the race for the last boxes. */
async function priceAgain(context: CheckoutContext, input: PlaceOrderInput): Promise<PricedCart> {
	const { customerId, request, rules, buyer, idempotencyKey } = await withBuyer(context.pool, input);
	const channel = await openChannel(context.pool, input.channelId);
	const checkoutId = checkoutOf(request.checkoutId, idempotencyKey);
	const known = checkoutId && (await findCheckout(context.pool, customerId, checkoutId));
	const own = known ? await heldBoxes(context.pool, known.id) : undefined;
	const { items } = request.orderData;
	return priceNow(context.pool, { items, channel, rules, buyer, own, requested: request.orderData });
}
