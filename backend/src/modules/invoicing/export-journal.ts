import { CSV_MARK, csvLine } from "@confiserie/domain/csv";
import { formatDate } from "@confiserie/domain/format";
import { isFinal } from "@confiserie/domain/invoicing/due-papers";
import { PAPER_KINDS, type Paper } from "@confiserie/domain/invoicing/paper";
import { type JournalLine, type JournalPaper, salesJournal } from "@confiserie/domain/invoicing/sales-journal";
import { toEuros } from "@confiserie/domain/money";
import type { Sql } from "../../lib/database/sql";
import { numbersOf, papersNumbered } from "./month";
import { papersOfOrder } from "./read-papers";

const day = ({ day }: JournalLine) => day.replaceAll("-", "");

/**
 * The columns of an accounting entries file, in their order. Source: LPF art. A47 A-1, VII. An entry is a day's billing
 * documents of one kind; it is final when written, since billing documents never change.
 */
const COLUMNS: readonly (readonly [string, (line: JournalLine) => string | number | null])[] = [
	["JournalCode", () => "VE"],
	["JournalLib", () => "Ventes"],
	["EcritureNum", (line) => `${PAPER_KINDS[line.kind].prefix}-${day(line)}`],
	["EcritureDate", day],
	["CompteNum", ({ account }) => account.number],
	["CompteLib", ({ account }) => account.name],
	["CompAuxNum", () => null],
	["CompAuxLib", () => null],
	["PieceRef", ({ first, last }) => (first === last ? first : `${first} à ${last}`)],
	["PieceDate", day],
	["EcritureLib", (line) => `${ENTRIES[line.kind]} du ${formatDate(line.day)}`],
	["Debit", ({ debitCents }) => toEuros(debitCents)],
	["Credit", ({ creditCents }) => toEuros(creditCents)],
	["EcritureLet", () => null],
	["DateLet", () => null],
	["ValidDate", day],
	["Montantdevise", () => null],
	["Idevise", () => null],
];

const ENTRIES: Record<Paper["kind"], string> = {
	DEPOSIT_INVOICE: "Factures d'acompte",
	FINAL_INVOICE: "Factures",
	CREDIT_NOTE: "Avoirs",
};

/** The sales journal of a month ("2026-11") as CSV, a day at a time. */
export async function* exportJournal(sql: Sql, month: string): AsyncGenerator<string> {
	yield CSV_MARK + csvLine(COLUMNS.map(([title]) => title));
	let papers: JournalPaper[] = [];
	for await (const { orderId, event, paper } of papersNumbered(sql, await numbersOf(sql, month))) {
		if (papers[0] && papers[0].paper.issuedOn !== paper.issuedOn) {
			yield write(papers);
			papers = [];
		}
		papers.push({ paper, credits: isFinal(event) ? await creditsOf(sql, orderId) : [] });
	}
	yield write(papers);
}

const write = (papers: readonly JournalPaper[]) =>
	salesJournal(papers)
		.map((line) => csvLine(COLUMNS.map(([, cell]) => cell(line))))
		.join("");

async function creditsOf(sql: Sql, orderId: string): Promise<Paper[]> {
	const issued = await papersOfOrder(sql, orderId);
	return issued.map(({ paper }) => paper).filter(({ kind }) => kind === "CREDIT_NOTE");
}
