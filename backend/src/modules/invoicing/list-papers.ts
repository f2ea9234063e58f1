import type { PaperList } from "@confiserie/domain/contract/invoices";
import { PAPER_KINDS, type Paper } from "@confiserie/domain/invoicing/paper";
import { toEuros } from "@confiserie/domain/money";
import { grossSum } from "@confiserie/domain/tax/taxed-amount";
import { rows, type Sql } from "../../lib/database/sql";
import { INVOICE_OPEN } from "../company-terms";
import { parsePaper } from "./read-papers";

/** A billing document and what is due of it today: the document itself states the amount of its day. */
export interface ListedRow {
	content: string;
	dueCents: number;
}

/** Rows of `ListedRow`, to be followed by a condition. */
export const LISTED = `select content, ${INVOICE_OPEN("paper")} as due_cents from paper join order_book book on book.id = paper.order_id`;

/** An order's billing documents, as its customer and the admin read them. */
export async function listPapers(sql: Sql, orderId: string): Promise<PaperList> {
	const issued = await rows<ListedRow>(sql, `${LISTED} where order_id = ? order by issued_at, number`, [orderId]);
	return issued.map(({ content, dueCents }) => summaryOf(parsePaper(content), dueCents));
}

/** What lists say of a billing document. */
export function summaryOf({ number, kind, issuedOn, totals }: Paper, dueCents: number): PaperList[number] {
	const total = toEuros(grossSum(totals));
	return { number, kind, label: PAPER_KINDS[kind].label, issuedOn, total, due: toEuros(dueCents) };
}
