import { newReviewSchema, type ReceivedProducts } from "@confiserie/domain/contract/buyer-review";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { accountOf } from "../../../../http/caller";
import { countAttempt, reviewLimits } from "../../../../http/limits";
import { parseBody } from "../../../../http/parse";
import { shopTime } from "../../../../lib/database/clock";
import { giveReview, receivedProducts } from "../../../../modules/reviews";

/** GET /api/auth/reviews -> what the caller received, and said of it. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ReceivedProducts>): Promise<void> {
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json({ items: await receivedProducts(database, accountOf(req).id) });
}

/** POST /api/auth/reviews: a review that waits for a person. 201 with the same list after it. */
export async function POST(req: MedusaRequest, res: MedusaResponse<ReceivedProducts>): Promise<void> {
	const review = parseBody(newReviewSchema, req);
	const { id, firstName } = accountOf(req);
	await countAttempt(req.scope, reviewLimits(id));
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await giveReview(database, review, { customerId: id, firstName }, shopTime());
	res.status(201).json({ items: await receivedProducts(database, id) });
}
