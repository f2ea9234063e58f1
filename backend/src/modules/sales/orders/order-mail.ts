import { accountDueOn } from "@confiserie/domain/company/terms";
import { dayOf } from "@confiserie/domain/day";
import { isCancelled, ORDER_STATUS, type OrderStatus } from "@confiserie/domain/orders/order-status";
import { firstPaymentCents } from "@confiserie/domain/payments/balance";
import { one, type Sql } from "../../../lib/database/sql";
import { readSeller } from "../../documents/invoicing";
import {
	type Mail,
	type MailedStatus,
	type MailedTerms,
	type OrderSummary,
	queueMail,
	withdrawMail,
} from "../../foundations/mail";
import { readTerms } from "../../foundations/settings";
import { readShipment, serializeTracking } from "../../fulfilment/shipments";
import { orderById } from "./find-order";
import { orderTaxes } from "./order-taxes";
import { linesOf } from "./read-orders";
import { promiseOf } from "./serialize-order";
import type { StatusChange } from "./status-change";
import type { OrderRow } from "./types";

type WithoutRecipient<Any> = Any extends Mail ? Omit<Any, "to"> : never;

/**
 * Asks, in the caller's transaction, for a mail to the customer of an order, written from the order as that transaction
 * sees it: call it after the change that the mail tells of.
 */
export async function queueOrderMail(
	sql: Sql,
	orderId: string,
	write: (order: OrderSummary) => WithoutRecipient<Mail>,
): Promise<void> {
	const order = await orderById(sql, orderId);
	// The customer was erased: there is no recipient.
	if (!order || order.email === "") return;
	await queueMail(sql, { ...write(await orderSummary(sql, order)), to: order.email, orderId });
}

/** What mails say of an order as `order` has it. */
export async function orderSummary(sql: Sql, order: OrderRow): Promise<OrderSummary> {
	const lines = await linesOf(sql, [order.id]);
	return pick({
		...order,
		promise: promiseOf(order, order.confirmedAt ?? order.createdAt),
		isCancelled: isCancelled(order.status),
		tracking: serializeTracking(order),
		lines: lines.map((line) => ({ ...line, name: line.productName, quantity: line.boxes })),
		taxes: orderTaxes(order, lines).totals,
	});
}

/** The first payment arrived: withdraws the pending mail about a failed one. */
export async function mailOrderReceived(sql: Sql, orderId: string): Promise<void> {
	await forgetPaymentFailed(sql, orderId);
	const key = `order-received:${orderId}`;
	const terms = await termsOf(sql, orderId);
	await queueOrderMail(sql, orderId, (order) => ({ key, template: "order-received", data: { order, terms } }));
}

/** Staff or a channel has entered the order: `path` is where it is paid, `heldUntil` until when it holds its stock unpaid. */
export async function mailOrderRecorded(
	sql: Sql,
	orderId: string,
	{ path, heldUntil }: { path: string | null; heldUntil: Date | null },
): Promise<void> {
	const terms = await termsOf(sql, orderId);
	const row = await orderById(sql, orderId);
	const key = `order-recorded:${orderId}`;
	if (row?.onAccountAt) {
		const { iban } = await readSeller(sql);
		const dueOn = accountDueOn(dayOf(row.onAccountAt));
		return queueOrderMail(sql, orderId, (order) => ({
			key,
			template: "order-on-account",
			data: { order, terms, dueOn, iban },
		}));
	}
	await queueOrderMail(sql, orderId, (order) => ({
		key,
		template: "order-recorded",
		data: { order, terms, path, heldUntil: heldUntil?.toISOString() ?? null },
	}));
}

/** The terms that an order was placed under, for the durable copy that goes with its confirmation. */
async function termsOf(sql: Sql, orderId: string): Promise<MailedTerms | null> {
	const order = await orderById(sql, orderId);
	const terms = order?.termsId ? await readTerms(sql, order.termsId) : undefined;
	if (!terms) return null;
	const { id: version, inForceFrom, content: sections } = terms;
	return { version, inForceFrom: inForceFrom.toISOString(), sections };
}

/** A further payment is in. `attemptId` is the attempt that brought it. */
export async function mailBalanceReceived(sql: Sql, orderId: string, attemptId: string, receivedCents: number) {
	await queueOrderMail(sql, orderId, (order) => ({
		key: `balance-received:${attemptId}`,
		template: "balance-received",
		data: { order, receivedCents },
	}));
}

/** The order is over and its money goes back, or is back already. `why` tells one time from another. */
export async function mailOrderEnded(sql: Sql, orderId: string, why: string): Promise<void> {
	await forgetPaymentFailed(sql, orderId);
	await queueOrderMail(sql, orderId, (order) => ({
		key: `order-cancelled:${orderId}:${why}`,
		template: "order-cancelled",
		data: { order, refundDueCents: order.capturedCents - order.refundedCents },
	}));
}

/** One movement of money back to the customer is done. `partId` names it. */
export async function mailRefund(sql: Sql, orderId: string, partId: string, refundedCents: number): Promise<void> {
	await queueOrderMail(sql, orderId, (order) => ({
		key: `refund:${partId}`,
		template: "refund",
		data: { order, refundedCents },
	}));
}

/** Lines that are given back lower what is still to be paid. `lineRefundId` names the refund. */
export async function mailBalanceLowered(sql: Sql, orderId: string, lineRefundId: string, offBalanceCents: number) {
	await queueOrderMail(sql, orderId, (order) => ({
		key: `balance-lowered:${lineRefundId}`,
		template: "balance-lowered",
		data: { order, offBalanceCents },
	}));
}

/** The bank would not take that movement, or sent it back. */
export async function mailRefundFailed(sql: Sql, orderId: string, partId: string, refundedCents: number) {
	await queueOrderMail(sql, orderId, (order) => ({
		key: `refund-failed:${partId}`,
		template: "refund-failed",
		data: { order, refundedCents },
	}));
}

/** The customer may still be at the checkout with another card in hand: the mail waits, and a payment withdraws it. */
const FAILURE_DELAY_SECONDS = 600;
const failureKey = (orderId: string) => `payment-failed:${orderId}`;

export async function mailPaymentFailed(sql: Sql, orderId: string): Promise<void> {
	await queueOrderMail(sql, orderId, (order) => ({
		key: failureKey(orderId),
		template: "payment-failed",
		data: { order },
		delaySeconds: FAILURE_DELAY_SECONDS,
	}));
}

/** The order is paid or ended: withdraws the pending mail about a failed payment. */
export async function forgetPaymentFailed(sql: Sql, orderId: string): Promise<void> {
	await withdrawMail(sql, failureKey(orderId));
}

/**
 * Notifies the customer that staff moved the order. Payments have mails of their own, and an unpaid checkout ends
 * without one.
 */
export async function mailStatusChange(
	sql: Sql,
	{ orderId, actor, from, to }: StatusChange,
	id: string,
): Promise<void> {
	if (from === null || from === to || actor === "payment" || actor === "hold-expiry") return;
	const key = `order-status:${orderId}:${id}`;
	await queueOrderMail(sql, orderId, (order) => ({ key, ...statusMail(order, to) }));
}

/** What tells of an order that it has that status now. */
function statusMail(order: OrderSummary, to: OrderStatus) {
	return hasStatusMail(to)
		? ({ template: "order-status-changed", data: { order, status: to } } as const)
		: ({
				template: "order-cancelled",
				data: { order, refundDueCents: order.capturedCents - order.refundedCents },
			} as const);
}

/** What `mailStatusChange` would send for `order`; null without a recipient. */
export async function statusMailOf(sql: Sql, order: OrderRow): Promise<Pick<Mail, "to" | "template" | "data"> | null> {
	if (order.email === "") return null;
	return { to: order.email, ...statusMail(await orderSummary(sql, order), order.status) };
}

/** A shipped order got a number, or another one: notifies its customer, unless the number was removed. */
export async function mailTracking(sql: Sql, orderId: string, now: Date): Promise<void> {
	const known = await one(sql, "select 1 from order_book where id = ? and tracking_number is not null", [orderId]);
	if (!known) return;
	await queueOrderMail(sql, orderId, (order) => ({
		key: `order-tracking:${orderId}:${now.getTime()}`,
		template: "order-status-changed",
		data: { order, status: "SHIPPED" },
	}));
}

/** A shipment has left, or got another number (at `changedAt`): what it holds, and whether anything is still to come. */
export async function mailShipment(sql: Sql, orderId: string, number: number, changedAt?: Date): Promise<void> {
	const shipment = await readShipment(sql, orderId, String(number));
	const isLast = !(await one(sql, "select 1 as part from order_book where id = ? and is_partly_shipped", [orderId]));
	await queueOrderMail(sql, orderId, (order) => ({
		key: `order-shipment:${shipment.id}:${changedAt?.getTime() ?? 0}`,
		template: "order-shipment",
		data: {
			order: { ...order, tracking: shipment.tracking },
			isLast,
			lines: shipment.lines.map(({ productName: name, reference, boxes, piecesPerBox }) => ({
				...{ name, reference, boxes, piecesPerBox },
			})),
			packages: shipment.packages.map(({ kind }) => kind),
		},
	}));
}

const hasStatusMail = (status: OrderStatus): status is MailedStatus =>
	ORDER_STATUS[status].mail === "order-status-changed";

/** Only the fields of mails, without internal ids and prices. */
function pick(order: OrderSummary): OrderSummary {
	return {
		orderNumber: order.orderNumber,
		promise: order.promise ?? null,
		firstName: order.firstName,
		lastName: order.lastName,
		street: order.street,
		postalCode: order.postalCode,
		city: order.city,
		country: order.country,
		deliveryNotes: order.deliveryNotes,
		lines: order.lines.map(({ name, quantity, piecesPerBox, boxesPerLayer, boxesPerPallet, totalCents, imageUrl }) => ({
			name,
			imageUrl,
			quantity,
			piecesPerBox,
			boxesPerLayer,
			boxesPerPallet,
			totalCents,
		})),
		promotions: order.promotions?.map(({ name, discountCents }) => ({ name, discountCents })) ?? [],
		subtotalCents: order.subtotalCents,
		shippingCents: order.shippingCents,
		totalCents: order.totalCents,
		taxes: order.taxes,
		expectedCents: firstPaymentCents(order),
		depositPercentage: order.depositPercentage,
		withdrawnCents: order.withdrawnCents ?? 0,
		correctedCents: order.correctedCents ?? 0,
		capturedCents: order.capturedCents,
		isCancelled: order.isCancelled ?? false,
		refundedCents: order.refundedCents,
		delivery: order.delivery ?? null,
		tracking: order.tracking ?? null,
		followKey: order.followKey ?? null,
	};
}
