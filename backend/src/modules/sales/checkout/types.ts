import type { UnpaidHoldRules } from "@confiserie/domain/payments/unpaid-hold";
import type { PaymentContext } from "../payments";

/** What placing an order works with. */
export interface CheckoutContext extends PaymentContext {
	holdMinutes: number;
	/** From an order's first hold on, however often its shopper comes back. */
	maximumHoldMinutes: number;
	/** Unpaid orders that one account may have open at a time. */
	maximumOpenOrders: number;
	unpaidHolds: UnpaidHoldRules;
	/** Secret of the shop's commercial codes; undefined for the specified rule. */
	commercialCodeSecret: string | undefined;
}
