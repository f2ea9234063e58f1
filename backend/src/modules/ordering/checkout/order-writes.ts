import { randomBytes, randomUUID } from "node:crypto";
import { orderNumber } from "@confiserie/domain/order-number";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { insert, update } from "../../../lib/database/sql";
import type { PaymentTerms } from "../../deposit";
import { recordStatus } from "../orders/history";
import { openAttempt } from "../payment/attempt";
import { holdStock, lockLevels, releaseStock } from "../stock/stock";
import { noteHoldsBegun } from "../stock/unpaid-holds";
import type { OrderBook, OrderRow } from "../types";
import type { PlaceOrderInput } from "./place-order-input";
import type { PricedCart, PricedLine } from "./price-cart";

interface OrderContent extends PlaceOrderInput {
	cart: PricedCart;
	terms: PaymentTerms;
	fingerprint: string;
	now: Date;
}

/** Writes a new PENDING order with lines, hold and attempt; returns its id. */
export async function insertOrder(
	book: OrderBook,
	sql: Knex.Transaction,
	input: OrderContent & { checkoutId: string | undefined },
): Promise<string> {
	const { now, cart, terms } = input;
	const id = generateEntityId(undefined, "cmd");
	await insert(sql, "order_book", {
		id,
		orderNumber: orderNumber(randomBytes(8)),
		customerId: input.customerId,
		checkoutId: input.checkoutId ?? `open:${randomUUID()}`,
		status: "PENDING",
		createdAt: now,
		...contentColumns(input),
		holdExpiresAt: holdEnd(book, now, now),
	});
	await writeLines(sql, { id, customerId: input.customerId }, cart.lines, now);
	await openAttempt(sql, checkoutAttempt(book, id, terms, now));
	await recordStatus(sql, { orderId: id, at: now, actor: input.customerId, from: null, to: "PENDING" });
	return id;
}

/** Gives an open order another content: stock is held anew, the attempt asks for the new amount. */
export async function reviseOrder(book: OrderBook, sql: Knex.Transaction, order: OrderRow, input: OrderContent) {
	const { now, cart, terms } = input;
	const wanted = cart.lines.map((line) => line.entry.inventoryItemId);
	await lockLevels(sql, order.id, wanted);
	await releaseStock(sql, order.id, now);
	await sql("order_book_line").where({ order_id: order.id }).delete();
	await update(sql, "order_book", order.id, {
		...contentColumns(input),
		holdExpiresAt: nextHoldEnd(book, order, now),
	});
	await writeLines(sql, order, cart.lines, now);
	await openAttempt(sql, checkoutAttempt(book, order.id, terms, now));
	return order.id;
}

/**
 * The shopper is there again with the same content: the hold starts anew as long as the order may hold at all, and so does
 * a payment that was closed meanwhile.
 */
export async function renewHold(
	book: OrderBook,
	sql: Knex.Transaction,
	order: OrderRow,
	terms: PaymentTerms,
	now: Date,
): Promise<void> {
	await update(sql, "order_book", order.id, { holdExpiresAt: nextHoldEnd(book, order, now) });
	await openAttempt(sql, checkoutAttempt(book, order.id, terms, now));
}

/** Whether the time that an unpaid order may hold its stock in all, from its first hold on, is not over yet. */
export function mayStillHold(book: OrderBook, { createdAt, holdExpiresAt }: OrderRow, now: Date): boolean {
	return holdExpiresAt === null || now.getTime() < lastHoldEnd(book, createdAt);
}

function checkoutAttempt(book: OrderBook, orderId: string, { expectedCents }: PaymentTerms, now: Date) {
	const { provider } = book.gateway;
	return { orderId, provider, purpose: "CHECKOUT", amountCents: expectedCents, now } as const;
}

const lastHoldEnd = (book: OrderBook, heldSince: Date) => heldSince.getTime() + book.maximumHoldMinutes * 60_000;

const holdEnd = (book: OrderBook, heldSince: Date, now: Date) =>
	new Date(Math.min(now.getTime() + book.holdMinutes * 60_000, lastHoldEnd(book, heldSince)));

/** What an administrator took in hand does not run out. */
const nextHoldEnd = (book: OrderBook, { createdAt, holdExpiresAt }: OrderRow, now: Date) =>
	holdExpiresAt && holdEnd(book, createdAt, now);

function contentColumns({ request, cart, terms, fingerprint, now }: OrderContent) {
	const { email, firstName, lastName, phone, address, deliveryNotes } = request.orderData;
	const { subtotalCents, shippingCostCents, totalCents } = cart.quote;
	return {
		...terms,
		fingerprint,
		subtotalCents,
		shippingCents: shippingCostCents,
		totalCents,
		lastAttemptFailed: false,
		email,
		firstName,
		lastName,
		phone,
		street: address.street,
		city: address.city,
		postalCode: address.postalCode,
		country: address.country,
		deliveryNotes: deliveryNotes || null,
		updatedAt: now,
	};
}

async function writeLines(
	sql: Knex.Transaction,
	{ id: orderId, customerId }: Pick<OrderRow, "id" | "customerId">,
	lines: readonly PricedLine[],
	now: Date,
) {
	const written = lines.map(({ entry, boxes, unitPriceCents, totalCents }, position) => ({
		id: generateEntityId(undefined, "cmdline"),
		orderId,
		position,
		productId: entry.productId,
		variantId: entry.variantId,
		inventoryItemId: entry.inventoryItemId,
		locationId: entry.locationId,
		sku: entry.reference,
		productName: entry.name,
		imageUrl: entry.imageUrl,
		boxes,
		unitPriceCents,
		totalCents,
		piecesPerBox: entry.piecesPerBox,
		boxesPerLayer: entry.boxesPerLayer,
		boxesPerPallet: entry.boxesPerPallet,
		vatRate: entry.vatRate,
	}));
	await insert(sql, "order_book_line", written);
	await lockLevels(
		sql,
		orderId,
		lines.map((line) => line.entry.inventoryItemId),
	);
	const requests = written.map(({ id, inventoryItemId, locationId, boxes }) => ({
		lineId: id,
		inventoryItemId,
		locationId,
		boxes,
	}));
	await holdStock(sql, orderId, requests, now);
	await noteHoldsBegun(sql, { orderId, customerId, items: requests.map((request) => request.inventoryItemId) }, now);
}
