import { dayOf } from "@confiserie/domain/day";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../http/caller";
import { countAttempt, priceListLimits } from "../../../http/limits";
import { sendPdf } from "../../../http/send-paper";
import { shopTime } from "../../../lib/database/clock";
import { priceListPdf } from "../../../modules/quick-order";

/** GET /api/price-list.pdf -> tarifs-date.pdf. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { customerId } = callerOf(req);
	await countAttempt(req.scope, priceListLimits(customerId));
	const now = shopTime();
	const bytes = await priceListPdf(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), customerId, now);
	sendPdf(res, `tarifs-${dayOf(now)}`, bytes);
}
