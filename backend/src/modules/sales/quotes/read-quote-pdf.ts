import { type QuoteDocument, quotePdf } from "../../documents/invoicing";
import type { OrderContext } from "../orders";
import { contentOf, findQuote, type QuoteName } from "./quote-row";

/** A quote as PDF, with its number. @throws ApiFailure QUOTE_NOT_FOUND */
export async function readQuotePdf(context: OrderContext, name: QuoteName): Promise<{ number: string; bytes: Buffer }> {
	const row = await findQuote(context.pool, name);
	const { number, issuedOn, validUntil, replaces, note, payment, expectedCents, depositPercentage } = row;
	const terms = { payment, expectedCents, depositPercentage };
	const document: QuoteDocument = { number, issuedOn, validUntil, replaces, note, ...terms, content: contentOf(row) };
	return { number, bytes: await quotePdf(document) };
}
