import { dayOf, daysLater } from "../day";
import { foldWords } from "../fold-text";
import { isInOrder, OUT_OF_ORDER } from "../period";

/** Named periods of the orders' list, beside custom dates. */
export const ORDER_PERIODS = { today: "Aujourd'hui", week: "7 jours", month: "Ce mois" } as const;
export type OrderPeriod = keyof typeof ORDER_PERIODS;

/** The days of a period in Paris, first and last included; "7 jours" are today and the six before it. */
export function periodDays(period: OrderPeriod, now: Date): { from: string; to: string } {
	const to = dayOf(now);
	if (period === "today") return { from: to, to };
	return { from: period === "week" ? daysLater(to, -6) : `${to.slice(0, 7)}-01`, to };
}

/** Whether a text is a day of this century that the calendar knows: "2026-02-28", not "2026-02-30". */
export function isDay(text: string): boolean {
	return /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) && daysLater(text, 0) === text;
}

/** Bounds of an order's day and total (EUR); an absent bound is open. */
export interface OrderRanges {
	from?: string | null | undefined;
	to?: string | null | undefined;
	amountFrom?: number | null | undefined;
	amountTo?: number | null | undefined;
}

/** What is wrong with ranges, by field: an end that comes before its beginning. */
export function rangeFaults({
	from,
	to,
	amountFrom,
	amountTo,
}: OrderRanges): Partial<Record<keyof OrderRanges, string>> {
	return {
		...(!isInOrder({ from, to }) && { to: OUT_OF_ORDER }),
		...((amountFrom ?? 0) > (amountTo ?? Number.POSITIVE_INFINITY) && {
			amountTo: "Le montant maximum est inférieur au montant minimum.",
		}),
	};
}

/**
 * A city as the filter compares it: case, accents, hyphens and "St" for "Saint" do not count. The database's `order_city`
 * does the same; a test compares them.
 */
export function cityKey(city: string): string {
	return foldWords(city)
		.split(" ")
		.map((word) => ABBREVIATIONS[word] ?? word)
		.join(" ");
}

const ABBREVIATIONS: Readonly<Record<string, string>> = { st: "saint", ste: "sainte" };
