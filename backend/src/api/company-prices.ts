import * as contract from "@confiserie/domain/contract/company-prices";
import { serve } from "../http/operations/serve";
import {
	changeCompanyPrice,
	changeDiscounts,
	importCompanyPrices,
	listCompanyPrices,
	readDiscounts,
} from "../modules/companies/companies";
import { readOwnPrices } from "../modules/sales/offers";

export default serve(contract, {
	readOwnPrices: ({ sql, caller, query: { products } }) => readOwnPrices(sql, caller.customerId, products),
	readCompanyDiscounts: ({ sql, params }) => readDiscounts(sql, params.id),
	changeCompanyDiscounts: async ({ sql, caller, params: { id: companyId }, body: input, now }) => {
		await changeDiscounts(sql, { companyId, input, actor: caller, now });
		return readDiscounts(sql, companyId);
	},
	listCompanyPrices: ({ sql, params, query }) => listCompanyPrices(sql, params.id, query),
	changeCompanyPrice: ({ sql, caller, params: { id: companyId, productId }, body: own, now }) =>
		changeCompanyPrice(sql, { companyId, productId, own, actor: caller, now }),
	importCompanyPrices: async ({ sql, caller, params, now, receive }) => {
		const { file } = await receive();
		return importCompanyPrices(sql, { companyId: params.id, actor: caller, now, path: file.path });
	},
});
