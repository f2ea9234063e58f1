import { staffHoldEnd } from "@confiserie/domain/orders/staff-order";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, type Sql } from "../../../lib/database/sql";
import { customerOfId } from "../../../medusa/accounts/people";
import { lockCompany, lockMembership } from "../../companies/companies";
import type { Administrator } from "../../foundations/audit";
import { ApiFailure, failureOf } from "../../foundations/failures";
import { deliveryNow } from "../../fulfilment/delivery";
import {
	acceptToPayLater,
	type CheckoutContext,
	fingerprintOf,
	insertOrder,
	lockCheckouts,
	openChannel,
	orOutOfStock,
	recordApproval,
	refuseUndeliverable,
} from "../checkout";
import { catalogueOf } from "../offers";
import { lockOrder, mailOrderRecorded } from "../orders";
import { type AcceptingMember, acceptingMember, type MemberAcceptance } from "./accepting-member";
import { auditQuote } from "./audit-quote";
import { contentOf, findQuote, type QuoteName, type QuoteRow } from "./quote-row";
import { quotedCart } from "./quoted-cart";
import { refuseClosed } from "./withdraw-quote";

interface Acceptance {
	quote: QuoteName;
	/** Who of the staff notes it; undefined for the customer. */
	by: Administrator | undefined;
	/** Of a customer: who is signed in, and whether a colleague is asked to approve what is above the limit. */
	member?: Pick<AcceptingMember, "callerId" | "asksApproval">;
	/** Called with an order that waits for an approval, in the same transaction. */
	onWaiting?: (sql: Knex.Transaction, orderId: string) => Promise<void>;
	/** Where an order is paid without account, from its number. */
	paymentPath: (orderNumber: string) => string;
}

/**
 * Creates an order from a quote, at its prices, in one transaction: order, lines, stock hold, history, audit and mail
 * exist together or not at all. Idempotent: repeated and concurrent calls return the same order. Without stock the
 * quote stays as it is, and staff sees that it was wanted.
 * @throws ApiFailure QUOTE_NOT_FOUND, QUOTE_CLOSED, CHANNEL_CLOSED, DELIVERY_REFUSED, PRODUCT_UNAVAILABLE, OUT_OF_STOCK;
 *   whatever `acceptingMember` throws
 */
export async function acceptQuote(context: CheckoutContext, acceptance: Acceptance): Promise<void> {
	try {
		await orOutOfStock(
			() => inTransaction(context.writes, (sql) => accept(context, sql, acceptance)),
			async () => cartOf(context.pool, await findQuote(context.pool, acceptance.quote)),
		);
	} catch (error) {
		const code = failureOf(error)?.code;
		if (code === "OUT_OF_STOCK" || code === "PRODUCT_UNAVAILABLE") await noteShortage(context, acceptance.quote);
		throw error;
	}
	await context.announce("order_book.tasks_due");
}

async function accept(context: CheckoutContext, sql: Knex.Transaction, acceptance: Acceptance) {
	const { quote: name, by, member, onWaiting, paymentPath } = acceptance;
	const { customerId } = await findQuote(sql, name);
	// As an erasure: no order is placed for a customer who is being forgotten.
	await lockCheckouts(sql, customerId);
	await lockMembership(sql, customerId);
	const quote = await findQuote(sql, name, "for update");
	// Handed over meanwhile by a member who left.
	if (quote.customerId !== customerId) throw new ApiFailure("QUOTE_NOT_FOUND");
	if (quote.orderId !== null) return;
	const now = context.now();
	refuseClosed(quote, now);
	if (!(await customerOfId(sql, customerId))) throw new ApiFailure("QUOTE_NOT_FOUND");
	await refuseUndeliverable(sql, contentOf(quote).address, "address");
	const { cart, channel } = await openCart(sql, quote);
	if (cart.problem) throw new ApiFailure(cart.problem, { lines: cart.fresh });
	const { totalCents } = cart.quote;
	// Before its members are read and the stock is held, as whatever raises a company's debt.
	if (quote.payment === "LATER" && quote.companyId) await lockCompany(sql, quote.companyId);
	const { actor, approval, heldUntil }: MemberAcceptance = by
		? { actor: by.customerId, approval: null, heldUntil: undefined }
		: await acceptingMember(sql, quote, {
				callerId: member?.callerId,
				asksApproval: member?.asksApproval ?? false,
				totalCents,
				now,
			});
	const { payment, depositPercentage, expectedCents, createdBy } = quote;
	const paymentType = depositPercentage === null ? ("full" as const) : ("deposit" as const);
	const request = { paymentType, depositPercentage, orderData: orderDataOf(quote) };
	const orderId = await insertOrder(context, sql, {
		customerId,
		companyId: quote.companyId,
		request,
		channel,
		cart,
		...(await deliveryNow(sql, contentOf(quote), now)),
		checkoutId: `quote:${quote.id}`,
		fingerprint: fingerprintOf(request, cart),
		terms: { paymentType, depositPercentage, expectedCents },
		placedBy: { id: createdBy, heldUntil: heldUntil ?? staffHoldEnd(payment, now) },
		begun: { actor, note: `Devis ${quote.number} accepté.` },
		now,
	});
	await sql.raw("update sales_quote set order_id = ?, accepted_at = ?, accepted_by = ? where id = ?", [
		orderId,
		now,
		by?.customerId ?? customerId,
		quote.id,
	]);
	if (approval) await recordApproval(sql, { ...approval, orderId, requestedBy: customerId, now });
	if (heldUntil) return onWaiting?.(sql, orderId);
	const order = await lockOrder(sql, orderId);
	if (payment === "LATER") await acceptToPayLater(sql, order, actor, now);
	if (by) await auditQuote(sql, "quote.accepted", quote, by);
	const path = payment === "TRANSFER" ? null : paymentPath(order.orderNumber);
	await mailOrderRecorded(sql, orderId, { path, heldUntil: order.holdExpiresAt });
}

/** Contact and content as a checkout sends them. */
function orderDataOf(quote: QuoteRow) {
	const { firstName, lastName, address, business } = contentOf(quote);
	const { email, phone, deliveryNotes } = quote;
	return { email, firstName, lastName, phone, address, deliveryNotes, business };
}

async function openCart(sql: Sql, quote: QuoteRow) {
	const channel = await openChannel(sql, quote.salesChannelId);
	const content = contentOf(quote);
	const productIds = content.lines.map(({ productId }) => productId);
	return { channel, cart: quotedCart(content, await catalogueOf(sql, productIds, channel)) };
}

const cartOf = async (sql: Sql, quote: QuoteRow) => (await openCart(sql, quote)).cart;

async function noteShortage(context: CheckoutContext, quote: QuoteName): Promise<void> {
	const { id } = await findQuote(context.pool, quote);
	await context.pool.raw("update sales_quote set short_at = ? where id = ? and order_id is null", [context.now(), id]);
}
