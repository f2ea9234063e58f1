import { roundHalfUp } from "./money";

/** Deposit terms. Source: spec §5, §9. */
export const DEPOSIT = {
	minimumCents: 2000,
	minimumPercentage: 20,
	maximumPercentage: 80,
	step: 5,
	defaultPercentage: 25,
} as const;

/** The percentages on offer: 20 to 80 in steps of 5. */
export const DEPOSIT_PERCENTAGES: readonly number[] = Array.from(
	{ length: (DEPOSIT.maximumPercentage - DEPOSIT.minimumPercentage) / DEPOSIT.step + 1 },
	(_, step) => DEPOSIT.minimumPercentage + step * DEPOSIT.step,
);

/** Deposit in cents: the rounded percentage of the total with shipping. Source: spec §5. */
export function depositCents(totalCents: number, percentage: number): number {
	return roundHalfUp((totalCents * percentage) / 100);
}

/** The percentages that give at least the minimum deposit. Source: spec §5. */
export function enabledPercentages(totalCents: number): number[] {
	return DEPOSIT_PERCENTAGES.filter((percentage) => depositCents(totalCents, percentage) >= DEPOSIT.minimumCents);
}

/** The default percentage, raised to the smallest enabled one when too low; null when none is enabled. */
export function defaultPercentage(totalCents: number): number | null {
	return enabledPercentages(totalCents).find((percentage) => percentage >= DEPOSIT.defaultPercentage) ?? null;
}

/**
 * What the payment chosen at checkout collects, in cents: the deposit for a percentage, the whole total for null. The
 * one rule for it: the page shows it, the server charges it and accepts nothing else. Source: spec §5.
 */
export function collectedCents(totalCents: number, depositPercentage: number | null): number {
	return depositPercentage === null ? totalCents : depositCents(totalCents, depositPercentage);
}

/** The smallest total with shipping, in cents, that any percentage on offer turns into the minimum deposit. */
export function minimumOrderCents(): number {
	return Math.ceil(((DEPOSIT.minimumCents - 0.5) * 100) / DEPOSIT.maximumPercentage);
}
