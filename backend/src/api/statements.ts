import * as contract from "@confiserie/domain/contract/statements";
import { countAttempt, pdfLimits } from "../http/limits";
import { serve } from "../http/operations/serve";
import { requireMembership } from "../modules/companies";
import { readStatement, readStatementPdf } from "../modules/dunning";

export default serve(contract, {
	readStatement: async ({ ordering: { book }, caller }) => {
		const { companyId } = await requireMembership(book.pool, caller.customerId, "documents");
		return readStatement(book.pool, companyId, book.now());
	},
	downloadStatement: async ({ scope, ordering: { book }, caller, address }) => {
		const { companyId, customerId } = await requireMembership(book.pool, caller.customerId, "documents");
		await countAttempt(scope, pdfLimits(customerId, address));
		const { name, bytes } = await readStatementPdf(book.pool, companyId, book.now());
		return { bytes, name: `${name}.pdf` };
	},
	readCompanyStatement: ({ ordering: { book }, params }) => readStatement(book.pool, params.id, book.now()),
	downloadCompanyStatement: async ({ ordering: { book }, params }) => {
		const { name, bytes } = await readStatementPdf(book.pool, params.id, book.now());
		return { bytes, name: `${name}.pdf` };
	},
});
