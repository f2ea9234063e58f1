import type { PaperList } from "@confiserie/domain/contract/paper";
import { PAPER_KINDS, type Paper } from "@confiserie/domain/invoicing/paper";
import { toEuros } from "@confiserie/domain/money";
import { grossSum } from "@confiserie/domain/tax/taxed-amount";
import type { Sql } from "../../lib/database/sql";
import { papersOfOrder } from "./read-papers";

/** An order's billing documents, as its customer and the admin read them. */
export async function listPapers(sql: Sql, orderId: string): Promise<PaperList> {
	const issued = await papersOfOrder(sql, orderId);
	return issued.map(({ paper }) => summaryOf(paper));
}

/** What lists say of a billing document. */
export function summaryOf({ number, kind, issuedOn, totals, dueCents }: Paper): PaperList[number] {
	const total = toEuros(grossSum(totals));
	return { number, kind, label: PAPER_KINDS[kind].label, issuedOn, total, due: toEuros(dueCents) };
}
