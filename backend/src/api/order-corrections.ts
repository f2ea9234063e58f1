import { isAllowed } from "@confiserie/domain/accounts/staff";
import * as contract from "@confiserie/domain/contract/order-corrections";
import { PAYABLE_CENTS } from "@confiserie/domain/payments/payable";
import { currentEnv } from "../config/env";
import { requirePermission } from "../http/caller";
import { serve } from "../http/operations/serve";
import { paymentPathAt } from "../http/quote-links";
import { withStoredPhone } from "../modules/customers/accounts";
import { deliveryRules } from "../modules/fulfilment/delivery";
import { correctArticles, correctContact, previewCorrection } from "../modules/sales/order-changes";
import { findOrder, readAdminOrder } from "../modules/sales/orders";
import { linkableCents } from "../modules/sales/payments";

export default serve(contract, {
	correctOrderContact: async ({ scope, ordering: { context }, caller, params, body }) => {
		const request = withStoredPhone(body);
		return correctContact(context, {
			idOrNumber: params.id,
			request,
			actor: caller,
			rules: await deliveryRules(scope),
			paymentPath: paymentPathAt(context),
		});
	},
	previewOrderCorrection: async ({ scope, ordering: { context }, caller, params, body: request }) => {
		const isOverriding = isAllowed(caller.staffRole, "limits.override");
		const rules = await deliveryRules(scope);
		return previewCorrection(context, params.id, request, { rules, isOverriding });
	},
	correctOrderLines: async ({ scope, ordering: { context }, caller, params, body: request, idempotencyKey }) => {
		if (request.overrideReason) requirePermission(caller, "limits.override");
		const paymentPath = paymentPathAt(context);
		const id = await correctArticles(context, {
			idOrNumber: params.id,
			request,
			idempotencyKey,
			actor: caller,
			rules: await deliveryRules(scope),
			paymentPath,
		});
		const [order, detail] = await Promise.all([findOrder(context.pool, id, null), readAdminOrder(context, id)]);
		const isPayable = linkableCents(order) >= PAYABLE_CENTS.minimum;
		const paymentUrl = isPayable ? `${currentEnv().STOREFRONT_URL}${paymentPath(order.orderNumber)}` : null;
		return { order: detail, paymentUrl };
	},
});
