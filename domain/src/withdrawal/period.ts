import { dayOf, daysLater } from "../day";
import { isWorkingDay } from "./working-days";

/** Days after the day of delivery. Source: code de la consommation, art. L221-18. */
export const WITHDRAWAL_DAYS = 14;

/**
 * The last day of the period, in Paris ("2026-12-07"): the fourteenth after the day of delivery, or the first working day after
 * it. Source: art. L221-19, 2° and 3°.
 */
export function lastWithdrawalDay(deliveredAt: Date): string {
	let day = daysLater(dayOf(deliveredAt), WITHDRAWAL_DAYS);
	while (!isWorkingDay(day)) day = daysLater(day, 1);
	return day;
}

/** Whether the period is over; before the delivery it has not begun, and the right exists already. */
export function isPeriodOver(deliveredAt: Date | null, now: Date): boolean {
	return deliveredAt !== null && dayOf(now) > lastWithdrawalDay(deliveredAt);
}
