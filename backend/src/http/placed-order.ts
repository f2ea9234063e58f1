import type { paymentIntentRequestSchema } from "@confiserie/domain/contract/payment";
import type { z } from "@medusajs/framework/zod";
import { withStoredPhone } from "../modules/customers/accounts";
import { deliveryRules } from "../modules/fulfilment/delivery";
import type { PlaceOrderInput } from "../modules/sales/checkout";
import { depositRules } from "../modules/terms/deposits";
import type { Caller } from "./caller";
import type { Asked } from "./operations/asked";

interface Placed extends Pick<Asked, "scope" | "req"> {
	readonly caller: Caller;
	readonly body: z.output<typeof paymentIntentRequestSchema>;
}

/** The order of a checkout as its request states it, with the rules that hold now. */
export async function orderInput({ scope, caller, body, req }: Placed): Promise<PlaceOrderInput> {
	const request = { ...body, orderData: withStoredPhone(body.orderData, "orderData.phone") };
	const [rules, deposit] = await Promise.all([deliveryRules(scope), depositRules(scope)]);
	const idempotencyKey = req.get("Idempotency-Key")?.trim() || undefined;
	const { customerId, email: customerEmail } = caller;
	return { customerId, customerEmail, request, rules, depositRules: deposit, idempotencyKey };
}
