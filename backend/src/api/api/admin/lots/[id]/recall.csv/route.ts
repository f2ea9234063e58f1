import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../http/caller";
import { exportRecall } from "../../../../../../modules/lots";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";

/** GET /api/admin/lots/{id}/recall.csv: who received a lot, for a spreadsheet. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const act = { id: req.params.id ?? "", actor: callerOf(req), now: book.now() };
	const { code, csv } = await exportRecall(book.pool, act);
	res.setHeader("Content-Type", "text/csv; charset=utf-8");
	res.setHeader("Content-Disposition", `attachment; filename="rappel-${code.replace(/[^A-Za-z0-9-]+/g, "-")}.csv"`);
	res.send(csv);
}
