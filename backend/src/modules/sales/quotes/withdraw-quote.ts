import { dayOf } from "@confiserie/domain/day";
import { QUOTE_CLOSED_WORDS, quoteState } from "@confiserie/domain/quote/quote";
import { inTransaction } from "../../../lib/database/sql";
import type { Administrator } from "../../foundations/audit";
import { ApiFailure } from "../../foundations/failures";
import type { OrderContext } from "../orders";
import { auditQuote } from "./audit-quote";
import { findQuote, type QuoteRow } from "./quote-row";

/** Withdraws a quote that is open: it can be accepted no more. @throws ApiFailure QUOTE_NOT_FOUND, QUOTE_CLOSED */
export function withdrawQuote(context: OrderContext, id: string, by: Administrator): Promise<void> {
	return inTransaction(context.writes, async (sql) => {
		const quote = await findQuote(sql, { id }, "for update");
		const now = context.now();
		refuseClosed(quote, now);
		await sql.raw("update sales_quote set withdrawn_at = ? where id = ?", [now, id]);
		await auditQuote(sql, "quote.withdrawn", quote, by);
	});
}

/** @throws ApiFailure QUOTE_CLOSED with the reason, for a quote that is not open at that moment */
export function refuseClosed(quote: QuoteRow, now: Date): void {
	const state = quoteState(quote, dayOf(now));
	if (state !== "SENT") throw new ApiFailure("QUOTE_CLOSED", { message: QUOTE_CLOSED_WORDS[state] });
}
