import type { PaymentType } from "@confiserie/domain/contract/payment";
import { type DepositRules, defaultPercentage, enabledPercentages } from "@confiserie/domain/payments/deposit";

/** How the shopper chooses to pay; `depositPercentage` is null for a payment in full. */
export interface ChosenPayment {
	paymentType: PaymentType;
	depositPercentage: number | null;
}

export const IN_FULL: ChosenPayment = { paymentType: "full", depositPercentage: null };

/**
 * A choice that fits this total with shipping, in cents: a percentage that is no longer enabled becomes the default one,
 * a deposit that is no longer possible a payment in full. By the specified rules: the shop's own are never wider, and it
 * refuses what they do not allow.
 */
export function fittingPayment(requested: ChosenPayment, totalCents: number): ChosenPayment {
	if (requested.paymentType === "full") return IN_FULL;
	const { depositPercentage } = requested;
	if (depositPercentage !== null && enabledPercentages(totalCents).includes(depositPercentage)) return requested;
	return depositOf(totalCents) ?? IN_FULL;
}

/** The deposit offered first: the default percentage; null when the total is too small for any, or deposits are closed. */
export function depositOf(totalCents: number, rules?: DepositRules): ChosenPayment | null {
	const percentage = defaultPercentage(totalCents, rules);
	return percentage === null ? null : { paymentType: "deposit", depositPercentage: percentage };
}

/** The choice that a response of the shop fulfils. */
export function choiceOf({ paymentType, depositPercentage }: ChosenPayment): ChosenPayment {
	return { paymentType, depositPercentage };
}
