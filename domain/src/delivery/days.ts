import { dayOf, daysLater } from "../day";
import { TIME_ZONE } from "../format";
import { once } from "../once";
import type { DispatchRules, PickupPlace, ShippingOption } from "./options";

const hour = once(() => new Intl.DateTimeFormat("en-GB", { hour: "numeric", hourCycle: "h23", timeZone: TIME_ZONE }));

/** Whether nothing is prepared or carried on a day, "2026-12-25", beside Saturdays and Sundays. */
export type IsClosed = (day: string) => boolean;

/** The days of an order, as "2026-11-22". */
export interface DeliveryDays {
	/** The last day on which it leaves. */
	dispatchBy: string;
	/** The first day on which it can arrive. */
	deliveredFrom: string;
}

/** How long after the first possible day a customer may have goods delivered. */
const REQUESTED_AHEAD_DAYS = 90;
export const lastRequestedDay = ({ deliveredFrom }: Pick<DeliveryDays, "deliveredFrom">): string =>
	daysLater(deliveredFrom, REQUESTED_AHEAD_DAYS);

/**
 * When an order placed at a moment leaves and arrives. Days are working days in Paris. With a cut-off hour an order of a closed day
 * counts as one of the next working day, so that it never leaves before an earlier one.
 */
export function deliveryDays(
	orderedAt: Date,
	{ cutOffHour, preparationDays }: Pick<DispatchRules, "cutOffHour" | "preparationDays">,
	transitDays: number,
	isClosed: IsClosed,
): DeliveryDays {
	const today = dayOf(orderedAt);
	const isPast = Number(hour().format(orderedAt)) >= cutOffHour;
	const isLate = cutOffHour < 24 && (isPast || !isWorkingDay(today, isClosed));
	const begins = isLate ? workingDayAfter(today, isClosed) : today;
	const dispatchBy = workingDaysLater(begins, preparationDays, isClosed);
	return { dispatchBy, deliveredFrom: workingDaysLater(dispatchBy, transitDays, isClosed) };
}

/** What goods may travel by. */
export type Way = Pick<ShippingOption, "kind" | "transitDays" | "pickup">;

/** The same by an option: what is fetched arrives on the first day on which its place is open. */
export function daysBy(
	{ transitDays, pickup }: Way,
	orderedAt: Date,
	dispatch: Pick<DispatchRules, "cutOffHour" | "preparationDays">,
	isClosed: IsClosed,
): DeliveryDays {
	const days = deliveryDays(orderedAt, dispatch, transitDays, isClosed);
	return pickup ? { ...days, deliveredFrom: pickupDay(days.dispatchBy, pickup, isClosed) } : days;
}

/**
 * The same for a day that the customer asks for: goods leave so many working days later as it comes after the first possible one.
 * @param day null for none
 */
export function daysOn(
	day: string | null,
	{ dispatchBy, deliveredFrom }: DeliveryDays,
	isClosed: IsClosed,
): DeliveryDays {
	let leaves = dispatchBy;
	for (let at = workingDayAfter(deliveredFrom, isClosed); day !== null && at <= day; at = workingDayAfter(at, isClosed))
		leaves = workingDayAfter(leaves, isClosed);
	return { dispatchBy: leaves, deliveredFrom };
}

/** The first day on which a pickup is open once its goods are ready. */
export function pickupDay(readyOn: string, { weekdays }: PickupPlace, isClosed: IsClosed): string {
	for (let ahead = 0; ahead <= HORIZON_DAYS; ahead += 1) {
		const day = daysLater(readyOn, ahead);
		if (weekdays.includes(weekdayOf(day) || 7) && !isClosed(day)) return day;
	}
	return readyOn;
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

export function isWorkingDay(day: string, isClosed: IsClosed): boolean {
	const weekday = weekdayOf(day);
	return weekday !== 0 && weekday !== 6 && !isClosed(day);
}

/** The working day that comes so many working days later; 0 working days after a closed day is the next working day. */
export function workingDaysLater(from: string, count: number, isClosed: IsClosed): string {
	let day = count === 0 && !isWorkingDay(from, isClosed) ? workingDayAfter(from, isClosed) : from;
	for (let left = count; left > 0; left -= 1) day = workingDayAfter(day, isClosed);
	return day;
}

/** A year of closed days in a row is a mistake in the settings, not a calendar. */
const HORIZON_DAYS = 366;

function workingDayAfter(from: string, isClosed: IsClosed): string {
	for (let ahead = 1; ahead <= HORIZON_DAYS; ahead += 1) {
		const day = daysLater(from, ahead);
		if (isWorkingDay(day, isClosed)) return day;
	}
	return daysLater(from, HORIZON_DAYS);
}
