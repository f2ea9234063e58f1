import { paymentIntentRequestSchema } from "@confiserie/domain/contract/payment";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";
import { currentEnv } from "../../../../config/env";
import { callerOf } from "../../../../http/caller";
import { codeGuessLimits, countAttempt, forgiveAttempt } from "../../../../http/limits";
import { parseBody } from "../../../../http/parse";
import { noteOrder } from "../../../../http/request-watch";
import { withStoredPhone } from "../../../../modules/accounts";
import { deliveryRules } from "../../../../modules/delivery";
import { depositRules } from "../../../../modules/deposits";
import { failureOf } from "../../../../modules/failures";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";

/** POST /api/payments/create-intent: places or updates the order of this checkout and opens its payment. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { customerId, email: customerEmail } = callerOf(req);
	const body = parseBody(paymentIntentRequestSchema, req);
	const request = { ...body, orderData: withStoredPhone(body.orderData, "orderData.phone") };
	const [rules, deposit] = await Promise.all([deliveryRules(req.scope), depositRules(req.scope)]);
	const idempotencyKey = req.get("Idempotency-Key")?.trim() || undefined;
	const ordering = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const order = { customerId, customerEmail, request, rules, depositRules: deposit, idempotencyKey };
	const open = () => ordering.openCheckout(order);
	const intent = await withoutGuessing(req, request, open);
	noteOrder(req, intent.orderNumber);
	res.json(intent);
}

/** Under a secret of the shop a deposit with a code is a guess as well, unless the code is right. */
async function withoutGuessing<Result>(
	req: MedusaRequest,
	{ paymentType, commercialCode }: z.output<typeof paymentIntentRequestSchema>,
	open: () => Promise<Result>,
): Promise<Result> {
	if (paymentType !== "deposit" || !commercialCode || !currentEnv().COMMERCIAL_CODE_SECRET) return open();
	const limits = codeGuessLimits(callerOf(req).customerId);
	await countAttempt(req.scope, limits);
	try {
		const result = await open();
		await forgiveAttempt(req.scope, limits);
		return result;
	} catch (error) {
		if (failureOf(error)?.details.field !== "commercialCode") await forgiveAttempt(req.scope, limits);
		throw error;
	}
}
