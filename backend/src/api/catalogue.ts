import * as contract from "@confiserie/domain/contract/catalogue";
import { publicIdentity } from "@confiserie/domain/contract/settings";
import { toEuros } from "@confiserie/domain/money";
import { currentEnv } from "../config/env";
import { stripeOptions } from "../config/ordering-modules";
import { isLiveKey } from "../config/payment-settings";
import { serveRead } from "../http/catalogue/serve-by-medusa";
import { contactLimits, countAttempt } from "../http/limits";
import { serve } from "../http/operations/serve";
import { changesSince } from "../modules/catalog/search";
import { googleOffer } from "../modules/customers/accounts";
import { storeMessage } from "../modules/customers/contact";
import { MAIL_MODULE, type MailService } from "../modules/foundations/mail";
import { shopSettings } from "../modules/foundations/settings";
import { leavesQuickly } from "../modules/fulfilment/delivery";

export default serve(contract, {
	listProducts: serveRead,
	searchProducts: serveRead,
	suggestProducts: serveRead,
	readProduct: serveRead,
	listReviews: serveRead,
	listCategories: serveRead,
	// Names nothing that such pages do not show.
	listChanges: ({ scope, query: { since } }) => changesSince(scope, since),
	// A machine that filled in the hidden field gets the same response and is not stored, so that it learns nothing.
	sendMessage: async ({ scope, body: { website, ...message }, address }) => {
		await countAttempt(scope, contactLimits(address));
		const { pool, shopEmail } = scope.resolve<MailService>(MAIL_MODULE).outbox;
		if (website === "") await storeMessage(pool, message, shopEmail);
		return { received: true };
	},
	readSettings: async ({ scope, ordering, res }) => {
		const env = currentEnv();
		const stripe = stripeOptions(env);
		const settings = shopSettings(scope);
		const [delivery, shipping, deposit, shop] = await Promise.all([
			settings.read("delivery"),
			settings.read("shipping"),
			settings.read("deposit"),
			settings.read("shop"),
		]);
		// A change must be on every page within seconds, also through browser caches and proxies.
		res.setHeader("Cache-Control", "no-cache");
		return {
			paymentsMode: env.PAYMENTS_MODE,
			stripe: stripe ? { publishableKey: stripe.publishableKey, isTest: !isLiveKey(stripe.publishableKey) } : null,
			freeShippingThreshold: toEuros(delivery.freeShippingThresholdCents),
			shippingCost: toEuros(delivery.shippingCostCents),
			packing: shipping.packing,
			shippingOptions: shipping.options.map(({ name }) => name),
			leavesWithin48h: leavesQuickly(shipping.dispatch, ordering.context.now()),
			deliveryCountries: delivery.countries,
			googleSignIn: googleOffer(),
			deposit: {
				isOpen: deposit.isOpen,
				minimum: toEuros(deposit.minimumCents),
				defaultPercentage: deposit.defaultPercentage,
			},
			holdMinutes: env.ORDER_HOLD_MINUTES,
			...publicIdentity(shop),
		};
	},
	readHome: async ({ scope, res }) => {
		const home = await shopSettings(scope).read("home");
		res.setHeader("Cache-Control", "no-cache");
		return { ...home, slides: home.slides.filter(({ enabled }) => enabled) };
	},
});
