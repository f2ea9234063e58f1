import * as contract from "@confiserie/domain/contract/admin-orders";
import { dayOf } from "@confiserie/domain/day";
import { currentEnv } from "../config/env";
import { requirePermission } from "../http/caller";
import { serve } from "../http/operations/serve";
import { paymentPathAt } from "../http/quote-links";
import { noteOrder } from "../http/request-watch";
import { withStoredPhone } from "../modules/customers/accounts";
import { recordAudit } from "../modules/foundations/audit";
import { MAIL_MODULE, type MailService } from "../modules/foundations/mail";
import { deliveryRules } from "../modules/fulfilment/delivery";
import { placeStaffOrder } from "../modules/sales/checkout";
import { changeStatus, previewStatusMail } from "../modules/sales/order-changes";
import {
	exportOrders,
	findOrder,
	listAdminOrders,
	readAdminOrder,
	readStats,
	readTimeline,
} from "../modules/sales/orders";
import { linkableCents } from "../modules/sales/payments";
import { priceQuote } from "../modules/sales/quotes";
import { depositRules } from "../modules/terms/deposits";

export default serve(contract, {
	listAdminOrders: ({ ordering: { context }, query }) => listAdminOrders(context, query),
	quoteOrder: async ({ scope, ordering: { context }, body: request }) =>
		priceQuote(context, request, await deliveryRules(scope)),
	enterOrder: async ({ scope, ordering: { context }, caller, body, req }) => {
		const { customerId, channelId, requestId, invite, payment, depositPercentage } = body;
		const orderData = withStoredPhone(body.orderData, "orderData.phone");
		const [rules, deposit] = await Promise.all([deliveryRules(scope), depositRules(scope)]);
		const paymentPath = paymentPathAt(context);
		const id = await placeStaffOrder(context, {
			orderData,
			depositPercentage: depositPercentage ?? null,
			requestId,
			channelId: channelId ?? undefined,
			customerId: customerId ?? undefined,
			invite,
			payment,
			actor: caller,
			rules,
			depositRules: deposit,
			paymentPath,
		});
		const [placed, order] = await Promise.all([findOrder(context.pool, id, null), readAdminOrder(context, id)]);
		noteOrder(req, order.orderNumber);
		const isPayable = linkableCents(placed) > 0;
		return {
			order,
			paymentUrl: isPayable ? `${currentEnv().STOREFRONT_URL}${paymentPath(order.orderNumber)}` : null,
			heldUntil: placed.holdExpiresAt?.toISOString() ?? null,
		};
	},
	readOrderStats: ({ ordering: { context } }) => readStats(context),
	searchAdminOrders: ({ ordering: { context }, query }) => listAdminOrders(context, query),
	// `X-Total-Count` tells the screen how many orders follow. Taking personal data out of the shop is audited.
	exportOrders: async ({ ordering: { context }, caller, query, res }) => {
		const { count, pieces } = await exportOrders(context, query);
		await recordAudit(context.pool, caller, {
			...{ action: "orders.exported", entity: "order", entityId: "*", label: `(${count})` },
		});
		res.setHeader("X-Total-Count", String(count));
		return { bytes: pieces, name: `commandes-${dayOf(context.now())}.csv` };
	},
	readAdminOrder: ({ ordering: { context }, params }) => readAdminOrder(context, params.id),
	readOrderTimeline: async ({ ordering: { context }, params }) =>
		readTimeline(context.pool, await findOrder(context.pool, params.id, null)),
	changeOrderStatus: ({ ordering: { context }, caller, params, body: request }) => {
		if (request.overrideReason) requirePermission(caller, "limits.override");
		return changeStatus(context, { idOrNumber: params.id, request, actor: caller });
	},
	previewStatusMail: ({ scope, ordering: { context }, params, body: request }) => {
		const mail = scope.resolve<MailService>(MAIL_MODULE);
		return previewStatusMail(context, mail, { idOrNumber: params.id, request });
	},
});
