import { dayOf } from "./day";
import { workingDaysLater } from "./delivery/days";
import type { DispatchRules } from "./delivery/options";

/** Working days within which an order leaves: "24-48 h". Source: spec §2 "shipping note". */
const WORKING_DAYS = 2;

/** The last day on which an order of that moment leaves the house; Saturdays and Sundays, as in Paris, do not count. */
export function dispatchBy(orderedAt: Date): Date {
	return new Date(`${workingDaysLater(dayOf(orderedAt), WORKING_DAYS, () => false)}T00:00:00Z`);
}

/**
 * Whether "Expédition sous 24-48 h" is true of orders of any hour: behind a cut-off hour the preparation begins a working day
 * later.
 */
export const leavesWithin48h = ({ cutOffHour, preparationDays }: Omit<DispatchRules, "closedDays">): boolean =>
	preparationDays + (cutOffHour < 24 ? 1 : 0) <= WORKING_DAYS;
