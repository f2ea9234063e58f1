import type { Balance, BalanceIntent } from "@confiserie/domain/contract/balance";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { linkedOrder } from "../../../../../http/linked-order";
import { openLinked, readLinked } from "../../../../../modules/payments";

/** GET /api/payments/balance-link/{token}: number and amount of the order that the link is for, and nothing else of it. */
export async function GET(req: MedusaRequest, res: MedusaResponse<Balance>): Promise<void> {
	const { ordering, id } = await linkedOrder(req);
	res.json(await readLinked(ordering.book, id));
}

/** POST /api/payments/balance-link/{token}: opens the payment of what is left, or returns the one that is open. */
export async function POST(req: MedusaRequest, res: MedusaResponse<BalanceIntent>): Promise<void> {
	const { ordering, id } = await linkedOrder(req);
	res.json(await openLinked(ordering.book, id));
}
