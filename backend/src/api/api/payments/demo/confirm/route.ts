import { demoConfirmSchema } from "@confiserie/domain/contract/payment";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../http/caller";
import { parseBody } from "../../../../../http/parse";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";

/** POST /api/payments/demo/confirm: the card step of the demo provider, with its four test cards. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { customerId } = callerOf(req);
	const request = parseBody(demoConfirmSchema, req);
	res.json(await req.scope.resolve<OrderingService>(ORDERING_MODULE).confirmDemo({ customerId }, request));
}
