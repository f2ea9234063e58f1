import type { IsClosed } from "@confiserie/domain/delivery/days";
import type { DispatchRules } from "@confiserie/domain/delivery/options";
import { leavesWithin48h } from "@confiserie/domain/fulfilment/dispatch";
import Holidays from "date-holidays";

const FRANCE = new Holidays("FR", { types: ["public"] });
const byYear = new Map<string, ReadonlySet<string>>();

/** Public holidays of metropolitan France in a year, "2026-12-25". */
function holidaysOf(year: string): ReadonlySet<string> {
	const known = byYear.get(year);
	if (known) return known;
	const days = new Set(FRANCE.getHolidays(Number(year)).map(({ date }) => date.slice(0, 10)));
	byYear.set(year, days);
	return days;
}

const isHoliday: IsClosed = (day) => holidaysOf(day.slice(0, 4)).has(day);

/** Public holidays and the merchant's own days of closure. */
export const closedDays =
	({ closedDays: own }: DispatchRules): IsClosed =>
	(day) =>
		own.includes(day) || isHoliday(day);

/** Whether "Expédition sous 24-48 h" is true of an order of this moment. */
export const leavesQuickly = (dispatch: DispatchRules, orderedAt: Date): boolean =>
	leavesWithin48h(dispatch, { orderedAt, isHoliday, isClosed: closedDays(dispatch) });
