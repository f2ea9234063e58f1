import * as contract from "@confiserie/domain/contract/statements";
import { countAttempt, pdfLimits } from "../http/limits";
import { serve } from "../http/operations/serve";
import { requireMembership } from "../modules/companies/companies";
import { readStatement, readStatementPdf } from "../modules/sales/company-orders";

export default serve(contract, {
	readStatement: async ({ ordering: { context }, caller }) => {
		const { companyId } = await requireMembership(context.pool, caller.customerId, "documents");
		return readStatement(context.pool, companyId, context.now());
	},
	downloadStatement: async ({ scope, ordering: { context }, caller, address }) => {
		const { companyId, customerId } = await requireMembership(context.pool, caller.customerId, "documents");
		await countAttempt(scope, pdfLimits(customerId, address));
		const { name, bytes } = await readStatementPdf(context.pool, companyId, context.now());
		return { bytes, name: `${name}.pdf` };
	},
	readCompanyStatement: ({ ordering: { context }, params }) => readStatement(context.pool, params.id, context.now()),
	downloadCompanyStatement: async ({ ordering: { context }, params }) => {
		const { name, bytes } = await readStatementPdf(context.pool, params.id, context.now());
		return { bytes, name: `${name}.pdf` };
	},
});
