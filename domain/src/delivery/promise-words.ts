import type { DeliveryPromise } from "../contract/delivery-promise";
import { dayOf, daysLater } from "../day";
import { formatDay, formatShortDay, formatWeekday } from "../format";
import { parisLocal } from "../paris-time";

/** Within a sentence: "chez vous jeudi 3 décembre", "prête à retirer dès mardi 1er décembre"; short "chez vous jeu. 3 déc." */
export function arrivalWords({ kind, day, isFrom }: DeliveryPromise, isShort = false): string {
	if (isShort) {
		const when = formatShortDay(day);
		return kind === "PICKUP" ? `à retirer dès ${when}` : `chez vous ${isFrom ? "dès " : ""}${when}`;
	}
	const when = formatDay(day);
	return kind === "PICKUP" ? `prête à retirer dès ${when}` : `chez vous ${isFrom ? "à partir du " : ""}${when}`;
}

/**
 * "Commandez avant 14 h, chez vous jeudi 3 décembre"; without the first part where no moment is named, or in short.
 * @returns null from that moment on, when another day holds
 */
export function promiseText(promise: DeliveryPromise, now: Date, isShort = false): string | null {
	const { orderBefore } = promise;
	if (orderBefore !== null && new Date(orderBefore) <= now) return null;
	const arrival = arrivalWords(promise, isShort);
	if (isShort || orderBefore === null) return `${arrival.charAt(0).toUpperCase()}${arrival.slice(1)}`;
	return `Commandez ${orderWords(orderBefore, now)}, ${arrival}`;
}

/** "avant 14 h", "avant lundi 14 h"; of the midnight that ends a day "aujourd'hui", "d'ici dimanche". */
function orderWords(orderBefore: string, now: Date): string {
	const [date = "", time = ""] = parisLocal(new Date(orderBefore)).split("T");
	const isMidnight = time === "00:00";
	const day = isMidnight ? daysLater(date, -1) : date;
	const name = nameOf(day, dayOf(now));
	if (isMidnight) return name === "" ? "aujourd'hui" : `d'ici ${name}`;
	return `avant ${name === "" ? "" : `${name} `}${Number(time.slice(0, 2))}\u00a0h`;
}

/** Nothing for today; "demain", "lundi", "lundi 4 janvier" from a week on. */
function nameOf(day: string, today: string): string {
	if (day === today) return "";
	if (day === daysLater(today, 1)) return "demain";
	return day < daysLater(today, 7) ? formatWeekday(day) : formatDay(day);
}
