import type { UnpaidHoldRules } from "@confiserie/domain/unpaid-hold";
import type { PaymentBook } from "../payments";

/** What placing an order works with. */
export interface CheckoutBook extends PaymentBook {
	holdMinutes: number;
	/** From an order's first hold on, however often its shopper comes back. */
	maximumHoldMinutes: number;
	/** Unpaid orders that one account may have open at a time. */
	maximumOpenOrders: number;
	unpaidHolds: UnpaidHoldRules;
	/** Secret of the shop's commercial codes; undefined for the specified rule. */
	commercialCodeSecret: string | undefined;
}
