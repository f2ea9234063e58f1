import { LOCALE } from "./locale";
import { once } from "./once";
import { plural } from "./plural";

/** The one formatter module: fr-FR, EUR, Europe/Paris. Source: spec §9 "Currency, locale". */
export const TIME_ZONE = "Europe/Paris";

// Marked as pure, so that a page's scripts carry the formats that the shop uses and no others.
const euro = /* @__PURE__ */ once(() => new Intl.NumberFormat(LOCALE, { style: "currency", currency: "EUR" }));
const wholeEuro = /* @__PURE__ */ once(
	() => new Intl.NumberFormat(LOCALE, { style: "currency", currency: "EUR", maximumFractionDigits: 0 }),
);
const precise = /* @__PURE__ */ once(
	() =>
		new Intl.NumberFormat(LOCALE, {
			style: "currency",
			currency: "EUR",
			minimumFractionDigits: 2,
			maximumFractionDigits: 4,
		}),
);
const integer = /* @__PURE__ */ once(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 }));
const kilograms = /* @__PURE__ */ once(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 }));
const mark = /* @__PURE__ */ once(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 }));
const percent = /* @__PURE__ */ once(
	() => new Intl.NumberFormat(LOCALE, { style: "percent", maximumFractionDigits: 2 }),
);
const day = /* @__PURE__ */ once(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: TIME_ZONE }));
const dayAndTime = /* @__PURE__ */ once(
	() =>
		new Intl.DateTimeFormat(LOCALE, {
			day: "2-digit",
			month: "2-digit",
			year: "numeric",
			hour: "2-digit",
			minute: "2-digit",
			timeZone: TIME_ZONE,
		}),
);
const monthAndYear = /* @__PURE__ */ once(
	() => new Intl.DateTimeFormat(LOCALE, { month: "long", year: "numeric", timeZone: TIME_ZONE }),
);

const weekdayAndDay = /* @__PURE__ */ once(
	() => new Intl.DateTimeFormat(LOCALE, { weekday: "long", day: "numeric", month: "long", timeZone: TIME_ZONE }),
);
const shortDay = /* @__PURE__ */ once(
	() => new Intl.DateTimeFormat(LOCALE, { weekday: "short", day: "numeric", month: "short", timeZone: TIME_ZONE }),
);
const ordinal = (text: string) => text.replace(/(?<=^|\s)1(?=\s)/, "1er");

/** Integer cents as "529,92 €". */
export const formatCents = (cents: number): string => euro().format(cents / 100);
/** Integer cents as short as they allow: "40 €", "39,50 €". */
export const formatRoundCents = (cents: number): string =>
	cents % 100 === 0 ? wholeEuro().format(cents / 100) : formatCents(cents);
/** Euros as "529,92 €". */
export const formatEuros = (euros: number): string => euro().format(euros);
/** Price of one piece in euros, up to four decimals: "1,38 €", "0,0525 €". */
export const formatPiecePrice = (euros: number): string => precise().format(euros);
/** "1 152". */
export const formatInteger = (value: number): string => integer().format(value);
/** Grams as "40 g" or "15,36 kg". */
export function formatWeight(grams: number): string {
	return grams < 1000 ? `${integer().format(grams)} g` : `${kilograms().format(grams / 1000)} kg`;
}
/** A percentage as "5,5 %". */
export const formatPercent = (value: number): string => percent().format(value / 100);
/** Average of marks as "4,5". */
export const formatMark = (average: number): string => mark().format(average);
/** "20 novembre 2026", "1er décembre 2026": Intl has no ordinal for the first. */
export const formatDate = (date: Date | string): string => ordinal(day().format(new Date(date)));
/** "jeudi 3 décembre", "mardi 1er décembre". */
export const formatDay = (date: Date | string): string => ordinal(weekdayAndDay().format(new Date(date)));
/** "jeudi". */
export const formatWeekday = (date: Date | string): string => formatDay(date).split(" ")[0] ?? "";
/** "jeu. 3 déc.", "mar. 1er déc." */
export const formatShortDay = (date: Date | string): string => ordinal(shortDay().format(new Date(date)));
/** "20/11/2026 10:42", as the order screens show it. Source: accounts spec §2 "Admin order detail". */
export const formatDateTime = (date: Date | string): string => dayAndTime().format(new Date(date)).replace(",", "");
/** "juin 2027", for a best-before date. */
export const formatMonth = (date: Date | string): string => monthAndYear().format(new Date(date));
/** "16 cartons": a count with its noun in the right number. */
export const formatCount = (count: number, one: string, other?: string): string =>
	`${integer().format(count)} ${plural(count, one, other)}`;
