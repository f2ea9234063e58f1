import type { OrderBusiness } from "@confiserie/domain/contract/business";
import { isPending } from "@confiserie/domain/orders/order-status";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { lock, one, type Sql } from "../../../lib/database/sql";
import { requestHashOf } from "../../../lib/request-hash";
import { customerOfId } from "../../../medusa/accounts/people";
import { ApiFailure, existing } from "../../foundations/failures";
import { statusIn } from "../../foundations/order-status";
import type { OrderRow } from "../orders";
import type { PlaceOrderInput } from "./place-order-input";
import type { SoldCart } from "./price-cart";

const MAXIMUM_KEY_LENGTH = 255;

/**
 * What makes two requests the same checkout: the checkout id, else the Idempotency-Key header, else undefined (a
 * client that knows only the base contract).
 */
export function checkoutOf(checkoutId: string | undefined, idempotencyKey: string | undefined): string | undefined {
	if (checkoutId) return checkoutId.toLowerCase();
	if (!idempotencyKey) return undefined;
	if (idempotencyKey.length > MAXIMUM_KEY_LENGTH)
		throw new ApiFailure("VALIDATION", { field: "Idempotency-Key", message: "255 caractères au plus." });
	return `key:${idempotencyKey}`;
}

/** One request at a time for one customer: the same checkout sent twice queues, and what an account may hold is counted over all. */
export async function lockCheckouts(sql: Knex.Transaction, customerId: string): Promise<void> {
	await lock(sql, "checkout", customerId);
}

/** As an erasure: nothing is written for a customer who is being forgotten. @throws ApiFailure CUSTOMER_NOT_FOUND */
export async function lockKnown(sql: Knex.Transaction, customerId: string): Promise<void> {
	await lockCheckouts(sql, customerId);
	const field = { field: "customerId", message: "Ce client n'existe pas." };
	existing(await customerOfId(sql, customerId), "CUSTOMER_NOT_FOUND", field);
}

/** The order of this checkout, its row locked while a transaction lasts. */
export function findCheckout(sql: Sql, customerId: string, checkoutId: string) {
	return one<OrderRow>(sql, "select * from order_book where customer_id = ? and checkout_id = ? for update", [
		customerId,
		checkoutId,
	]);
}

/** The customer's open unpaid order of exactly this content, locked. */
export function findIdenticalOpenOrder(sql: Knex.Transaction, customerId: string, fingerprint: string) {
	return one<OrderRow>(
		sql,
		`select * from order_book where customer_id = ? and fingerprint = ? and ${statusIn(isPending)}
			and captured_cents = 0 and expiring_since is null and approval is null order by created_at desc, id desc limit 1 for update`,
		[customerId, fingerprint],
	);
}

/** Customer and payment data of an order. */
interface OrderContent extends Pick<PlaceOrderInput["request"], "paymentType" | "depositPercentage"> {
	orderData: Omit<PlaceOrderInput["request"]["orderData"], "items">;
}

/**
 * Digest of the content of an order: lines with their prices, shipping, contact, address, payment choice, and the channel
 * that it comes through, where that is not the shop's own, and the company that it is for.
 */
export function fingerprintOf(request: OrderContent, cart: SoldCart, channelId?: string): string {
	const { email, firstName, lastName, phone, address, deliveryNotes, business, delivery } = request.orderData;
	const { chosen } = cart.quote;
	// A payment in full ignores the percentage that came with it.
	const depositPercentage = request.paymentType === "deposit" ? (request.depositPercentage ?? null) : null;
	const lines = cart.fresh.map((line) => [line.productId, line.quantity, line.unitPrice] as const);
	const promotions = cart.promotions?.map(({ promotion, discountCents }) => [promotion.id, discountCents]) ?? [];
	const content = [
		lines.sort(([a], [b]) => (a < b ? -1 : 1)),
		[cart.quote.totalCents, request.paymentType, depositPercentage],
		[email, firstName, lastName, phone, deliveryNotes ?? ""],
		[address.street, address.city, address.postalCode, address.country],
		...(channelId ? [[channelId]] : []),
		...(business ? [business.costCentre ? business : withoutCostCentre(business)] : []),
		...(promotions.length > 0 ? [promotions] : []),
		...(chosen ? [[chosen.option.id, delivery ?? null]] : []),
	];
	return requestHashOf(content);
}

/** An empty cost centre does not count: the same request had this digest before there were cost centres. */
const withoutCostCentre = ({ costCentre: _, ...business }: OrderBusiness) => business;
