import { paymentIntentRequestSchema } from "@confiserie/domain/contract/payment";
import type { MedusaRequest } from "@medusajs/framework/http";
import { withStoredPhone } from "../modules/accounts";
import type { PlaceOrderInput } from "../modules/checkout";
import { deliveryRules } from "../modules/delivery";
import { depositRules } from "../modules/deposits";
import { callerOf } from "./caller";
import { parseBody } from "./parse";

/** The order of a checkout as its request states it, with the rules that hold now. */
export async function orderInput(req: MedusaRequest): Promise<PlaceOrderInput> {
	const { customerId, email: customerEmail } = callerOf(req);
	const body = parseBody(paymentIntentRequestSchema, req);
	const request = { ...body, orderData: withStoredPhone(body.orderData, "orderData.phone") };
	const [rules, deposit] = await Promise.all([deliveryRules(req.scope), depositRules(req.scope)]);
	const idempotencyKey = req.get("Idempotency-Key")?.trim() || undefined;
	return { customerId, customerEmail, request, rules, depositRules: deposit, idempotencyKey };
}
