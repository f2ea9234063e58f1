import * as contract from "@confiserie/domain/contract/admin-orders";
import { dayOf } from "@confiserie/domain/day";
import { currentEnv } from "../config/env";
import { requirePermission } from "../http/caller";
import { serve } from "../http/operations/serve";
import { paymentPathAt } from "../http/quote-links";
import { noteOrder } from "../http/request-watch";
import { customerOfId } from "../medusa/accounts/people";
import { withStoredPhone } from "../modules/accounts";
import { recordAudit } from "../modules/audit";
import { placeStaffOrder } from "../modules/checkout";
import { deliveryRules } from "../modules/delivery";
import { depositRules } from "../modules/deposits";
import { ApiFailure } from "../modules/failures";
import { MAIL_MODULE, type MailService } from "../modules/mail";
import { changeStatus, previewStatusMail } from "../modules/order-changes";
import { exportOrders, findOrder, listAdminOrders, readAdminOrder, readStats, readTimeline } from "../modules/orders";
import { linkableCents } from "../modules/payments";
import { priceQuote } from "../modules/quotes";

export default serve(contract, {
	listAdminOrders: ({ ordering: { book }, query }) => listAdminOrders(book, query),
	quoteOrder: async ({ scope, ordering: { book }, body: request }) =>
		priceQuote(book, request, await deliveryRules(scope)),
	enterOrder: async ({ scope, ordering: { book }, caller, body, req }) => {
		const { customerId, channelId, requestId, invite, payment, depositPercentage } = body;
		const orderData = withStoredPhone(body.orderData, "orderData.phone");
		if (customerId && !(await customerOfId(book.pool, customerId)))
			throw new ApiFailure("CUSTOMER_NOT_FOUND", { field: "customerId", message: "Ce client n'existe pas." });
		const [rules, deposit] = await Promise.all([deliveryRules(scope), depositRules(scope)]);
		const paymentPath = paymentPathAt(book);
		const id = await placeStaffOrder(book, {
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
		const [placed, order] = await Promise.all([findOrder(book.pool, id, null), readAdminOrder(book, id)]);
		noteOrder(req, order.orderNumber);
		const isPayable = linkableCents(placed) > 0;
		return {
			order,
			paymentUrl: isPayable ? `${currentEnv().STOREFRONT_URL}${paymentPath(order.orderNumber)}` : null,
			heldUntil: placed.holdExpiresAt?.toISOString() ?? null,
		};
	},
	readOrderStats: ({ ordering: { book } }) => readStats(book),
	searchAdminOrders: ({ ordering: { book }, query }) => listAdminOrders(book, query),
	// `X-Total-Count` tells the screen how many orders follow. Taking personal data out of the shop is audited.
	exportOrders: async ({ ordering: { book }, caller: { customerId, email }, query, res }) => {
		const { count, pieces } = await exportOrders(book, query);
		await recordAudit(book.pool, {
			actorId: customerId,
			actorEmail: email,
			action: "orders.exported",
			entity: "order",
			entityId: "*",
			label: `(${count})`,
			changes: {},
		});
		res.setHeader("X-Total-Count", String(count));
		return { bytes: pieces, name: `commandes-${dayOf(book.now())}.csv` };
	},
	readAdminOrder: ({ ordering: { book }, params }) => readAdminOrder(book, params.id),
	readOrderTimeline: async ({ ordering: { book }, params }) =>
		readTimeline(book.pool, await findOrder(book.pool, params.id, null)),
	changeOrderStatus: ({ ordering: { book }, caller, params, body: request }) => {
		if (request.overrideReason) requirePermission(caller, "limits.override");
		return changeStatus(book, { idOrNumber: params.id, request, actor: caller });
	},
	previewStatusMail: ({ scope, ordering: { book }, params, body: request }) => {
		const mail = scope.resolve<MailService>(MAIL_MODULE);
		return previewStatusMail(book, mail, { idOrNumber: params.id, request });
	},
});
