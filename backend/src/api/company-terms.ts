import * as contract from "@confiserie/domain/contract/company-terms";
import { serve } from "../http/operations/serve";
import { noteOrder } from "../http/request-watch";
import { changeTerms } from "../modules/companies/companies";
import { orderOnAccount, readAdminTerms, readCredit } from "../modules/sales/company-orders";

export default serve(contract, {
	readCompanyCredit: ({ ordering: { context }, caller }) => readCredit(context.pool, caller.customerId, context.now()),
	orderOnAccount: async ({ ordering: { context }, caller, params, req }) => {
		const orderNumber = await orderOnAccount(context, params.id, caller.customerId);
		noteOrder(req, orderNumber);
		return { orderNumber };
	},
	readCompanyTerms: ({ ordering: { context }, params }) => readAdminTerms(context.pool, params.id, context.now()),
	changeCompanyTerms: async ({ ordering: { context }, caller, params: { id: companyId }, body: terms }) => {
		await changeTerms(context.pool, { companyId, terms, actor: caller, now: context.now() });
		return readAdminTerms(context.pool, companyId, context.now());
	},
});
