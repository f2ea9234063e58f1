import type { BillingDocument } from "@confiserie/domain/invoicing/billing-document";
import { rows, type Sql } from "../../../lib/database/sql";
import { parseBillingDocument } from "./read-billing-documents";

/** Condition on the billing documents of a month, whose first day is given twice. */
export const IN_MONTH = "issued_on >= ?::date and issued_on < ?::date + interval '1 month'";

const BATCH = 100;

/** The numbers of a month's billing documents ("2026-11"), by day, then by number. */
export async function numbersOf(sql: Sql, month: string): Promise<string[]> {
	const found = await rows<{ number: string }>(
		sql,
		`select number from billing_document where ${IN_MONTH} order by issued_on, number`,
		[`${month}-01`, `${month}-01`],
	);
	return found.map(({ number }) => number);
}

/**
 * These billing documents one after the other, each with its order's id; no more than some of them are in memory at once.
 */
export async function* documentsNumbered(
	sql: Sql,
	numbers: readonly string[],
): AsyncGenerator<{ orderId: string; document: BillingDocument }> {
	for (let at = 0; at < numbers.length; at += BATCH) {
		const batch = await rows<{ orderId: string; content: string }>(
			sql,
			"select order_id, content from billing_document where number = any(?) order by issued_on, number",
			[numbers.slice(at, at + BATCH)],
		);
		for (const { content, ...row } of batch) yield { ...row, document: parseBillingDocument(content) };
	}
}
