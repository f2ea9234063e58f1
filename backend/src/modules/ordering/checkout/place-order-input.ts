import type { paymentIntentRequestSchema } from "@confiserie/domain/contract/payment";
import type { DepositRules } from "@confiserie/domain/deposit";
import type { ShippingRules } from "@confiserie/domain/shipping";
import type { z } from "@medusajs/framework/zod";

/** What an order is placed from: a checked request, who sent it, and the rules that hold now. */
export interface PlaceOrderInput {
	/** The account that buys; nothing of the body replaces it. */
	customerId: string;
	/** The account's e-mail: what a commercial code is checked against. */
	customerEmail: string;
	request: z.output<typeof paymentIntentRequestSchema>;
	idempotencyKey: string | undefined;
	rules: ShippingRules;
	depositRules: DepositRules;
}
