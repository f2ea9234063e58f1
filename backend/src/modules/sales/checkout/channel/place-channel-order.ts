import type { ChannelOrderRequest } from "@confiserie/domain/contract/channel-order";
import { dayOf } from "@confiserie/domain/day";
import type { DeliveryRules } from "@confiserie/domain/delivery/quote";
import { formatCents } from "@confiserie/domain/format";
import { PAYABLE_CENTS } from "@confiserie/domain/payments/payable";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, lock, one, type Sql } from "../../../../lib/database/sql";
import { requestHashOf } from "../../../../lib/request-hash";
import { guestCustomer } from "../../../../medusa/accounts/guests";
import { VISITOR } from "../../../companies/companies";
import { ApiFailure } from "../../../foundations/failures";
import { agreeDelivery } from "../../../fulfilment/delivery";
import type { Channel } from "../../../terms/channels";
import { lockOrder, mailOrderRecorded, type OrderRow } from "../../orders";
import { insertReceipt, receiveMoney } from "../../payments";
import { insertOrder } from "../order-writes";
import type { PricedCart } from "../price-cart";
import { orOutOfStock, priceNow } from "../price-now";
import { refuseUndeliverable } from "../refuse-undeliverable";
import type { CheckoutContext } from "../types";
import { namedProducts } from "./named-products";

/** How long the goods wait for a customer who pays by link: the day in which a mail is read. */
const LINK_HOLD_MS = 24 * 60 * 60_000;

/** A checked request of a channel, and the rules that hold now. */
export interface ChannelSale {
	channel: Channel;
	keyId: string;
	request: ChannelOrderRequest;
	rules: DeliveryRules;
	/** Where an order is paid, for its number: "/payer/…". */
	payPath: (orderNumber: string) => string;
}

/**
 * Places an order of a channel in ONE transaction, like any other: prices, guest customer, order, lines, stock hold and, when
 * the channel has the money, its receipt. The same name with the same content is the same order, whatever has changed since.
 * @returns the order's id, and whether it is new
 * @throws ApiFailure IDEMPOTENCY_CONFLICT, PRODUCT_UNAVAILABLE, OUT_OF_STOCK, PRICE_CHANGED, INVALID_QUANTITY,
 *   DELIVERY_REFUSED, NO_DELIVERY_OPTION, VALIDATION
 */
export async function placeChannelOrder(
	context: CheckoutContext,
	sale: ChannelSale,
): Promise<{ id: string; isNew: boolean }> {
	const placed = await orOutOfStock(
		() => inTransaction(context.writes, (sql) => place(context, sql, sale)),
		() => priced(context.pool, sale),
	);
	if (placed.isNew) await context.announce("order_book.tasks_due");
	return placed;
}

async function place(context: CheckoutContext, sql: Knex.Transaction, sale: ChannelSale) {
	const { channel, request, rules } = sale;
	const { externalRef, customer, payment } = request;
	await lock(sql, "channel-order", channel.id, externalRef);
	const fingerprint = requestHashOf(request);
	const known = await one<OrderRow>(sql, "select * from order_book where sales_channel_id = ? and external_ref = ?", [
		channel.id,
		externalRef,
	]);
	if (known) {
		if (known.fingerprint === fingerprint) return { id: known.id, isNew: false };
		throw new ApiFailure("IDEMPOTENCY_CONFLICT", { field: "externalRef", message: TAKEN });
	}
	await refuseUndeliverable(sql, request.address, "address");
	const cart = await priced(sql, sale);
	refuse(cart, request);
	const { totalCents } = cart.quote;
	const now = context.now();
	const id = await insertOrder(context, sql, {
		customerId: await guestCustomer(sql, customer),
		request: {
			orderData: {
				...customer,
				address: request.address,
				deliveryNotes: request.deliveryNotes,
				business: request.business,
			},
		},
		companyId: null,
		isGuest: true,
		checkoutId: undefined,
		channel,
		externalRef,
		cart,
		...agreeDelivery(cart.quote, { rules, now, asked: request.delivery, path: "delivery" }),
		terms: { paymentType: "full", depositPercentage: null, expectedCents: totalCents },
		fingerprint,
		now,
		heldUntil: new Date(now.getTime() + LINK_HOLD_MS),
	});
	if (payment.kind === "external") await takeMoney(sql, id, sale, totalCents, now);
	else if (payment.send) await mailLink(sql, id, sale);
	return { id, isNew: true };
}

async function mailLink(sql: Knex.Transaction, orderId: string, { payPath }: ChannelSale): Promise<void> {
	const order = await lockOrder(sql, orderId);
	await mailOrderRecorded(sql, orderId, { path: payPath(order.orderNumber), heldUntil: order.holdExpiresAt });
}

/** Writes down that the channel has the money: it is there, whatever becomes of it between channel and shop. */
async function takeMoney(
	sql: Knex.Transaction,
	orderId: string,
	{ keyId, request }: ChannelSale,
	amountCents: number,
	now: Date,
) {
	if (request.payment.kind !== "external") return;
	const order = await lockOrder(sql, orderId);
	const attempt = await insertReceipt(sql, {
		orderId,
		provider: "external",
		amountCents,
		receivedOn: dayOf(now),
		reference: request.payment.reference,
		recordedBy: keyId,
		idempotencyKey: request.externalRef,
		now,
	});
	await receiveMoney(sql, order, { attempt, reference: attempt.id, amountCents, actor: "payment" }, now);
}

async function priced(sql: Sql, { channel, request, rules }: ChannelSale): Promise<PricedCart> {
	return priceNow(sql, {
		items: await namedProducts(sql, request.items),
		channel,
		rules,
		buyer: { ...VISITOR, business: request.business ?? null },
		requested: request,
	});
}

/** Refuses what cannot be sold as it was agreed. */
function refuse(cart: PricedCart, { total, payment }: ChannelOrderRequest): void {
	if (cart.problem) throw new ApiFailure(cart.problem, { lines: cart.fresh });
	const { totalCents } = cart.quote;
	const agreed = [total, payment.kind === "external" ? payment.amount : undefined];
	if (agreed.some((cents) => cents !== undefined && cents !== totalCents))
		throw new ApiFailure("PRICE_CHANGED", {
			lines: cart.fresh,
			message: `Le total est de ${formatCents(totalCents)}, port compris.`,
		});
	const { minimum, maximum } = PAYABLE_CENTS;
	if (totalCents >= minimum && totalCents <= maximum) return;
	const message = `Une commande va de ${formatCents(minimum)} à ${formatCents(maximum)}.`;
	throw new ApiFailure("VALIDATION", { field: "items", message });
}

const TAKEN = "Une commande de ce canal porte déjà ce nom, avec un autre contenu.";
