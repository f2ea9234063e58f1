/** How a number format shows its numbers, as far as the meaning of a cell depends on it. */
export type Display = { kind: "plain" } | { kind: "percent" } | { kind: "day" } | { kind: "digits"; pattern: string };

const PLAIN: Display = { kind: "plain" };

/** Formats that a workbook names by number alone. Source: ECMA-376, part 1, 18.8.30 "numFmts". */
export function builtInDisplay(id: number): Display {
	if (id === 9 || id === 10) return { kind: "percent" };
	const isDay = (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58);
	return isDay ? { kind: "day" } : PLAIN;
}

/** Longest format code that a spreadsheet writes; the expressions below take the square of its length. */
const LONGEST_CODE = 255;
/** Literals of a format, in quotes or after a backslash; widths, fillings, colours, conditions and currencies. */
const LITERALS = /"([^"]*)"|\\(.)/g;
const DECORATION = /_.|\*.|\[[^\]]*\]/g;

/**
 * The display of a format code such as `0.0%`, `dd/mm/yyyy` or `"REF-"00000`. A format that rounds or adds a currency is
 * plain: prices have up to four decimals, and the value itself is what the merchant stated.
 */
export function displayOf(code: string): Display {
	if (code.length > LONGEST_CODE) return PLAIN;
	const section = (code.split(";", 1)[0] ?? "").replace(DECORATION, "");
	const symbols = section.replace(LITERALS, "");
	if (/general/i.test(symbols)) return PLAIN;
	if (symbols.includes("%")) return { kind: "percent" };
	if (/[yd]|mmm/i.test(symbols)) return { kind: "day" };
	if (/^[0\s\-/.]*$/.test(symbols) && isPadded(symbols, section)) return { kind: "digits", pattern: section };
	return PLAIN;
}

/** Whether zeros stand for more than one digit, and none of them for a decimal. */
function isPadded(symbols: string, section: string): boolean {
	const zeros = symbols.split("0").length - 1;
	return zeros > 0 && (zeros > 1 || section !== symbols) && !/\.0*$/.test(symbols);
}

/** Sums of spreadsheets carry errors in the sixteenth digit: "0.30000000000000004". */
const DIGITS = 15;
const rounded = (value: number) => String(Number(value.toPrecision(DIGITS)));

/**
 * The text of a number: "5.5" of 0.055 shown in percent, "00042" of a padded 42, an ISO day of a date, else its digits.
 * @param epoch first day of the workbook's calendar, ms
 */
export function displayed(value: number, display: Display, epoch: number): string {
	if (display.kind === "percent") return rounded(value * 100);
	if (display.kind === "day") return dayOfSerial(value, epoch) ?? rounded(value);
	if (display.kind === "digits" && Number.isInteger(value) && value >= 0) return padded(value, display.pattern);
	return rounded(value);
}

/** Days before 1 March 1900 are counted wrongly by spreadsheets, and no product has one. */
const FIRST_SERIAL = 61;
const LAST_SERIAL = 2_958_465;
const DAY_MS = 86_400_000;

function dayOfSerial(serial: number, epoch: number): string | undefined {
	if (!(serial >= FIRST_SERIAL && serial <= LAST_SERIAL)) return undefined;
	return new Date(epoch + Math.floor(serial) * DAY_MS).toISOString().slice(0, 10);
}

/** The digits in the zeros of a pattern, from the right; those left over stand before the first. */
function padded(value: number, pattern: string): string {
	const tokens = [...pattern.matchAll(/"([^"]*)"|\\(.)|./g)].map(([token, quoted, escaped]) => ({
		isDigit: token === "0",
		text: quoted ?? escaped ?? token,
	}));
	const zeros = tokens.filter(({ isDigit }) => isDigit).length;
	const digits = String(value).padStart(zeros, "0");
	const extra = digits.length - zeros;
	let at = 0;
	return tokens
		.map(({ isDigit, text }) => {
			if (!isDigit) return text;
			const from = at === 0 ? 0 : extra + at;
			at += 1;
			return digits.slice(from, extra + at);
		})
		.join("");
}
