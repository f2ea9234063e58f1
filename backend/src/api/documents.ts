import * as contract from "@confiserie/domain/contract/documents";
import { dayOf } from "@confiserie/domain/day";
import { archiveLimits, countAttempt, pdfLimits } from "../http/limits";
import { serve } from "../http/operations/serve";
import { readByNumber } from "../http/tries";
import { documentOwner, documentsArchive, listDocuments, readDocumentPdf } from "../modules/sales/documents";

export default serve(contract, {
	listDocuments: async ({ ordering: { context }, caller, query }) =>
		listDocuments(context.pool, await documentOwner(context.pool, caller.customerId), query),
	downloadDocuments: async ({ scope, ordering: { context }, caller: { customerId }, query }) => {
		await countAttempt(scope, archiveLimits(customerId));
		const bytes = await documentsArchive(context, await documentOwner(context.pool, customerId), query);
		return { bytes, name: `documents-${dayOf(context.now())}.zip` };
	},
	downloadDocument: async ({ scope, ordering: { context }, caller: { customerId }, params, address, req }) => {
		await countAttempt(scope, pdfLimits(customerId, address));
		const owner = await documentOwner(context.pool, customerId);
		const { number, bytes } = await readByNumber(req, () => readDocumentPdf(context, owner, params.number));
		return { bytes, name: `${number}.pdf` };
	},
});
