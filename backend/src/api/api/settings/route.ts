import type { ShopSettings } from "@confiserie/domain/contract/settings";
import { toEuros } from "@confiserie/domain/money";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { currentEnv } from "../../../config/env";
import { stripeOptions } from "../../../config/ordering-modules";
import { isLiveKey } from "../../../config/payment-settings";
import { shippingRules } from "../../../modules/shipping/rules";
import { googleOffer } from "../../../oauth/google-client";

/** What every screen may know of the shop. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ShopSettings>): Promise<void> {
	const env = currentEnv();
	const stripe = stripeOptions(env);
	const rules = await shippingRules(req.scope);
	res.setHeader("Cache-Control", "public, max-age=60");
	res.json({
		paymentsMode: env.PAYMENTS_MODE,
		stripe: stripe ? { publishableKey: stripe.publishableKey, isTest: !isLiveKey(stripe.publishableKey) } : null,
		freeShippingThreshold: toEuros(rules.freeShippingThresholdCents),
		shippingCost: toEuros(rules.shippingCostCents),
		googleSignIn: googleOffer(),
	});
}
