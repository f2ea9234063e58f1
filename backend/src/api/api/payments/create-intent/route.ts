import { paymentIntentRequestSchema } from "@confiserie/domain/contract/payment";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { parseBody } from "../../../../http/parse";
import { ORDERING_MODULE } from "../../../../modules/ordering";
import type OrderingService from "../../../../modules/ordering/service";
import { shippingRules } from "../../../../modules/shipping/rules";

/** POST /api/payments/create-intent: places or updates the order of this checkout and opens its payment. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { customerId, email: customerEmail } = callerOf(req);
	const request = parseBody(paymentIntentRequestSchema, req);
	const rules = await shippingRules(req.scope);
	const idempotencyKey = req.get("Idempotency-Key")?.trim() || undefined;
	const ordering = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await ordering.openCheckout({ customerId, customerEmail, request, rules, idempotencyKey }));
}
