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
