import { demoConfirmSchema } from "@confiserie/domain/contract/payment";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { linkedOrder } from "../../../../../../http/linked-order";
import { parseBody } from "../../../../../../http/parse";

/** POST /api/payments/balance-link/{token}/demo-confirm: the demo's card step for the holder of the link. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { ordering, id } = await linkedOrder(req);
	res.json(await ordering.confirmDemo({ orderId: id }, parseBody(demoConfirmSchema, req)));
}
