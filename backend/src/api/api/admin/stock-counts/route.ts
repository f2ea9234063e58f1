import {
	type StockCount,
	type StockCountPage,
	stockCountInputSchema,
	stockCountQuerySchema,
} from "@confiserie/domain/contract/lot";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { parseBody, parseQuery } from "../../../../http/parse";
import { countStock, listStockCounts } from "../../../../modules/lots";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";

/** GET /api/admin/stock-counts?page=&size=: stock counts with their differences, the latest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<StockCountPage>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await listStockCounts(book.pool, parseQuery(stockCountQuerySchema, req)));
}

/** POST /api/admin/stock-counts: what is there of each counted lot. */
export async function POST(req: MedusaRequest, res: MedusaResponse<StockCount>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const act = { actor: callerOf(req), now: book.now() };
	res.status(201).json(await countStock(book.pool, parseBody(stockCountInputSchema, req), act));
}
