import type { InvoicePage, InvoiceQuery, ListedInvoice } from "@confiserie/domain/contract/invoices";
import { pageOf } from "../../../lib/database/page";
import { oneNumber, rows, type Sql } from "../../../lib/database/sql";
import { LISTED, type ListedRow, summaryOf } from "./list-billing-documents";
import { IN_MONTH } from "./month";
import { parseBillingDocument } from "./read-billing-documents";

/**
 * Billing documents whose number, or whose order's, holds what is looked for; of a month where one is named. Latest
 * first.
 */
export async function findBillingDocuments(sql: Sql, { query, month, page, size }: InvoiceQuery): Promise<InvoicePage> {
	const conditions = [
		...(month ? [{ text: IN_MONTH, values: [`${month}-01`, `${month}-01`] }] : []),
		...(query ? [{ text: NUMBERED, values: [query, query] }] : []),
	];
	const where = conditions.map(({ text }) => text).join(" and ") || "true";
	const values = conditions.flatMap((condition) => condition.values);
	const [found, count] = await Promise.all([
		rows<ListedRow>(sql, `${LISTED} where ${where} order by issued_at desc, number desc limit ? offset ?`, [
			...values,
			size,
			page * size,
		]),
		oneNumber(sql, `select count(*)::int from billing_document where ${where}`, values),
	]);
	return pageOf(found.map(listed), count, { page, size });
}

/** `strpos` and not `like`: what is typed has no wildcards. */
const NUMBERED = `(strpos(number, upper(?)) > 0
	or order_id in (select id from order_book where strpos(order_number, upper(?)) > 0))`;

function listed({ content, dueCents }: ListedRow): ListedInvoice {
	const document = parseBillingDocument(content);
	return { ...summaryOf(document, dueCents), orderNumber: document.order.number, buyer: document.buyer.name };
}
