import * as contract from "@confiserie/domain/contract/company-orders";
import { serve } from "../http/operations/serve";
import { orderInput } from "../http/placed-order";
import { noteOrder } from "../http/request-watch";
import { placeWithCodes } from "../http/tries";
import {
	approveOrder,
	declineOrder,
	listApprovals,
	listCompanyOrders,
	requestApproval,
} from "../modules/sales/company-orders";

export default serve(contract, {
	listCompanyOrders: ({ sql, caller, query }) => listCompanyOrders(sql, caller.customerId, query),
	listApprovals: ({ sql, caller, now }) => listApprovals(sql, caller.customerId, now),
	requestApproval: async (asked) => {
		const input = await orderInput(asked);
		const orderNumber = await placeWithCodes(asked.req, input.request, () =>
			requestApproval(asked.ordering.context, input),
		);
		noteOrder(asked.req, orderNumber);
		return { orderNumber };
	},
	approveOrder: async ({ ordering: { context }, caller: { customerId }, params }) => {
		await approveOrder(context, customerId, params.id);
		return listApprovals(context.pool, customerId, context.now());
	},
	declineOrder: async ({ ordering: { context }, caller: { customerId }, params, body: { reason } }) => {
		await declineOrder(context, customerId, params.id, reason);
		return listApprovals(context.pool, customerId, context.now());
	},
});
