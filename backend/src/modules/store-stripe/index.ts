import type { InitiatePaymentInput, InitiatePaymentOutput } from "@medusajs/framework/types";
import { MedusaError, ModuleProvider, Modules } from "@medusajs/framework/utils";
import { OrderBookPayment } from "../order-book-payment";

/**
 * The payments of the Store API under Stripe's name, `pp_stripe_stripe`, by which the engine's starters know which card form to
 * show. A session is the record of an intent that the order book opened; nothing moves here. (ADR 310)
 */
class StoreStripe extends OrderBookPayment {
	static override identifier = "stripe";

	override async initiatePayment({ data = {} }: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
		if (typeof data.id === "string") return { id: data.id, data };
		throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "Les paiements se font dans la boutique.");
	}
}

export default ModuleProvider(Modules.PAYMENT, { services: [StoreStripe] });
