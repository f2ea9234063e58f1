import * as contract from "@confiserie/domain/contract/quick-order";
import { dayOf } from "@confiserie/domain/day";
import { countAttempt, orderFileLimits, priceListLimits } from "../http/limits";
import { serve } from "../http/operations/serve";
import {
	checkQuickOrder,
	listUsualProducts,
	priceListPdf,
	priceListWorkbook,
	readOrderFile,
} from "../modules/sales/quick-order";

export default serve(contract, {
	checkQuickOrder: async ({ sql, visitor, body: { lines } }) =>
		checkQuickOrder(sql, lines, (await visitor)?.customerId),
	listUsualProducts: ({ sql, caller }) => listUsualProducts(sql, caller.customerId),
	readOrderFile: async ({ scope, address, receive }) => {
		await countAttempt(scope, orderFileLimits(address));
		const { file } = await receive();
		return readOrderFile(file.path);
	},
	downloadPriceList: async ({ scope, sql, caller: { customerId }, now }) => {
		await countAttempt(scope, priceListLimits(customerId));
		return { bytes: await priceListWorkbook(sql, customerId), name: `tarifs-${dayOf(now)}.xlsx` };
	},
	printPriceList: async ({ scope, sql, caller: { customerId }, now }) => {
		await countAttempt(scope, priceListLimits(customerId));
		const bytes = await priceListPdf(sql, customerId, now);
		return { bytes, name: `tarifs-${dayOf(now)}.pdf` };
	},
});
