import { randomUUID } from "node:crypto";
import { paymentIntentRequestSchema } from "@confiserie/domain/contract/payment";
import { DEFAULT_DELIVERY_RULES } from "@confiserie/domain/delivery/quote";
import { DEFAULT_DEPOSIT_RULES } from "@confiserie/domain/payments/deposit";
import { closeExpired, markExpired } from "../../backend/src/modules/operations/order-jobs/expire-holds";
import { placeOrder } from "../../backend/src/modules/sales/checkout/place-order";
import type { CheckoutContext } from "../../backend/src/modules/sales/checkout/types";
import type { TestCustomer } from "./api";
import { type CartLine, intentRequest } from "./ordering";

/** Places the order of a cart, unpaid, at the clock of its book; null is a client that knows no checkout id. Returns the order's id. */
export function placeUnpaid(
	context: CheckoutContext,
	customer: TestCustomer,
	cart: readonly CartLine[],
	checkoutId: string | null = randomUUID(),
	through: { channelId?: string; externalRef?: string } = {},
): Promise<string> {
	return placeRequest(context, customer, { ...intentRequest(cart), checkoutId: checkoutId ?? undefined }, through);
}

/** The same of a whole request. */
export function placeRequest(
	context: CheckoutContext,
	customer: TestCustomer,
	request: object,
	through: { channelId?: string; externalRef?: string } = {},
): Promise<string> {
	return placeOrder(context, {
		...through,
		customerId: customer.user.id,
		customerEmail: customer.email,
		request: paymentIntentRequestSchema.parse(request),
		idempotencyKey: undefined,
		rules: DEFAULT_DELIVERY_RULES,
		depositRules: DEFAULT_DEPOSIT_RULES,
	});
}

/** What the sweep does for one order, at the clock of its book. Returns whether it is cancelled. */
export async function expireOrder(context: CheckoutContext, orderId: string): Promise<boolean> {
	return (await markExpired(context)).includes(orderId) && closeExpired(context, orderId);
}
