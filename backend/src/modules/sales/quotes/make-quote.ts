import { randomBytes } from "node:crypto";
import type { quoteRequestSchema } from "@confiserie/domain/contract/quotes";
import { dayOf, daysLater } from "@confiserie/domain/day";
import type { DeliveryRules } from "@confiserie/domain/delivery/quote";
import { documentNumber } from "@confiserie/domain/invoicing/billing-document";
import type { DepositRules } from "@confiserie/domain/payments/deposit";
import { QUOTE_CLOSED_WORDS, quoteSeries } from "@confiserie/domain/quote/quote";
import type { QuoteContent } from "@confiserie/domain/quote/quote-content";
import { writeQuote } from "@confiserie/domain/quote/write-quote";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import type { z } from "@medusajs/framework/zod";
import { insert, inTransaction, lock, one, theRow } from "../../../lib/database/sql";
import { requestHashOf } from "../../../lib/request-hash";
import { resolveBuyer, rulesUnder } from "../../companies/companies";
import { openAccountForCustomer } from "../../customers/accounts";
import { readSeller } from "../../documents/invoicing";
import type { Administrator } from "../../foundations/audit";
import { ApiFailure } from "../../foundations/failures";
import { agreeDelivery } from "../../fulfilment/delivery";
import { atAgreedPrices, lockKnown, openChannel, priceNow, refuseUndeliverable, staffTerms } from "../checkout";
import type { OrderContext } from "../orders";
import { auditQuote } from "./audit-quote";
import { answerInquiry } from "./inquiries/staff-inquiries";
import { mailQuote } from "./mail-quote";
import { findQuote, type QuoteRow } from "./quote-row";
import { quotedLines } from "./quoted-lines";

/** A quote that staff makes, checked, and the rules that hold now. */
interface QuoteInput {
	request: z.output<typeof quoteRequestSchema>;
	rules: DeliveryRules;
	depositRules: DepositRules;
	actor: Administrator;
}

/**
 * Makes a quote and has it sent, in one transaction: account of a new customer, number, row, audit and mail exist together or
 * not at all. It holds no stock. The same request again gives the same quote.
 * @returns its id
 * @throws ApiFailure CHANNEL_CLOSED, EMAIL_TAKEN, PRODUCT_UNAVAILABLE, PRICE_CHANGED, INVALID_QUANTITY, DELIVERY_REFUSED, NO_DELIVERY_OPTION,
 *   DEPOSIT_REFUSED, IDEMPOTENCY_CONFLICT, VALIDATION, CUSTOMER_NOT_FOUND; of the one that it replaces QUOTE_NOT_FOUND, QUOTE_CLOSED;
 *   of the inquiry that it answers QUOTE_INQUIRY_NOT_FOUND, QUOTE_INQUIRY_CLOSED
 */
export function makeQuote(context: OrderContext, input: QuoteInput): Promise<string> {
	return inTransaction(context.writes, (sql) => make(context, sql, input));
}

async function make(context: OrderContext, sql: Knex.Transaction, input: QuoteInput): Promise<string> {
	const { request, actor } = input;
	const requestId = `${actor.customerId}:${request.requestId.toLowerCase()}`;
	const requestHash = requestHashOf(request);
	await lock(sql, "sales-quote", requestId);
	const known = await one<{ id: string; requestHash: string }>(
		sql,
		"select id, request_hash from sales_quote where request_id = ?",
		[requestId],
	);
	if (known && known.requestHash !== requestHash) throw new ApiFailure("IDEMPOTENCY_CONFLICT");
	if (known) return known.id;
	const former = request.replaces ? await lockFormer(sql, request.replaces) : undefined;
	const now = context.now();
	const { content, terms, customerId, companyId, channelId } = await offerOf(sql, input, former, now);
	const issuedOn = dayOf(now);
	const id = generateEntityId(undefined, "quote");
	await insert(sql, "sales_quote", {
		id,
		requestId,
		requestHash,
		...(await drawNumber(sql, issuedOn)),
		accessKey: randomBytes(24).toString("base64url"),
		customerId,
		createdBy: actor.customerId,
		createdAt: now,
		issuedOn,
		validUntil: daysLater(issuedOn, request.validDays),
		salesChannelId: channelId,
		payment: request.payment,
		depositPercentage: terms.depositPercentage,
		expectedCents: terms.expectedCents,
		totalCents: content.totalCents,
		content: JSON.stringify(content),
		companyId,
		buyer: content.business?.company ?? `${content.firstName} ${content.lastName}`,
		email: request.orderData.email,
		phone: request.orderData.phone,
		deliveryNotes: request.orderData.deliveryNotes || null,
		note: request.note,
		replaces: former?.number ?? null,
	});
	if (former) await sql.raw("update sales_quote set replaced_by = ? where id = ?", [id, former.id]);
	if (request.inquiryId) await answerInquiry(sql, { inquiryId: request.inquiryId, quoteId: id, customerId });
	const quote = await findQuote(sql, { id });
	await auditQuote(sql, "quote.sent", quote, actor);
	await mailQuote(sql, quote);
	return id;
}

/** The quote in whose place another one is put: its customer stays, and it can be accepted no more. */
async function lockFormer(sql: Knex.Transaction, id: string): Promise<QuoteRow> {
	const former = await findQuote(sql, { id }, "for update");
	for (const [state, isSo] of [
		["ACCEPTED", former.orderId !== null],
		["REPLACED", former.replacedBy !== null],
	] as const)
		if (isSo) throw new ApiFailure("QUOTE_CLOSED", { message: QUOTE_CLOSED_WORDS[state] });
	return former;
}

/** What is offered, to whom, and what is asked for when it is accepted. Opens the account of a new customer. */
async function offerOf(sql: Knex.Transaction, input: QuoteInput, former: QuoteRow | undefined, now: Date) {
	const { request, depositRules, actor } = input;
	const { orderData } = request;
	await refuseUndeliverable(sql, orderData.address, "orderData.address");
	const channel = await openChannel(sql, request.channelId ?? undefined);
	const requested = orderData;
	const known = former?.customerId ?? request.customerId ?? undefined;
	if (known) await lockKnown(sql, known);
	const buyer = await resolveBuyer(sql, { ...orderData, customerId: known });
	const rules = rulesUnder(buyer.terms, input.rules);
	const cart = await priceNow(sql, { items: orderData.items, channel, rules, buyer, requested });
	const lines = quotedLines(cart, orderData.items);
	const { quote } = atAgreedPrices(cart, orderData.items, { rules, requested });
	const { shippingCostCents: shippingCents, totalCents } = quote;
	const asked = orderData.delivery;
	const { delivery } = agreeDelivery(quote, { rules, now, asked, path: "orderData.delivery" });
	if ((orderData.total ?? totalCents) !== totalCents) throw new ApiFailure("PRICE_CHANGED", { lines: cart.fresh });
	const terms = staffTerms(totalCents, request, depositRules);
	const { firstName, lastName, address } = orderData;
	const customerId = known ?? (await openAccountForCustomer(sql, orderData, { invite: request.invite, by: actor }));
	const content: QuoteContent = writeQuote({
		seller: await readSeller(sql),
		firstName,
		lastName,
		address,
		business: buyer.business,
		lines,
		shippingCents,
		delivery,
		pallets: cart.pallets ?? null,
	});
	return { content, terms, customerId, companyId: buyer.companyId, channelId: channel.id };
}

/** The next number of the year's series, locked until the commit; a rollback gives it back. */
async function drawNumber(sql: Knex.Transaction, issuedOn: string) {
	const series = quoteSeries(issuedOn);
	const drawn = await theRow<{ ordinal: number }>(
		sql,
		`insert into sales_quote_series as known (series, last_ordinal) values (?, 1)
			on conflict (series) do update set last_ordinal = known.last_ordinal + 1 returning last_ordinal as ordinal`,
		[series],
	);
	return { series, ordinal: drawn.ordinal, number: documentNumber(series, drawn.ordinal) };
}
