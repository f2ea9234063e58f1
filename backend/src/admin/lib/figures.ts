/** A figure as typed in French, "12,35" or "1 152", as a number; null for nothing, NaN for what is none. */
export function readDecimal(typed: string): number | null {
	const plain = typed.replace(/[\s\u00a0\u202f€%]/g, "").replace(",", ".");
	if (plain === "") return null;
	return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Euros as typed, in whole cents; NaN for nothing and for what is no amount of cents. */
export function readCents(typed: string): number {
	const euros = readDecimal(typed);
	if (euros === null) return Number.NaN;
	const cents = Math.round(euros * 100);
	return Math.abs(cents - euros * 100) < 1e-6 ? cents : Number.NaN;
}

/** A figure for an input: "1,5", empty for null. */
export function typedDecimal(value: number | null): string {
	return value === null ? "" : String(value).replace(".", ",");
}

/** Cents for an input: "4,99". */
export function typedCents(cents: number): string {
	return (cents / 100).toFixed(2).replace(".", ",");
}
