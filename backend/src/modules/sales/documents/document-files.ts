import type { DocumentArchiveQuery } from "@confiserie/domain/contract/documents";
import { dayOf } from "@confiserie/domain/day";
import { MOST_ZIPPED } from "@confiserie/domain/invoicing/document";
import { type ZippedFile, zipped } from "../../../lib/zip";
import { billingDocumentPdf, parseBillingDocument } from "../../documents/invoicing";
import { ApiFailure, existing } from "../../foundations/failures";
import { readStatementPdf } from "../company-orders";
import type { OrderContext } from "../orders";
import { readQuotePdf } from "../quotes";
import { type DocumentOwner, type DocumentRow, fileNumbered, filesOf } from "./list-documents";

/** One of an account's documents as PDF. @throws ApiFailure DOCUMENT_NOT_FOUND, also for another account's */
export async function readDocumentPdf(
	context: OrderContext,
	owner: DocumentOwner,
	number: string,
): Promise<{ number: string; bytes: Buffer }> {
	const row = existing(await fileNumbered(context.pool, owner, number), "DOCUMENT_NOT_FOUND");
	return { number: row.number, bytes: await pdfOf(context, row) };
}

/**
 * An account's documents as ZIP, each drawn when its turn comes; with all kinds up to today also what its company owes.
 * @throws ApiFailure DOCUMENT_NOT_FOUND where there is none, VALIDATION for more than one ZIP holds
 */
export async function documentsArchive(
	context: OrderContext,
	owner: DocumentOwner,
	query: DocumentArchiveQuery,
	most = MOST_ZIPPED,
): Promise<AsyncGenerator<Uint8Array>> {
	const files = await filesOf(context.pool, owner, query, most + 1);
	const statementOf = hasStatement(query, dayOf(context.now())) ? owner.companyId : null;
	if (files.length === 0 && statementOf === null)
		throw new ApiFailure("DOCUMENT_NOT_FOUND", { message: "Aucun document à télécharger." });
	if (files.length > most)
		throw new ApiFailure("VALIDATION", {
			field: "from",
			message: `Un ZIP contient ${most} documents au plus\u00a0: choisissez une période plus courte.`,
		});
	return zipped(pdfsOf(context, files, statementOf));
}

/** What a company owes is of today and no kind of document. */
const hasStatement = ({ kind, to }: DocumentArchiveQuery, today: string): boolean => !kind && (!to || to >= today);

async function* pdfsOf(
	context: OrderContext,
	files: readonly DocumentRow[],
	statementOf: string | null,
): AsyncGenerator<ZippedFile> {
	if (statementOf !== null) {
		const { name, bytes } = await readStatementPdf(context.pool, statementOf, context.now());
		yield { name: `${name}.pdf`, bytes, changedAt: context.now() };
	}
	for (const row of files)
		yield { name: `${row.number}.pdf`, bytes: await pdfOf(context, row), changedAt: new Date(row.issuedOn) };
}

async function pdfOf(context: OrderContext, { content, quoteId }: DocumentRow): Promise<Buffer> {
	if (content !== null) return billingDocumentPdf(parseBillingDocument(content));
	return (await readQuotePdf(context, { id: quoteId ?? "" })).bytes;
}
