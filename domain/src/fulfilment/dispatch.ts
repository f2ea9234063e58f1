import { dayOf } from "../day";
import { type IsClosed, workingDaysLater } from "../delivery/days";
import type { DispatchRules } from "../delivery/options";

/** Working days within which an order leaves: "24-48 h". Source: spec §2 "shipping note". */
const WORKING_DAYS = 2;

/** Days on which nothing leaves, seen from an order of a moment. */
interface Calendar {
	orderedAt: Date;
	isHoliday: IsClosed;
	/** Holidays and the merchant's own days of closure. */
	isClosed: IsClosed;
}

/**
 * Whether "Expédition sous 24-48 h" is true of orders of any hour: behind a cut-off hour the preparation begins a working day
 * later. With a calendar, also that no closure of the merchant delays an order of that moment; holidays are not working days.
 */
export function leavesWithin48h(
	{ cutOffHour, preparationDays }: Pick<DispatchRules, "cutOffHour" | "preparationDays">,
	calendar?: Calendar,
): boolean {
	const workingDays = preparationDays + (cutOffHour < 24 ? 1 : 0);
	if (workingDays > WORKING_DAYS || !calendar) return workingDays <= WORKING_DAYS;
	const { orderedAt, isHoliday, isClosed } = calendar;
	const today = dayOf(orderedAt);
	return workingDaysLater(today, workingDays, isClosed) <= workingDaysLater(today, WORKING_DAYS, isHoliday);
}
