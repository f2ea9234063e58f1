import { type LineCorrectionResult, lineCorrectionSchema } from "@confiserie/domain/contract/order-correction";
import { PAYABLE_CENTS } from "@confiserie/domain/payable";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { currentEnv } from "../../../../../../config/env";
import { callerOf, requirePermission } from "../../../../../../http/caller";
import { idempotencyKeyOf } from "../../../../../../http/idempotency-key";
import { parseBody } from "../../../../../../http/parse";
import { paymentPathAt } from "../../../../../../http/quote-links";
import { deliveryRules } from "../../../../../../modules/delivery";
import { correctArticles } from "../../../../../../modules/order-changes";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";
import { findOrder, readAdminOrder } from "../../../../../../modules/orders";
import { linkableCents } from "../../../../../../modules/payments";

/**
 * POST /api/admin/orders/{id or number}/corrections { items, version, fingerprint }, with Idempotency-Key: corrects the articles as
 * they were previewed -> the order as it is then, and where the difference is paid.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse<LineCorrectionResult>): Promise<void> {
	const request = parseBody(lineCorrectionSchema, req);
	if (request.overrideReason) requirePermission(callerOf(req), "limits.override");
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const paymentPath = paymentPathAt(book);
	const id = await correctArticles(book, {
		idOrNumber: req.params.id ?? "",
		request,
		idempotencyKey: idempotencyKeyOf(req),
		actor: callerOf(req),
		rules: await deliveryRules(req.scope),
		paymentPath,
	});
	const [order, detail] = await Promise.all([findOrder(book.pool, id, null), readAdminOrder(book, id)]);
	const isPayable = linkableCents(order) >= PAYABLE_CENTS.minimum;
	const paymentUrl = isPayable ? `${currentEnv().STOREFRONT_URL}${paymentPath(order.orderNumber)}` : null;
	res.status(201).json({ order: detail, paymentUrl });
}
