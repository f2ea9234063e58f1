import { type AccountBasket, accountBasketSchema } from "@confiserie/domain/contract/basket";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../http/caller";
import { parseBody } from "../../../../http/parse";
import { shopTime } from "../../../../lib/database/clock";
import { readBasket, writeBasket } from "../../../../modules/baskets";

/** GET /api/auth/basket -> the caller's cart and favourites. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AccountBasket>): Promise<void> {
	res.json(await readBasket(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), callerOf(req).customerId));
}

/** PUT /api/auth/basket -> them as they are stored, or 409 with what another device has written. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<AccountBasket>): Promise<void> {
	const basket = parseBody(accountBasketSchema, req);
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await writeBasket(pool, callerOf(req).customerId, basket, shopTime()));
}
