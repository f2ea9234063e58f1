import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { cancelStockAlerts } from "../../../../../modules/stock-alerts";

/**
 * POST /api/stock-alerts/unsubscribe/{token}, as mail programs call it, with a form that is not read (RFC 8058) -> 204 in
 * any case.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	await cancelStockAlerts(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), req.params.token ?? "");
	res.status(204).end();
}
