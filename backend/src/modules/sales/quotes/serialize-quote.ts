import type { AdminQuote, Quote } from "@confiserie/domain/contract/quotes";
import { dayOf } from "@confiserie/domain/day";
import { toEuros } from "@confiserie/domain/money";
import { quoteState } from "@confiserie/domain/quote/quote";
import { taxInEuros } from "@confiserie/domain/tax/taxed-amount";
import { one, type Sql } from "../../../lib/database/sql";
import { buyingCompaniesOf } from "../../companies/companies";
import { findOrder, type OrderContext } from "../orders";
import { linkableCents } from "../payments";
import { contentOf, findQuote, type QuoteRow } from "./quote-row";

/** Addresses on the shop's own site, which the order service does not know. */
export interface QuoteLinks {
	paymentUrl: (orderNumber: string) => string;
	quoteUrl: (key: string) => string;
}

/** A quote as its customer reads it. @throws ApiFailure QUOTE_NOT_FOUND */
export async function readQuote(context: OrderContext, key: string, links: QuoteLinks): Promise<Quote> {
	return serializeQuote(context, await findQuote(context.pool, { key }), links);
}

/** A quote as staff reads it. @throws ApiFailure QUOTE_NOT_FOUND */
export async function readAdminQuote(context: OrderContext, id: string, links: QuoteLinks): Promise<AdminQuote> {
	const row = await findQuote(context.pool, { id });
	const { customerId, email, phone, salesChannelId: channelId, acceptedBy, companyId } = row;
	const key = row.accessKey ?? "";
	const { address } = contentOf(row);
	return {
		...(await serializeQuote(context, row, links)),
		id,
		key,
		url: links.quoteUrl(key),
		createdAt: row.createdAt.toISOString(),
		customerId,
		email,
		phone,
		deliveryNotes: row.deliveryNotes ?? "",
		company: (await buyingCompaniesOf(context.pool, [companyId], context.now()))({ companyId, address }),
		channelId,
		acceptedAt: row.acceptedAt?.toISOString() ?? null,
		acceptedBy: acceptedBy === null ? null : acceptedBy === customerId ? "CUSTOMER" : "STAFF",
		shortAt: row.shortAt?.toISOString() ?? null,
	};
}

/** What lists and the quote's own page say of it first. */
export function quoteHead(row: QuoteRow, now: Date) {
	const { number, issuedOn, validUntil, totalCents } = row;
	return { number, state: quoteState(row, dayOf(now)), issuedOn, validUntil, total: toEuros(totalCents) };
}

async function serializeQuote(context: OrderContext, row: QuoteRow, links: QuoteLinks): Promise<Quote> {
	const content = contentOf(row);
	const { firstName, lastName, address, business } = content;
	const { replaces, note, payment, depositPercentage } = row;
	return {
		...quoteHead(row, context.now()),
		replaces,
		replacement: await replacementOf(context.pool, row),
		seller: content.seller.name,
		firstName,
		lastName,
		address,
		business,
		isForMembers: row.companyId !== null,
		lines: content.lines.map((line) => ({
			productId: line.productId,
			productName: line.name,
			productReference: line.reference,
			productImageUrl: line.imageUrl,
			quantity: line.quantity,
			unitPrice: toEuros(line.unitPriceCents),
			listPrice: toEuros(line.listPriceCents),
			palletDiscount: toEuros(line.palletOffCents),
			totalPrice: toEuros(line.grossCents),
			piecesPerBox: line.piecesPerBox,
			boxesPerLayer: line.boxesPerLayer,
			boxesPerPallet: line.boxesPerPallet,
			vatRate: line.ratePercent,
		})),
		subtotal: toEuros(content.subtotalCents),
		shippingCost: toEuros(content.shippingCents),
		delivery: content.delivery,
		taxes: content.totals.map(taxInEuros),
		note,
		payment,
		depositPercentage,
		dueOnAcceptance: payment === "LATER" ? 0 : toEuros(row.expectedCents),
		order: await orderOf(context.pool, row, links),
	};
}

async function orderOf(sql: Sql, { orderId, payment }: QuoteRow, links: QuoteLinks): Promise<Quote["order"]> {
	if (orderId === null) return null;
	const order = await findOrder(sql, orderId, null);
	const { orderNumber, holdExpiresAt, approval } = order;
	const isPaidByCard = payment !== "TRANSFER" && approval !== "WAITING" && linkableCents(order) > 0;
	return {
		orderNumber,
		paymentUrl: isPaidByCard ? links.paymentUrl(orderNumber) : null,
		heldUntil: holdExpiresAt?.toISOString() ?? null,
		approval,
	};
}

async function replacementOf(sql: Sql, { replacedBy }: QuoteRow): Promise<Quote["replacement"]> {
	if (replacedBy === null) return null;
	const after = await one<{ number: string; accessKey: string | null }>(
		sql,
		"select number, access_key from sales_quote where id = ?",
		[replacedBy],
	);
	return after?.accessKey ? { number: after.number, key: after.accessKey } : null;
}
