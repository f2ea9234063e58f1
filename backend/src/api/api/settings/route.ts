import type { ShopSettings } from "@confiserie/domain/contract/settings";
import { toEuros } from "@confiserie/domain/money";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { currentEnv } from "../../../config/env";
import { shippingRules } from "../../../modules/shipping/rules";

/** What every screen may know of the shop. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ShopSettings>): Promise<void> {
	const rules = await shippingRules(req.scope);
	res.setHeader("Cache-Control", "public, max-age=60");
	res.json({
		paymentsMode: currentEnv().PAYMENTS_MODE,
		freeShippingThreshold: toEuros(rules.freeShippingThresholdCents),
		shippingCost: toEuros(rules.shippingCostCents),
	});
}
