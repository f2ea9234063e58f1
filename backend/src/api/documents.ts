import * as contract from "@confiserie/domain/contract/documents";
import { dayOf } from "@confiserie/domain/day";
import { archiveLimits, countAttempt, pdfLimits } from "../http/limits";
import { serve } from "../http/operations/serve";
import { readByNumber } from "../http/tries";
import { documentOwner, documentsArchive, listDocuments, readDocumentPdf } from "../modules/documents";

export default serve(contract, {
	listDocuments: async ({ ordering: { book }, caller, query }) =>
		listDocuments(book.pool, await documentOwner(book.pool, caller.customerId), query),
	downloadDocuments: async ({ scope, ordering: { book }, caller: { customerId }, query }) => {
		await countAttempt(scope, archiveLimits(customerId));
		const bytes = await documentsArchive(book, await documentOwner(book.pool, customerId), query);
		return { bytes, name: `documents-${dayOf(book.now())}.zip` };
	},
	downloadDocument: async ({ scope, ordering: { book }, caller: { customerId }, params, address, req }) => {
		await countAttempt(scope, pdfLimits(customerId, address));
		const owner = await documentOwner(book.pool, customerId);
		const { number, bytes } = await readByNumber(req, () => readDocumentPdf(book, owner, params.number));
		return { bytes, name: `${number}.pdf` };
	},
});
