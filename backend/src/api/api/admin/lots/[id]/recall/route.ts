import { type Recall, type RecallSent, recallMailSchema } from "@confiserie/domain/contract/lot";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { mailRecall, readRecall } from "../../../../../../modules/lots";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";

/** GET /api/admin/lots/{id}/recall: who received a lot, and a draft of the mail to them. */
export async function GET(req: MedusaRequest, res: MedusaResponse<Recall>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await readRecall(book.pool, req.params.id ?? "", book.now()));
}

/** POST /api/admin/lots/{id}/recall { subject, text }: the mail, once to each. */
export async function POST(req: MedusaRequest, res: MedusaResponse<RecallSent>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const act = { id: req.params.id ?? "", actor: callerOf(req), now: book.now() };
	res.json(await mailRecall(book.pool, act, parseBody(recallMailSchema, req)));
}
