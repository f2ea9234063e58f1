import { CSV_MARK, csvLine } from "@confiserie/domain/csv";
import { formatDate } from "@confiserie/domain/format";
import { BILLING_KINDS, type BillingDocument } from "@confiserie/domain/invoicing/billing-document";
import {
	type JournalBillingDocument,
	type JournalLine,
	salesJournal,
} from "@confiserie/domain/invoicing/sales-journal";
import { toEuros } from "@confiserie/domain/money";
import type { Sql } from "../../../lib/database/sql";
import { documentsNumbered, numbersOf } from "./month";
import { documentsOfOrder } from "./read-billing-documents";

const day = ({ day }: JournalLine) => day.replaceAll("-", "");

/**
 * The columns of an accounting entries file, in their order. Source: LPF art. A47 A-1, VII. An entry is a day's billing
 * documents of one kind; it is final when written, since billing documents never change.
 */
const COLUMNS: readonly (readonly [string, (line: JournalLine) => string | number | null])[] = [
	["JournalCode", () => "VE"],
	["JournalLib", () => "Ventes"],
	["EcritureNum", (line) => `${BILLING_KINDS[line.kind].prefix}-${day(line)}`],
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

const ENTRIES: Record<BillingDocument["kind"], string> = {
	DEPOSIT_INVOICE: "Factures d'acompte",
	FINAL_INVOICE: "Factures",
	CREDIT_NOTE: "Avoirs",
};

/** The sales journal of a month ("2026-11") as CSV, a day at a time. */
export async function* exportJournal(sql: Sql, month: string): AsyncGenerator<string> {
	yield CSV_MARK + csvLine(COLUMNS.map(([title]) => title));
	let documents: JournalBillingDocument[] = [];
	for await (const { orderId, document } of documentsNumbered(sql, await numbersOf(sql, month))) {
		if (documents[0] && documents[0].document.issuedOn !== document.issuedOn) {
			yield write(documents);
			documents = [];
		}
		documents.push({ document, issued: document.kind === "FINAL_INVOICE" ? await issuedOf(sql, orderId) : [] });
	}
	yield write(documents);
}

const write = (documents: readonly JournalBillingDocument[]) =>
	salesJournal(documents)
		.map((line) => csvLine(COLUMNS.map(([, cell]) => cell(line))))
		.join("");

const issuedOf = async (sql: Sql, orderId: string): Promise<BillingDocument[]> =>
	(await documentsOfOrder(sql, orderId)).map(({ document }) => document);
