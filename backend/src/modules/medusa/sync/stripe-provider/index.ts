import type { InitiatePaymentInput, InitiatePaymentOutput } from "@medusajs/framework/types";
import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { ShopPaymentProvider } from "../shop-provider";

/**
 * Card payments under Stripe's name in Medusa, `pp_stripe_stripe`, by which the official starter knows which card form
 * and which payment method to show. A payment session of a cart records an intent that the order service opened; a
 * payment of an order records an attempt of the order service, and its refund goes there. (ADR 25)
 */
class StoreStripe extends ShopPaymentProvider {
	static override identifier = "stripe";

	override async initiatePayment(input: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
		const { id } = input.data ?? {};
		return typeof id === "string" ? { id, data: input.data } : super.initiatePayment(input);
	}
}

export default ModuleProvider(Modules.PAYMENT, { services: [StoreStripe] });
