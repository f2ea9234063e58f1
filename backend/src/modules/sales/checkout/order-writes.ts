import { randomBytes, randomUUID } from "node:crypto";
import { orderNumber } from "@confiserie/domain/orders/order-number";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { insert, update } from "../../../lib/database/sql";
import { businessRow } from "../../customers/accounts";
import { termsInForce } from "../../foundations/settings";
import type { AgreedDelivery } from "../../fulfilment/delivery";
import type { Channel } from "../../terms/channels";
import type { PaymentTerms } from "../../terms/deposits";
import { countUses, orderPromotions } from "../../terms/promotions";
import { refuseBeyondShare } from "../offers";
import {
	type HoldRequest,
	holdStock,
	lockLevels,
	type OrderRow,
	recordStatus,
	releaseStock,
	tellOfOrder,
} from "../orders";
import { beginAttempt, openAttempt } from "../payments";
import type { PlaceOrderInput } from "./place-order-input";
import type { PricedLine, SoldCart } from "./price-cart";
import type { CheckoutContext } from "./types";
import { noteHoldsBegun } from "./unpaid-holds";

interface OrderContent
	extends AgreedDelivery,
		Pick<PlaceOrderInput, "customerId" | "externalRef" | "cartId" | "isGuest"> {
	request: { orderData: OrderContact };
	/** The company that buys; null for a private order. */
	companyId: string | null;
	channel: Channel;
	/** Who of the staff enters the order for its customer, and until when it holds its stock unpaid. */
	placedBy?: { id: string; heldUntil: Date | null };
	cart: SoldCart;
	terms: PaymentTerms;
	fingerprint: string;
	now: Date;
}

type OrderContact = Omit<PlaceOrderInput["request"]["orderData"], "items" | "delivery" | "as">;

interface NewOrder extends OrderContent {
	checkoutId: string | undefined;
	/** Until when an order that a channel enters holds its stock unpaid; undefined for a checkout. */
	heldUntil?: Date;
	/** What its history begins with, where that is not who entered it, and no word. */
	begun?: { actor: string; note: string };
}

/** Writes a new PENDING order with lines, hold and attempt; returns its id. */
export async function insertOrder(context: CheckoutContext, sql: Knex.Transaction, input: NewOrder): Promise<string> {
	const { now, cart, terms, placedBy } = input;
	const heldUntil = placedBy ? placedBy.heldUntil : input.heldUntil;
	const isCheckout = heldUntil === undefined;
	const id = generateEntityId(undefined, "cmd");
	await insert(sql, "order_book", {
		id,
		orderNumber: orderNumber(randomBytes(8)),
		customerId: input.customerId,
		checkoutId: input.checkoutId ?? `open:${randomUUID()}`,
		cartId: input.cartId ?? null,
		followKey: input.isGuest ? randomBytes(24).toString("base64url") : null,
		status: "PENDING",
		createdAt: now,
		...contentColumns(input),
		termsId: termsInForce(sql),
		placedBy: placedBy?.id ?? null,
		holdExpiresAt: isCheckout ? holdEnd(context, now, now) : heldUntil,
	});
	const requests = await writeLines(sql, { id, customerId: input.customerId }, cart.lines, now);
	await countUses(sql, cart.promotions ?? []);
	// Of an order that staff or a channel enters it is opened once its customer comes to pay.
	if (isCheckout) await beginAttempt(sql, checkoutAttempt(context, id, terms, now));
	const begun = input.begun ?? { actor: placedBy?.id ?? input.customerId };
	await recordStatus(sql, { orderId: id, at: now, from: null, to: "PENDING", ...begun });
	await holdLines(sql, { id, channel: input.channel }, requests, now);
	return id;
}

/** Replaces an open order's content: reserves stock again and updates the payment attempt's amount. */
export async function reviseOrder(
	context: CheckoutContext,
	sql: Knex.Transaction,
	order: OrderRow,
	input: OrderContent,
) {
	const { now, cart, terms } = input;
	const wanted = cart.lines.map((line) => line.entry.inventoryItemId);
	await lockLevels(sql, order.id, wanted);
	await releaseStock(sql, order.id, now);
	await sql("order_book_line").where({ order_id: order.id }).delete();
	await update(sql, "order_book", order.id, {
		...contentColumns(input),
		termsId: termsInForce(sql),
		holdExpiresAt: nextHoldEnd(context, order, now),
	});
	const requests = await writeLines(sql, order, cart.lines, now);
	await countUses(sql, cart.promotions ?? []);
	await openAttempt(sql, checkoutAttempt(context, order.id, terms, now));
	await tellOfOrder(sql, order.id, "order.placed", now);
	await holdLines(sql, { id: order.id, channel: input.channel }, requests, now);
	return order.id;
}

/**
 * The same content is submitted again: the hold starts over as long as the order may hold at all, and so does a payment
 * that was closed meanwhile. Its days are those of an order of now.
 */
export async function renewHold(
	context: CheckoutContext,
	sql: Knex.Transaction,
	order: OrderRow,
	{ agreed, terms, now }: { agreed: AgreedDelivery; terms: PaymentTerms; now: Date },
): Promise<void> {
	await update(sql, "order_book", order.id, { ...agreed, holdExpiresAt: nextHoldEnd(context, order, now) });
	await openAttempt(sql, checkoutAttempt(context, order.id, terms, now));
}

/** Whether the time that an unpaid order may hold its stock in all, from its first hold on, is not over yet. */
export function mayStillHold(context: CheckoutContext, { createdAt }: OrderRow, now: Date): boolean {
	return now.getTime() < lastHoldEnd(context, createdAt);
}

function checkoutAttempt(context: CheckoutContext, orderId: string, { expectedCents }: PaymentTerms, now: Date) {
	const { provider } = context.gateway;
	return { orderId, provider, purpose: "CHECKOUT", amountCents: expectedCents, now } as const;
}

const lastHoldEnd = (context: CheckoutContext, heldSince: Date) =>
	heldSince.getTime() + context.maximumHoldMinutes * 60_000;

const holdEnd = (context: CheckoutContext, heldSince: Date, now: Date) =>
	new Date(Math.min(now.getTime() + context.holdMinutes * 60_000, lastHoldEnd(context, heldSince)));

/** The hold of an order that staff set back to wait for its payment is longer than a checkout's. */
const nextHoldEnd = (context: CheckoutContext, { createdAt, holdExpiresAt }: OrderRow, now: Date) =>
	new Date(Math.max(holdExpiresAt?.getTime() ?? 0, holdEnd(context, createdAt, now).getTime()));

function contentColumns(content: OrderContent) {
	const { request, companyId, channel, externalRef, cart, terms, fingerprint, now } = content;
	const { delivery, dispatchBy, deliveredFrom } = content;
	const { email, firstName, lastName, phone, address, deliveryNotes, business = null } = request.orderData;
	const { subtotalCents, shippingCostCents, totalCents } = cart.quote;
	return {
		...terms,
		companyId,
		salesChannelId: channel.id,
		externalRef: externalRef ?? null,
		fingerprint,
		subtotalCents,
		shippingCents: shippingCostCents,
		totalCents,
		promotions: JSON.stringify(orderPromotions(cart.promotions ?? [])),
		mixedPallets: cart.pallets ? JSON.stringify(cart.pallets) : null,
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
		delivery,
		dispatchBy,
		deliveredFrom,
		...businessRow(business),
		purchaseOrder: business?.purchaseOrder ?? null,
		costCentre: business?.costCentre ?? null,
		updatedAt: now,
	};
}

/** The product of a line as it is sold now, to store in the line. */
export function lineColumns({
	entry,
	boxes,
	unitPriceCents,
	totalCents,
	listUnitPriceCents = null,
	...line
}: PricedLine) {
	const { palletOffCents = 0, palletUnitCents = null } = line;
	return {
		productId: entry.productId,
		variantId: entry.variantId,
		inventoryItemId: entry.inventoryItemId,
		locationId: entry.locationId,
		sku: entry.reference,
		productName: entry.name,
		imageUrl: entry.imageUrl,
		boxes,
		unitPriceCents,
		listUnitPriceCents,
		palletOffCents,
		palletUnitCents,
		totalCents,
		piecesPerBox: entry.piecesPerBox,
		boxesPerLayer: entry.boxesPerLayer,
		boxesPerPallet: entry.boxesPerPallet,
		vatRate: entry.vatRate,
		withdrawalRight: entry.withdrawalRight,
	};
}

/** Writes the lines of an order; returns the holds that they ask for. */
async function writeLines(
	sql: Knex.Transaction,
	{ id: orderId, customerId }: Pick<OrderRow, "id" | "customerId">,
	lines: readonly PricedLine[],
	now: Date,
): Promise<HoldRequest[]> {
	const written = lines.map((line, position) => ({
		id: generateEntityId(undefined, "cmdline"),
		orderId,
		position,
		...lineColumns(line),
	}));
	await insert(sql, "order_book_line", written);
	const items = written.map(({ inventoryItemId }) => inventoryItemId);
	await noteHoldsBegun(sql, { orderId, customerId, items }, now);
	return written.map(({ id, inventoryItemId, locationId, boxes }) => ({
		lineId: id,
		inventoryItemId,
		locationId,
		boxes,
	}));
}

/** Runs last: other orders of the same product wait from here to the commit. */
async function holdLines(
	sql: Knex.Transaction,
	{ id, channel }: { id: string; channel: Channel },
	requests: readonly HoldRequest[],
	now: Date,
): Promise<void> {
	const items = requests.map(({ inventoryItemId }) => inventoryItemId);
	await lockLevels(sql, id, items);
	await holdStock(sql, id, requests, now);
	await refuseBeyondShare(sql, channel, requests);
}
