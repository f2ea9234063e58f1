import { ERRORS } from "../contract/error";
import { formatCents } from "../format";
import { roundHalfUp } from "../money";

/** Deposit terms. Source: spec §5, §9. */
export const DEPOSIT = {
	minimumCents: 2000,
	minimumPercentage: 20,
	maximumPercentage: 80,
	step: 5,
	defaultPercentage: 25,
} as const;

/** What an operator may change about deposits; the rest of `DEPOSIT` is fixed. */
export interface DepositRules {
	/** False: deposits are closed, whatever the code. */
	isOpen: boolean;
	minimumCents: number;
	defaultPercentage: number;
}

export const DEFAULT_DEPOSIT_RULES: DepositRules = {
	isOpen: true,
	minimumCents: DEPOSIT.minimumCents,
	defaultPercentage: DEPOSIT.defaultPercentage,
};

/** The percentages on offer: 20 to 80 in steps of 5. */
export const DEPOSIT_PERCENTAGES: readonly number[] = Array.from(
	{ length: (DEPOSIT.maximumPercentage - DEPOSIT.minimumPercentage) / DEPOSIT.step + 1 },
	(_, step) => DEPOSIT.minimumPercentage + step * DEPOSIT.step,
);

/** Deposit in cents: the rounded percentage of the total with shipping. Source: spec §5. */
export function depositCents(totalCents: number, percentage: number): number {
	return roundHalfUp((totalCents * percentage) / 100);
}

/** The percentages that give at least the minimum deposit; none while deposits are closed. Source: spec §5. */
export function enabledPercentages(totalCents: number, rules: DepositRules = DEFAULT_DEPOSIT_RULES): number[] {
	if (!rules.isOpen) return [];
	return DEPOSIT_PERCENTAGES.filter((percentage) => depositCents(totalCents, percentage) >= rules.minimumCents);
}

/** The default percentage, raised to the smallest enabled one when too low; null when none is enabled. */
export function defaultPercentage(totalCents: number, rules: DepositRules = DEFAULT_DEPOSIT_RULES): number | null {
	return enabledPercentages(totalCents, rules).find((percentage) => percentage >= rules.defaultPercentage) ?? null;
}

/**
 * What the payment chosen at checkout collects, in cents: the deposit for a percentage, the whole total for null. The
 * one rule for it: the page shows it, the server charges it and accepts nothing else. Source: spec §5.
 */
export function collectedCents(totalCents: number, depositPercentage: number | null): number {
	return depositPercentage === null ? totalCents : depositCents(totalCents, depositPercentage);
}

/** The smallest total with shipping, in cents, that any percentage on offer turns into the minimum deposit. */
export function minimumOrderCents({
	minimumCents,
}: Pick<DepositRules, "minimumCents"> = DEFAULT_DEPOSIT_RULES): number {
	return Math.ceil(((minimumCents - 0.5) * 100) / DEPOSIT.maximumPercentage);
}

/** Why there is no deposit: the specified words, with the minimum in force. Source: spec §5. */
export function depositRefusal({ isOpen, minimumCents }: DepositRules): string {
	if (!isOpen) return DEPOSITS_CLOSED;
	const { message } = ERRORS.DEPOSIT_REFUSED;
	return minimumCents === DEPOSIT.minimumCents
		? message
		: `L'acompte nécessite un code commercial valide et un minimum de ${formatCents(minimumCents)}`;
}

/** Said where a deposit could be chosen. */
export const DEPOSITS_CLOSED = "Le paiement par acompte n'est pas proposé en ce moment.";
