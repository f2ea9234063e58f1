import type { ShopSettings } from "@confiserie/domain/contract/settings";
import { toEuros } from "@confiserie/domain/money";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { currentEnv } from "../../../config/env";
import { stripeOptions } from "../../../config/ordering-modules";
import { isLiveKey } from "../../../config/payment-settings";
import { googleOffer } from "../../../modules/accounts";
import { leavesQuickly } from "../../../modules/delivery";
import { ORDERING_MODULE, type OrderingService } from "../../../modules/order-service";
import { shopSettings } from "../../../modules/settings";

/** What every screen may know of the shop. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ShopSettings>): Promise<void> {
	const env = currentEnv();
	const stripe = stripeOptions(env);
	const settings = shopSettings(req.scope);
	const [delivery, shipping, deposit, shop] = await Promise.all([
		settings.read("delivery"),
		settings.read("shipping"),
		settings.read("deposit"),
		settings.read("shop"),
	]);
	const {
		phone,
		email,
		hours,
		street,
		postalCode,
		city,
		iban: _iban,
		bic: _bic,
		electronicAddress: _,
		...company
	} = shop;
	// A change must be on every page within seconds, also through browser caches and proxies.
	res.setHeader("Cache-Control", "no-cache");
	res.json({
		paymentsMode: env.PAYMENTS_MODE,
		stripe: stripe ? { publishableKey: stripe.publishableKey, isTest: !isLiveKey(stripe.publishableKey) } : null,
		freeShippingThreshold: toEuros(delivery.freeShippingThresholdCents),
		shippingCost: toEuros(delivery.shippingCostCents),
		shippingOptions: shipping.options.map(({ name }) => name),
		leavesWithin48h: leavesQuickly(shipping.dispatch, req.scope.resolve<OrderingService>(ORDERING_MODULE).book.now()),
		deliveryCountries: delivery.countries,
		googleSignIn: googleOffer(),
		deposit: {
			isOpen: deposit.isOpen,
			minimum: toEuros(deposit.minimumCents),
			defaultPercentage: deposit.defaultPercentage,
		},
		holdMinutes: env.ORDER_HOLD_MINUTES,
		contact: { phone, email, hours, street, postalCode, city },
		company,
	});
}
