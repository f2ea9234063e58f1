const FIXED_HOLIDAYS = ["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"];
/** Easter Monday, Ascension Day and Whit Monday, in days after Easter Sunday. */
const AFTER_EASTER = [1, 39, 50];
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether an ISO day is neither Saturday, Sunday nor a legal holiday of France. Source: code du travail, art. L3133-1. */
export function isWorkingDay(day: string): boolean {
	const date = new Date(`${day}T00:00:00Z`);
	const weekday = date.getUTCDay();
	if (weekday === 0 || weekday === 6 || FIXED_HOLIDAYS.includes(day.slice(5))) return false;
	const sinceEaster = (date.getTime() - easterSunday(date.getUTCFullYear()).getTime()) / DAY_MS;
	return !AFTER_EASTER.includes(sinceEaster);
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm (Meeus, Jones and Butcher). */
function easterSunday(year: number): Date {
	const golden = year % 19;
	const century = Math.floor(year / 100);
	const rest = year % 100;
	const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
	const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
	const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
	const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
	const days = epact + weekday - 7 * shift + 114;
	return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1));
}
