import {
	type Receipt,
	type ReceiptPage,
	receiptInputSchema,
	receiptQuerySchema,
} from "@confiserie/domain/contract/lot";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { parseBody, parseQuery } from "../../../../http/parse";
import { readShopFrame } from "../../../../modules/catalog/products";
import { listReceipts, recordReceipt } from "../../../../modules/lots";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";

/** GET /api/admin/receipts?query=&page=&size=: goods receipts, the latest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ReceiptPage>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await listReceipts(book.pool, parseQuery(receiptQuerySchema, req)));
}

/** POST /api/admin/receipts: goods that came in, into their lot and the stock. */
export async function POST(req: MedusaRequest, res: MedusaResponse<Receipt>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const input = parseBody(receiptInputSchema, req);
	const { stockLocationId: locationId } = await readShopFrame(req.scope);
	const received = { locationId, actor: callerOf(req), now: book.now() };
	res.status(201).json(await recordReceipt(book.pool, input, received));
}
