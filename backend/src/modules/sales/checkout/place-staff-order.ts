import type { staffOrderSchema } from "@confiserie/domain/contract/staff-order";
import { formatCents } from "@confiserie/domain/format";
import { type StaffPayment, staffHoldEnd } from "@confiserie/domain/orders/staff-order";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { z } from "@medusajs/framework/zod";
import { inTransaction, lock, one, type Sql } from "../../../lib/database/sql";
import { ownChannelId } from "../../../medusa/shop/channels";
import { lockCompany, resolveBuyer, rulesUnder } from "../../companies/companies";
import { openAccountForCustomer } from "../../customers/accounts";
import { type Administrator, noted, recordAudit } from "../../foundations/audit";
import { ApiFailure } from "../../foundations/failures";
import { agreeDelivery } from "../../fulfilment/delivery";
import { auditedOrder, linesOf, lockOrder, mailOrderRecorded, type OrderRow } from "../orders";
import { atAgreedPrices } from "./agreed-prices";
import { fingerprintOf, lockKnown } from "./checkout";
import { insertOrder } from "./order-writes";
import type { PlaceOrderInput } from "./place-order-input";
import { listedCents, type PricedCart } from "./price-cart";
import { openChannel, orOutOfStock, priceNow } from "./price-now";
import { refuseUndeliverable } from "./refuse-undeliverable";
import { acceptToPayLater, staffTerms } from "./staff-payment";
import type { CheckoutContext } from "./types";

/** An order that staff enters for a customer. */
interface StaffOrderInput extends Pick<PlaceOrderInput, "rules" | "depositRules"> {
	orderData: z.output<typeof staffOrderSchema>["orderData"];
	/** Of the total, what is asked for first; null for all of it. */
	depositPercentage: number | null;
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
 * or not at all. It is priced as any other of its channel, or at the lower prices that were agreed; what one account may hold unpaid does not bind the staff. The same
 * request again gives the same order.
 * @returns the order's id
 * @throws ApiFailure CHANNEL_CLOSED, EMAIL_TAKEN, CUSTOMER_NOT_FOUND, PRODUCT_UNAVAILABLE, OUT_OF_STOCK, PRICE_CHANGED,
 *   INVALID_QUANTITY, IDEMPOTENCY_CONFLICT, DELIVERY_REFUSED, NO_DELIVERY_OPTION, DEPOSIT_REFUSED, VALIDATION for a link that no card can pay, a
 *   deposit of what is paid later, an agreed price above the catalogue's
 */
export async function placeStaffOrder(context: CheckoutContext, input: StaffOrderInput): Promise<string> {
	const id = await orOutOfStock(
		() => inTransaction(context.writes, (sql) => place(context, sql, input)),
		() => priced(context.pool, input),
	);
	await context.announce("order_book.tasks_due");
	return id;
}

async function priced(
	sql: Sql,
	{ channelId, customerId, orderData, rules: all }: StaffOrderInput,
): Promise<PricedCart> {
	const buyer = await resolveBuyer(sql, { ...orderData, customerId });
	const rules = rulesUnder(buyer.terms, all);
	const channel = await openChannel(sql, channelId);
	return priceNow(sql, { items: orderData.items, channel, rules, buyer, requested: orderData });
}

async function place(context: CheckoutContext, sql: Knex.Transaction, input: StaffOrderInput): Promise<string> {
	const { orderData, requestId, channelId, actor, payment } = input;
	const checkoutId = `staff:${requestId.toLowerCase()}`;
	await lock(sql, "staff-order", checkoutId);
	const known = await one<OrderRow>(sql, "select * from order_book where checkout_id = ? and placed_by is not null", [
		checkoutId,
	]);
	if (known) return sameOrder(sql, known, input);
	await refuseUndeliverable(sql, orderData.address, "orderData.address");
	if (input.customerId) await lockKnown(sql, input.customerId);
	const buyer = await resolveBuyer(sql, { ...orderData, customerId: input.customerId });
	const { companyId, business } = buyer;
	const rules = rulesUnder(buyer.terms, input.rules);
	const channel = await openChannel(sql, channelId);
	const requested = orderData;
	const { items } = orderData;
	const listed = await priceNow(sql, { items, channel, rules, buyer, requested });
	const cart = atAgreedPrices(listed, items, { rules, requested });
	refuseOther(cart, input);
	const terms = staffTerms(cart.quote.totalCents, input, input.depositRules);
	const now = context.now();
	const asked = orderData.delivery;
	const agreed = agreeDelivery(cart.quote, { rules, now, asked, path: "orderData.delivery" });
	const customerId = input.customerId ?? (await openAccount(sql, input));
	// Before the stock, as whatever raises a company's debt.
	if (payment === "LATER" && companyId) await lockCompany(sql, companyId);
	const id = await insertOrder(context, sql, {
		customerId,
		companyId,
		channel,
		request: { orderData: { ...orderData, business } },
		cart,
		...agreed,
		checkoutId,
		fingerprint: fingerprintOf({ ...terms, orderData }, cart),
		terms,
		placedBy: { id: actor.customerId, heldUntil: staffHoldEnd(payment, now) },
		now,
	});
	const order = await lockOrder(sql, id);
	if (payment === "LATER") await acceptToPayLater(sql, order, actor.customerId, now);
	await note(sql, order, actor, agreedWords(listed, cart));
	const path = payment === "TRANSFER" ? null : input.paymentPath(order.orderNumber);
	await mailOrderRecorded(sql, id, { path, heldUntil: order.holdExpiresAt });
	return id;
}

/**
 * Repeated with the same channel, contact, boxes, agreed prices and deposit it is the order that is there, whatever became of the
 * catalogue's prices since.
 */
async function sameOrder(sql: Sql, known: OrderRow, input: StaffOrderInput): Promise<string> {
	const { orderData, depositPercentage, actor, channelId } = input;
	const { email, items } = orderData;
	const lines = await linesOf(sql, [known.id]);
	const isAgreed = items.every(
		({ productId, agreedUnitPrice }) =>
			(agreedUnitPrice ?? null) === null ||
			lines.some((line) => line.productId === productId && listedCents(line) === agreedUnitPrice),
	);
	const boxes = new Map(lines.map((line) => [line.productId, line.boxes]));
	for (const { productId, quantity } of items) boxes.set(productId, (boxes.get(productId) ?? 0) - quantity);
	const isSame =
		known.placedBy === actor.customerId && known.email === email && known.depositPercentage === depositPercentage;
	const isThrough = known.salesChannelId === (channelId ?? (await ownChannelId(sql)));
	if (!isSame || !isThrough || !isAgreed || [...boxes.values()].some((rest) => rest !== 0))
		throw new ApiFailure("IDEMPOTENCY_CONFLICT");
	return known.id;
}

/** The order must equal what the screen shows. */
function refuseOther(cart: PricedCart, { orderData }: StaffOrderInput): void {
	const { totalCents } = cart.quote;
	if (cart.problem) throw new ApiFailure(cart.problem, { lines: cart.fresh });
	if ((orderData.total ?? totalCents) !== totalCents) throw new ApiFailure("PRICE_CHANGED", { lines: cart.fresh });
}

function openAccount(sql: Knex.Transaction, { orderData, invite, actor }: StaffOrderInput): Promise<string> {
	const { email, firstName, lastName, phone } = orderData;
	return openAccountForCustomer(sql, { email, firstName, lastName, phone }, { invite, by: actor });
}

/** Prices below the catalogue's, for the audit log; null where none was agreed. */
function agreedWords(listed: PricedCart, cart: PricedCart): string | null {
	const agreed = cart.lines.flatMap((line, index) => {
		const list = listed.lines[index];
		if (!list || listedCents(list) === listedCents(line)) return [];
		return [
			`${line.entry.reference}\u00a0: ${formatCents(listedCents(line))} au lieu de ${formatCents(listedCents(list))}`,
		];
	});
	return agreed.join(", ") || null;
}

async function note(
	sql: Knex.Transaction,
	order: OrderRow,
	actor: Administrator,
	agreed: string | null,
): Promise<void> {
	await recordAudit(sql, actor, {
		action: "order.created",
		...auditedOrder(order),
		changes: noted({ agreedPrices: agreed }),
	});
}
