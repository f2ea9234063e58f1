import { calendarDay, daysLater } from "../day";

/** Everything that a company may be granted, as one has it that was granted nothing; amounts in cents incl. VAT. */
export const NO_TERMS = {
	/** It may pay by transfer, thirty days end of month, within the limit. */
	isOnAccount: false as boolean,
	/** Most that may be accepted and unpaid at a time. */
	creditLimitCents: 0,
	/** What is delivered on account is invoiced once a calendar month, not with each shipment. */
	isInvoicedMonthly: false as boolean,
	/** Its members pay by deposit without a commercial code. */
	hasDeposit: false as boolean,
	/** Least value of the goods of an order; 0 for none. */
	minimumOrderCents: 0,
	/** The shipping options that it may choose; null for all. */
	shippingOptionIds: null as string[] | null,
};
export type CompanyTerms = typeof NO_TERMS;

/** What decides whether an order may be paid on account; amounts in cents. */
export interface CreditFacts {
	terms: Pick<CompanyTerms, "isOnAccount" | "creditLimitCents">;
	/** Accepted and not paid yet, over all orders of the company. */
	outstandingCents: number;
	/** An invoice is so late that nothing more is sold on account. */
	isBlocked: boolean;
}

/** What is left of the limit, in cents; 0 without terms and while blocked. */
export const availableCents = ({ terms, outstandingCents, isBlocked }: CreditFacts): number =>
	terms.isOnAccount && !isBlocked ? Math.max(0, terms.creditLimitCents - outstandingCents) : 0;

/** Why an order of so much cannot be paid on account; undefined when it can. */
export function creditRefusal(
	facts: CreditFacts,
	totalCents: number,
): "CREDIT_NOT_GRANTED" | "CREDIT_BLOCKED" | "CREDIT_LIMIT_EXCEEDED" | undefined {
	if (!facts.terms.isOnAccount) return "CREDIT_NOT_GRANTED";
	if (facts.isBlocked) return "CREDIT_BLOCKED";
	return totalCents > availableCents(facts) ? "CREDIT_LIMIT_EXCEEDED" : undefined;
}

const ACCOUNT_DAYS = 30;
/** The longest term of an invoice for the deliveries of a month. Source: Code de commerce, art. L441-10 I. */
const MONTHLY_DAYS = 45;

/**
 * The last day for an invoice on account: the end of the month in which its thirtieth day falls. Never later than sixty days
 * after its issue, the longest term that the law allows (Code de commerce, art. L441-10 I).
 */
export function accountDueOn(issuedOn: string, isMonthly = false): string {
	const [year = 0, month = 0] = daysLater(issuedOn, ACCOUNT_DAYS).split("-").map(Number);
	const dueOn = calendarDay(year, month + 1, 0);
	const latest = daysLater(issuedOn, MONTHLY_DAYS);
	return isMonthly && latest < dueOn ? latest : dueOn;
}
