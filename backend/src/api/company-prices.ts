import { rm } from "node:fs/promises";
import * as contract from "@confiserie/domain/contract/company-prices";
import { serve } from "../http/operations/serve";
import {
	COMPANY_PRICE_FILE,
	changeCompanyPrice,
	changeDiscounts,
	importCompanyPrices,
	listCompanyPrices,
	readDiscounts,
} from "../modules/company-prices";
import { readOwnPrices } from "../modules/offers";
import { receiveFile } from "../uploads/receive-file";

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
	importCompanyPrices: async ({ sql, caller, params, now, req, res }) => {
		const { path } = await receiveFile(req, res, {
			field: "file",
			maximumBytes: COMPANY_PRICE_FILE.maximumBytes,
			tooLarge: "ORDER_FILE_TOO_LARGE",
			to: "disk",
		});
		try {
			return await importCompanyPrices(sql, { companyId: params.id, actor: caller, now, path });
		} finally {
			await rm(path, { force: true });
		}
	},
});
