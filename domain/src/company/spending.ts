import { calendarDay, dayOf } from "../day";

/** Limits of a company, and how long an order waits for its approval with its stock reserved. */
export const COMPANY_LIMITS = {
	members: 100,
	sites: 100,
	invitations: 50,
	/** Orders of a member that wait for an approval at a time. */
	waiting: 20,
	approvalHours: 72,
	invitationDays: 7,
	siteName: 80,
	contactName: 120,
	accessNote: 500,
	reason: 300,
	/** Highest limit of a member, in cents. */
	monthlyCents: 100_000_000,
} as const;

/** What a member may spend without approval in a calendar month; amounts in cents incl. VAT and delivery. */
export interface Spending {
	/** Null: no limit. */
	limitCents: number | null;
	/** The member's orders of this month that needed no approval and are not cancelled. */
	spentCents: number;
}

/** Whether an order of so much is beyond the limit. What was approved counts apart: it leaves the month's limit as it is. */
export const needsApproval = ({ limitCents, spentCents }: Spending, totalCents: number): boolean =>
	limitCents !== null && spentCents + totalCents > limitCents;

/** The calendar month of a moment in Paris: its first day, and the first of the next month, as AAAA-MM-JJ. */
export function monthOf(at: Date): { from: string; to: string } {
	const [year = 0, month = 0] = dayOf(at).split("-").map(Number);
	return { from: calendarDay(year, month, 1), to: calendarDay(year, month + 1, 1) };
}

/** Until when an order waits for its approval with its stock reserved. */
export const approvalEnd = (now: Date): Date => new Date(now.getTime() + COMPANY_LIMITS.approvalHours * 3_600_000);
