import type { QuoteInquiry, quoteInquiryRequestSchema } from "@confiserie/domain/contract/quote-inquiries";
import { dayOf } from "@confiserie/domain/day";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import type { z } from "@medusajs/framework/zod";
import { insert, inTransaction, one, rows, type Sql, theRow } from "../../../../lib/database/sql";
import { requestHashOf } from "../../../../lib/request-hash";
import { customerOfId, readName } from "../../../../medusa/accounts/people";
import { membershipOf, requireInCompany } from "../../../companies/companies";
import { readBusiness } from "../../../customers/accounts";
import { ApiFailure } from "../../../foundations/failures";
import { queueMail } from "../../../foundations/mail";
import { lockCheckouts } from "../../checkout";
import { readCatalogue } from "../../offers";
import type { OrderContext } from "../../orders";
import { INQUIRIES, type InquiryRow, lockOpenInquiry, serializeInquiry } from "./inquiry-row";

interface InquiryInput {
	customerId: string;
	request: z.output<typeof quoteInquiryRequestSchema>;
	/** Where the shop's team gets its mail. */
	shopEmail: string;
}

/**
 * Stores the boxes for which a customer wants a quote, and mails the team. It binds no one and holds no stock. The same request
 * again gives the same inquiry.
 * @throws ApiFailure COMPANY_ROLE_REFUSED, PRODUCT_UNAVAILABLE, VALIDATION for a day that is past, IDEMPOTENCY_CONFLICT, UNAUTHENTICATED
 */
export function askForQuote(context: OrderContext, input: InquiryInput): Promise<QuoteInquiry> {
	return inTransaction(context.writes, (sql) => ask(sql, input, context.now()));
}

async function ask(sql: Knex.Transaction, { customerId, request, shopEmail }: InquiryInput, now: Date) {
	const { requestId, items, message, wantedOn } = request;
	// As an erasure: nothing is written for a customer who is being forgotten.
	await lockCheckouts(sql, customerId);
	const customer = await customerOfId(sql, customerId);
	if (!customer) throw new ApiFailure("UNAUTHENTICATED");
	const requestHash = requestHashOf(request);
	const known = await one<InquiryRow>(sql, `${INQUIRIES} where customer_id = ? and request_id = ?`, [
		customerId,
		requestId,
	]);
	if (known && known.requestHash !== requestHash) throw new ApiFailure("IDEMPOTENCY_CONFLICT");
	if (known) return serializeInquiry(known);
	const member = await membershipOf(sql, customerId);
	if (member) requireInCompany(member, "order");
	if (wantedOn !== null && wantedOn < dayOf(now))
		throw new ApiFailure("VALIDATION", { field: "wantedOn", message: "Choisissez un jour à venir." });
	const lines = await linesOf(sql, items);
	const id = generateEntityId(undefined, "qinq");
	await insert(sql, "quote_inquiry", {
		...{ id, customerId, requestId, requestHash, state: "OPEN", createdAt: now, message, wantedOn },
		lines: JSON.stringify(lines),
	});
	await queueMail(sql, {
		key: `quote-inquiry:${id}`,
		to: shopEmail,
		template: "quote-inquiry",
		data: {
			name: (await readName(sql, customerId)) ?? customer.email ?? "",
			email: customer.email ?? "",
			company: (await readBusiness(sql, customerId))?.company ?? null,
			...{ lines, message, wantedOn },
			path: `/admin/quotes/new?inquiry=${id}`,
		},
	});
	const stored = await theRow<InquiryRow>(sql, `${INQUIRIES} where id = ?`, [id]);
	return serializeInquiry(stored);
}

/** One line a product, in the order in which it was sent first. */
async function linesOf(sql: Sql, items: InquiryInput["request"]["items"]): Promise<QuoteInquiry["lines"]> {
	const boxes = new Map<string, number>();
	for (const { productId, quantity } of items) boxes.set(productId, (boxes.get(productId) ?? 0) + quantity);
	const catalogue = await readCatalogue(sql, [...boxes.keys()]);
	return [...boxes].map(([productId, quantity]) => {
		const entry = catalogue.get(productId);
		if (!entry) throw new ApiFailure("PRODUCT_UNAVAILABLE");
		const { name, reference, piecesPerBox } = entry;
		return { productId, name, reference, quantity, piecesPerBox };
	});
}

/** A customer's inquiries that have no quote, latest first; at most a hundred. */
export async function listOwnInquiries(sql: Sql, customerId: string): Promise<QuoteInquiry[]> {
	const found = await rows<InquiryRow>(
		sql,
		`${INQUIRIES} where customer_id = ? and state <> 'ANSWERED' order by created_at desc, id desc limit 100`,
		[customerId],
	);
	return found.map(serializeInquiry);
}

/** Deletes an inquiry of a customer that has no answer yet. @throws ApiFailure QUOTE_INQUIRY_NOT_FOUND, QUOTE_INQUIRY_CLOSED */
export function withdrawInquiry(context: OrderContext, id: string, customerId: string): Promise<void> {
	return inTransaction(context.writes, async (sql) => {
		await lockOpenInquiry(sql, id, customerId);
		await sql("quote_inquiry").where({ id }).delete();
	});
}
