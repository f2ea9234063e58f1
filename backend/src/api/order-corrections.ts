import * as contract from "@confiserie/domain/contract/order-corrections";
import { PAYABLE_CENTS } from "@confiserie/domain/payable";
import { isAllowed } from "@confiserie/domain/staff";
import { currentEnv } from "../config/env";
import { requirePermission } from "../http/caller";
import { serve } from "../http/operations/serve";
import { paymentPathAt } from "../http/quote-links";
import { withStoredPhone } from "../modules/accounts";
import { deliveryRules } from "../modules/delivery";
import { correctArticles, correctContact, previewCorrection } from "../modules/order-changes";
import { findOrder, readAdminOrder } from "../modules/orders";
import { linkableCents } from "../modules/payments";

export default serve(contract, {
	correctOrderContact: async ({ scope, ordering: { book }, caller, params, body }) => {
		const request = withStoredPhone(body);
		return correctContact(book, {
			idOrNumber: params.id,
			request,
			actor: caller,
			rules: await deliveryRules(scope),
			paymentPath: paymentPathAt(book),
		});
	},
	previewOrderCorrection: async ({ scope, ordering: { book }, caller, params, body: request }) => {
		const isOverriding = isAllowed(caller.staffRole, "limits.override");
		const rules = await deliveryRules(scope);
		return previewCorrection(book, params.id, request, { rules, isOverriding });
	},
	correctOrderLines: async ({ scope, ordering: { book }, caller, params, body: request, idempotencyKey }) => {
		if (request.overrideReason) requirePermission(caller, "limits.override");
		const paymentPath = paymentPathAt(book);
		const id = await correctArticles(book, {
			idOrNumber: params.id,
			request,
			idempotencyKey,
			actor: caller,
			rules: await deliveryRules(scope),
			paymentPath,
		});
		const [order, detail] = await Promise.all([findOrder(book.pool, id, null), readAdminOrder(book, id)]);
		const isPayable = linkableCents(order) >= PAYABLE_CENTS.minimum;
		const paymentUrl = isPayable ? `${currentEnv().STOREFRONT_URL}${paymentPath(order.orderNumber)}` : null;
		return { order: detail, paymentUrl };
	},
});
