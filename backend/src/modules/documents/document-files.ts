import type { DocumentArchiveQuery } from "@confiserie/domain/contract/documents";
import { dayOf } from "@confiserie/domain/day";
import { MOST_ZIPPED } from "@confiserie/domain/document";
import { type ZippedFile, zipped } from "../../lib/zip";
import { readStatementPdf } from "../dunning";
import { ApiFailure } from "../failures";
import { paperPdf, parsePaper } from "../invoicing";
import type { OrderBook } from "../orders";
import { readQuotePdf } from "../quotes";
import { type DocumentOwner, type DocumentRow, fileNumbered, filesOf } from "./list-documents";

/** One of an account's documents as PDF. @throws ApiFailure PAPER_NOT_FOUND, also for another account's */
export async function readDocumentPdf(
	book: OrderBook,
	owner: DocumentOwner,
	number: string,
): Promise<{ number: string; bytes: Buffer }> {
	const row = await fileNumbered(book.pool, owner, number);
	if (!row) throw new ApiFailure("PAPER_NOT_FOUND");
	return { number: row.number, bytes: await pdfOf(book, row) };
}

/**
 * An account's documents as ZIP, each drawn when its turn comes; with all kinds up to today also what its company owes.
 * @throws ApiFailure PAPER_NOT_FOUND where there is none, VALIDATION for more than one ZIP holds
 */
export async function documentsArchive(
	book: OrderBook,
	owner: DocumentOwner,
	query: DocumentArchiveQuery,
	most = MOST_ZIPPED,
): Promise<AsyncGenerator<Uint8Array>> {
	const files = await filesOf(book.pool, owner, query, most + 1);
	const statementOf = hasStatement(query, dayOf(book.now())) ? owner.companyId : null;
	if (files.length === 0 && statementOf === null)
		throw new ApiFailure("PAPER_NOT_FOUND", { message: "Aucun document à télécharger." });
	if (files.length > most)
		throw new ApiFailure("VALIDATION", {
			field: "from",
			message: `Un ZIP contient ${most} documents au plus\u00a0: choisissez une période plus courte.`,
		});
	return zipped(pdfsOf(book, files, statementOf));
}

/** What a company owes is of today and no kind of document. */
const hasStatement = ({ kind, to }: DocumentArchiveQuery, today: string): boolean => !kind && (!to || to >= today);

async function* pdfsOf(
	book: OrderBook,
	files: readonly DocumentRow[],
	statementOf: string | null,
): AsyncGenerator<ZippedFile> {
	if (statementOf !== null) {
		const { name, bytes } = await readStatementPdf(book.pool, statementOf, book.now());
		yield { name: `${name}.pdf`, bytes, changedAt: book.now() };
	}
	for (const row of files)
		yield { name: `${row.number}.pdf`, bytes: await pdfOf(book, row), changedAt: new Date(row.issuedOn) };
}

async function pdfOf(book: OrderBook, { content, quoteId }: DocumentRow): Promise<Buffer> {
	if (content !== null) return paperPdf(parsePaper(content));
	return (await readQuotePdf(book, { id: quoteId ?? "" })).bytes;
}
