import { rm } from "node:fs/promises";
import {
	PAST_ORDERS_MAXIMUM_BYTES,
	type PastOrders,
	pastOrdersQuerySchema,
} from "@confiserie/domain/contract/past-orders";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { parseQuery } from "../../../../http/parse";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";
import { importPastOrders } from "../../../../modules/saved-lists";
import { receiveFile } from "../../../../uploads/receive-file";

/** POST /api/admin/past-orders?unit=&dryRun=, multipart field `file`: past orders of another shop become lists. */
export async function POST(req: MedusaRequest, res: MedusaResponse<PastOrders>): Promise<void> {
	const { dryRun = false, unit } = parseQuery(pastOrdersQuerySchema, req);
	const file = await receiveFile(req, res, {
		field: "file",
		maximumBytes: PAST_ORDERS_MAXIMUM_BYTES,
		tooLarge: "FILE_TOO_LARGE",
		to: "disk",
	});
	try {
		const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
		const fileName = Buffer.from(file.originalname, "latin1").toString("utf8").slice(0, 120);
		const given = { path: file.path, fileName, unit, dryRun, actor: callerOf(req), now: book.now() };
		res.json(await importPastOrders(book.pool, given));
	} finally {
		await rm(file.path, { force: true });
	}
}
