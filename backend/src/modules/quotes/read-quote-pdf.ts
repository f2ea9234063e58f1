import { type QuotePaper, quotePdf } from "../invoicing";
import type { OrderBook } from "../orders";
import { contentOf, findQuote, type QuoteName } from "./quote-row";

/** A quote as PDF, with its number. @throws ApiFailure QUOTE_NOT_FOUND */
export async function readQuotePdf(book: OrderBook, name: QuoteName): Promise<{ number: string; bytes: Buffer }> {
	const row = await findQuote(book.pool, name);
	const { number, issuedOn, validUntil, replaces, note, payment, expectedCents, depositPercentage } = row;
	const terms = { payment, expectedCents, depositPercentage };
	const paper: QuotePaper = { number, issuedOn, validUntil, replaces, note, ...terms, content: contentOf(row) };
	return { number, bytes: await quotePdf(paper) };
}
