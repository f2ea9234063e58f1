import { depositRefusal } from "@confiserie/domain/deposit";
import { formatCents } from "@confiserie/domain/format";
import { isPending } from "@confiserie/domain/order-status";
import { PAYABLE_CENTS } from "@confiserie/domain/payable";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one, type Sql } from "../../lib/database/sql";
import { customerOfId } from "../../medusa/accounts/people";
import type { Channel } from "../channels";
import { lockMembership, requireInCompany } from "../companies";
import { type Buyer, refuseBelowMinimum, resolveBuyer, rulesUnder } from "../company-terms";
import { agreeDelivery } from "../delivery";
import { type PaymentTerms, paymentTerms, permitsDeposit } from "../deposits";
import { ApiFailure } from "../failures";
import { statusIn } from "../order-status";
import { heldBoxes, type OrderRow } from "../orders";
import { checkoutOf, findCheckout, findIdenticalOpenOrder, fingerprintOf, lockCheckouts } from "./checkout";
import { isWithinCredit, recordApproval, refuseBeyondLimit, waitForApproval } from "./company-order";
import { insertOrder, mayStillHold, renewHold, reviseOrder } from "./order-writes";
import type { PlaceOrderInput } from "./place-order-input";
import type { PricedCart } from "./price-cart";
import { openChannel, orOutOfStock, priceNow } from "./price-now";
import { promoteOrder } from "./promote-cart";
import { refuseUndeliverable } from "./refuse-undeliverable";
import type { CheckoutBook } from "./types";
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
export async function placeOrder(book: CheckoutBook, input: PlaceOrderInput): Promise<string> {
	try {
		return await orOutOfStock(
			() => inTransaction(book.writes, (sql) => place(book, sql, input)),
			() => priceAgain(book, input),
		);
	} catch (error) {
		if (error instanceof HoldRefused) await noteHoldAlert(book.pool, error.alert, book.now());
		// Its boxes are wanted by the next checkout, perhaps of the same person.
		if (error instanceof HeldLongEnough) await book.announce("order_book.sweep_due");
		throw error;
	}
}

/** The order held its stock as long as an unpaid one may: it is about to be closed. */
class HeldLongEnough extends ApiFailure {}

async function place(book: CheckoutBook, sql: Knex.Transaction, asked: PlaceOrderInput): Promise<string> {
	const { customerId } = asked;
	await lockCheckouts(sql, customerId);
	// A member who is removed meanwhile is removed after this order.
	await lockMembership(sql, customerId);
	const input = await withBuyer(sql, asked);
	const { buyer, request, rules } = input;
	const { member, companyId } = buyer;
	if (asked.asksApproval && !member) throw new ApiFailure("COMPANY_NOT_FOUND");
	if (member) requireInCompany(member, "order");
	await refuseUnpermittedDeposit(book, sql, input);
	const now = book.now();
	const sent = checkoutOf(request.checkoutId, input.idempotencyKey);
	const checkoutId = sent && input.asksApproval ? `approval:${sent}` : sent;
	await refuseUndeliverable(sql, request.orderData.address, input.cartId ? "address" : "orderData.address");
	const channel = await openChannel(sql, input.channelId);
	// Who was erased while this waited has no account any more.
	if (!(await customerOfId(sql, customerId))) throw new ApiFailure("UNAUTHENTICATED");
	const known = checkoutId && (await findCheckout(sql, customerId, checkoutId));
	if (known && known.approval !== null && isOpen(known)) return known.id;
	if (known && !isOpen(known)) throw new ApiFailure("CHECKOUT_CLOSED");
	if (known && !mayStillHold(book, known, now)) throw new HeldLongEnough("CHECKOUT_CLOSED");

	const { items } = request.orderData;
	const own = known ? await heldBoxes(sql, known.id) : undefined;
	// Without any identity the same cart again is the same order: then its own hold is available to it.
	const listed = await priceNow(sql, { items, channel, rules, buyer, own, wish: request.orderData });
	const cart = await promoted(sql, listed, { input, channel, orderId: known ? known.id : undefined, now });
	const fingerprint = fingerprintOf(request, cart, channel.isOwn ? undefined : channel.id);
	const same =
		known ||
		(checkoutId || input.asksApproval ? undefined : await findIdenticalOpenOrder(sql, customerId, fingerprint));
	const order = same && mayStillHold(book, same, now) ? same : undefined;
	const isUnchanged = order?.fingerprint === fingerprint;
	// What an unchanged order holds already cannot run out under it.
	if (cart.problem && !isUnchanged) throw new ApiFailure(cart.problem, { lines: cart.fresh });
	refuseBelowMinimum(buyer.terms, listed.quote.subtotalCents);
	const terms = paymentTerms(cart.quote.totalCents, request, input.depositRules);
	refuseAnotherPrice(cart, terms, request);
	const { totalCents } = cart.quote;
	const heldUntil = input.asksApproval && member ? await waitForApproval(sql, member, { totalCents, now }) : undefined;
	if (!heldUntil) await refuseBeyondLimit(sql, member, { totalCents, now, exceptId: order?.id });
	if (order && isUnchanged) {
		await renewHold(book, sql, order, terms, now);
		return order.id;
	}
	if (!order) await refuseTooMany(book, sql, customerId);
	const held = order && { id: order.id, own: own ?? new Map<string, number>() };
	if (!(await isWithinCredit(sql, buyer, { totalCents, now, exceptId: order?.id })))
		await refuseUnpaidHold(book, sql, { customerId, items, cart, order: held });
	const path = "orderData.delivery";
	const agreed = agreeDelivery(cart.quote, { rules, now, asked: request.orderData.delivery, path });
	const content = { ...input, companyId, channel, cart, ...agreed, terms, fingerprint, now };
	if (order) return reviseOrder(book, sql, order, content);
	if (!heldUntil || !member) return insertOrder(book, sql, { ...content, checkoutId });
	const id = await insertOrder(book, sql, { ...content, checkoutId, heldUntil });
	await recordApproval(sql, { orderId: id, companyId: member.companyId, requestedBy: customerId, now });
	await input.onWaiting?.(sql, id);
	return id;
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
	const { promotionCode: code, orderData: wish } = request;
	const found = await promoteOrder(sql, cart, { buyer, orderId, code, rules, wish, now });
	if (found.refusal && found.refusal.reason !== "outdone")
		throw new ApiFailure("PROMOTION_REFUSED", { field: "promotionCode", message: found.refusal.message });
	return found;
}

/** A deposit needs a valid code, or a permission, with each request, also for an order that has one already. */
async function refuseUnpermittedDeposit(book: CheckoutBook, sql: Sql, input: BoughtOrder): Promise<void> {
	const { request, buyer, customerId, customerEmail: email, depositRules } = input;
	if (request.paymentType !== "deposit") return;
	const message = depositRefusal(depositRules);
	if (!depositRules.isOpen) throw new ApiFailure("DEPOSIT_REFUSED", { field: "paymentType", message });
	const codes = { sql, secret: book.commercialCodeSecret };
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
async function refuseTooMany(book: CheckoutBook, sql: Knex.Transaction, customerId: string): Promise<void> {
	const open = await one<{ count: number }>(
		sql,
		`select count(*)::int as count from order_book where customer_id = ? and ${statusIn(isPending)} and captured_cents = 0
			and placed_by is null and approval is null`,
		[customerId],
	);
	if ((open?.count ?? 0) >= book.maximumOpenOrders) throw new ApiFailure("TOO_MANY_OPEN_ORDERS");
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
async function priceAgain(book: CheckoutBook, input: PlaceOrderInput): Promise<PricedCart> {
	const { customerId, request, rules, buyer, idempotencyKey } = await withBuyer(book.pool, input);
	const channel = await openChannel(book.pool, input.channelId);
	const checkoutId = checkoutOf(request.checkoutId, idempotencyKey);
	const known = checkoutId && (await findCheckout(book.pool, customerId, checkoutId));
	const own = known ? await heldBoxes(book.pool, known.id) : undefined;
	const { items } = request.orderData;
	return priceNow(book.pool, { items, channel, rules, buyer, own, wish: request.orderData });
}
