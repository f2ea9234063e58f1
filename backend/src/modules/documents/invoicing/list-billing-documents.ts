import type { InvoiceList } from "@confiserie/domain/contract/invoices";
import { BILLING_KINDS, type BillingDocument } from "@confiserie/domain/invoicing/billing-document";
import { toEuros } from "@confiserie/domain/money";
import { grossSum } from "@confiserie/domain/tax/taxed-amount";
import { rows, type Sql } from "../../../lib/database/sql";
import { INVOICE_OPEN } from "../../companies/companies";
import { parseBillingDocument } from "./read-billing-documents";

/** A billing document and what is due of it today: the document itself states the amount of its day. */
export interface ListedRow {
	content: string;
	dueCents: number;
}

/** Rows of `ListedRow`, to be followed by a condition. */
export const LISTED = `select content, ${INVOICE_OPEN("billing_document")} as due_cents from billing_document join order_book book on book.id = billing_document.order_id`;

/** An order's billing documents, as its customer and the admin read them. */
export async function listInvoices(sql: Sql, orderId: string): Promise<InvoiceList> {
	const issued = await rows<ListedRow>(sql, `${LISTED} where order_id = ? order by issued_at, number`, [orderId]);
	return issued.map(({ content, dueCents }) => summaryOf(parseBillingDocument(content), dueCents));
}

/** Summary of a billing document, as lists show it. */
export function summaryOf({ number, kind, issuedOn, totals }: BillingDocument, dueCents: number): InvoiceList[number] {
	const total = toEuros(grossSum(totals));
	return { number, kind, label: BILLING_KINDS[kind].label, issuedOn, total, due: toEuros(dueCents) };
}
