import { daysLater } from "../day";

/** Days after an invoice's last day: the two reminders, and when nothing more is sold on account until it is paid. */
export const DUNNING = { firstReminder: 5, secondReminder: 20, block: 30 } as const;

/** Whole days that an invoice is late on a day; 0 until its last day. Both as "2026-11-22". */
export function daysLate(dueOn: string, today: string): number {
	const days = (Date.parse(today) - Date.parse(dueOn)) / 86_400_000;
	return Math.max(0, Math.round(days));
}

/** How many reminders of an unpaid invoice are due by a day. */
export function remindersDue(dueOn: string, today: string): 0 | 1 | 2 {
	const late = daysLate(dueOn, today);
	if (late >= DUNNING.secondReminder) return 2;
	return late >= DUNNING.firstReminder ? 1 : 0;
}

/** The latest last day of an unpaid invoice that is so late on a day that its company orders nothing more on account. */
export const blockingUntil = (today: string): string => daysLater(today, -DUNNING.block);

/** Lump sum for recovery costs, owed for each late invoice between professionals. Source: Code de commerce, art. D441-5. */
export const RECOVERY_COSTS_CENTS = 4000;
