import { pipeline } from "node:stream/promises";
import { adminOrderExportSchema } from "@confiserie/domain/contract/admin-order";
import { dayOf } from "@confiserie/domain/day";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../http/caller";
import { parseQuery } from "../../../../../http/parse";
import { recordAudit } from "../../../../../modules/audit";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";
import { exportOrders } from "../../../../../modules/orders";

/**
 * GET /api/admin/orders/export: CSV of what the list shows, streamed. `X-Total-Count` says how many orders follow, for
 * the progress on screen. Who took people's data out of the shop is recorded in the audit log.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const { customerId, email } = callerOf(req);
	const { count, pieces } = await exportOrders(book, parseQuery(adminOrderExportSchema, req));
	await recordAudit(book.pool, {
		actorId: customerId,
		actorEmail: email,
		action: "orders.exported",
		entity: "order",
		entityId: "*",
		label: `(${count})`,
		changes: {},
	});
	res.setHeader("Content-Type", "text/csv; charset=utf-8");
	res.setHeader("Content-Disposition", `attachment; filename="commandes-${dayOf(book.now())}.csv"`);
	res.setHeader("X-Total-Count", String(count));
	await pipeline(pieces, res);
}
