import { dayOf } from "./day";
import { workingDaysLater } from "./delivery/days";

/** Working days within which an order leaves: "24-48 h". Source: spec §2 "shipping note". */
const WORKING_DAYS = 2;

/** The last day on which an order of that moment leaves the house; Saturdays and Sundays, as in Paris, do not count. */
export function dispatchBy(orderedAt: Date): Date {
	return new Date(`${workingDaysLater(dayOf(orderedAt), WORKING_DAYS, () => false)}T00:00:00Z`);
}
