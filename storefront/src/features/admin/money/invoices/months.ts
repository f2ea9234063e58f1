import { dayOf } from "@confiserie/domain/day";
import { formatMonth } from "@confiserie/domain/format";

/** As far back as accounts are closed and asked about. */
const MONTHS = 24;

/** The last months with their names, this one first: { value: "2026-11", label: "novembre 2026" }. */
export function lastMonths(now: Date): { value: string; label: string }[] {
	const [year = 0, month = 0] = dayOf(now).split("-").map(Number);
	return Array.from({ length: MONTHS }, (_, before) => {
		const day = new Date(Date.UTC(year, month - 1 - before, 15));
		return { value: day.toISOString().slice(0, 7), label: formatMonth(day) };
	});
}
