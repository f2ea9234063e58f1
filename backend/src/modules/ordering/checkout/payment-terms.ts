import { balanceDueCents } from "@confiserie/domain/balance";
import type { PaymentType } from "@confiserie/domain/contract/payment";
import { collectedCents, type DepositRules, depositRefusal, enabledPercentages } from "@confiserie/domain/deposit";
import { ApiFailure } from "../../../lib/failure";
import type { AttemptPurpose, OrderRow } from "../types";
import type { PlaceOrderInput } from "./place-order";

/** How an order is paid at checkout. Amounts in cents. */
export interface PaymentTerms {
	paymentType: PaymentType;
	/** Null for a payment in full. */
	depositPercentage: number | null;
	expectedCents: number;
}

/**
 * The terms that a request asks for on a total of the server's own. A payment in full ignores percentage and code.
 * @throws ApiFailure DEPOSIT_REFUSED when no deposit of this percentage is on offer for this total
 */
export function paymentTerms(
	totalCents: number,
	request: PlaceOrderInput["request"],
	rules: DepositRules,
): PaymentTerms {
	const depositPercentage = request.paymentType === "deposit" ? offeredPercentage(totalCents, request, rules) : null;
	const expectedCents = collectedCents(totalCents, depositPercentage);
	return { paymentType: request.paymentType, depositPercentage, expectedCents };
}

/** What an order may be paid now, worked out anew from its total: what is stored elsewhere is checked against it. */
export function amountToCollect(order: OrderRow, purpose: AttemptPurpose): number {
	if (purpose !== "CHECKOUT") return balanceDueCents(order);
	const expectedCents = collectedCents(order.totalCents, order.depositPercentage);
	if (order.expectedCents === expectedCents) return expectedCents;
	throw new Error(`${order.orderNumber} asks for ${order.expectedCents} cents, its terms for ${expectedCents}.`);
}

function offeredPercentage(
	totalCents: number,
	{ depositPercentage }: PlaceOrderInput["request"],
	rules: DepositRules,
): number {
	const offered = enabledPercentages(totalCents, rules);
	const message = depositRefusal(rules);
	if (offered.length === 0) throw new ApiFailure("DEPOSIT_REFUSED", { field: "paymentType", message });
	const found = offered.find((percentage) => percentage === depositPercentage);
	if (found === undefined) throw new ApiFailure("DEPOSIT_REFUSED", { field: "depositPercentage", message });
	return found;
}
