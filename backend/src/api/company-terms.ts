import * as contract from "@confiserie/domain/contract/company-terms";
import { serve } from "../http/operations/serve";
import { noteOrder } from "../http/request-watch";
import { changeTerms } from "../modules/company-terms";
import { orderOnAccount, readAdminTerms, readCredit } from "../modules/on-account";

export default serve(contract, {
	readCompanyCredit: ({ ordering: { book }, caller }) => readCredit(book.pool, caller.customerId, book.now()),
	orderOnAccount: async ({ ordering: { book }, caller, params, req }) => {
		const orderNumber = await orderOnAccount(book, params.id, caller.customerId);
		noteOrder(req, orderNumber);
		return { orderNumber };
	},
	readCompanyTerms: ({ ordering: { book }, params }) => readAdminTerms(book.pool, params.id, book.now()),
	changeCompanyTerms: async ({ ordering: { book }, caller, params: { id: companyId }, body: terms }) => {
		await changeTerms(book.pool, { companyId, terms, actor: caller, now: book.now() });
		return readAdminTerms(book.pool, companyId, book.now());
	},
});
