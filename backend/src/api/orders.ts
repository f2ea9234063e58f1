import * as contract from "@confiserie/domain/contract/orders";
import { ORDER_STATUS, ORDER_STATUSES } from "@confiserie/domain/orders/order-status";
import type { Caller } from "../http/caller";
import type { Asked } from "../http/operations/asked";
import { serve } from "../http/operations/serve";
import { noteOrder } from "../http/request-watch";
import { openByLink } from "../http/tries";
import { findPayableOrder } from "../modules/sales/orders";
import { openBalance, readBalance, resumeCheckout } from "../modules/sales/payments";

type OwnOrder = Pick<Asked, "ordering"> & { readonly caller: Caller; readonly params: { readonly id: string } };

async function payable({ ordering, caller, params }: OwnOrder): Promise<string> {
	const { id } = await findPayableOrder(ordering.context.pool, params.id, caller.customerId);
	return id;
}

export default serve(contract, {
	readBalance: async (asked) => readBalance(asked.ordering.context, await payable(asked)),
	openBalance: async (asked) => openBalance(asked.ordering.context, await payable(asked)),
	resumePayment: async (asked) => resumeCheckout(asked.ordering.context, await payable(asked)),
	listOrders: ({ ordering, caller, query }) => ordering.listOrders(caller.customerId, query),
	countOrders: async ({ ordering, caller }) => {
		const { totalElements } = await ordering.listOrders(caller.customerId, { page: 0, size: 1 });
		return { count: totalElements };
	},
	listOrderStatuses: () => ORDER_STATUSES.map((code) => ({ code, label: ORDER_STATUS[code].label })),
	readOrder: ({ ordering, caller, params }) => ordering.readOrder(caller.customerId, params.id),
	readFollowedOrder: async ({ ordering, params, req }) => {
		const order = await openByLink(req, () => ordering.readFollowedOrder(params.key));
		noteOrder(req, order.orderNumber);
		return order;
	},
});
