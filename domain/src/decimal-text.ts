/**
 * A figure as typed or written in French, "12,35", "1 152", "1234.5" or "+4", as a number; null for nothing, NaN for what
 * is none. A unit behind it ("€", "%") is passed over.
 */
export function readDecimal(typed: string): number | null {
	const plain = typed
		.replace(/[\s\u00a0\u202f€%]/g, "")
		.replace(",", ".")
		.replace("\u2212", "-");
	if (plain === "") return null;
	return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** A figure for a field or a cell, "1,38": at most six decimals, empty for none. */
export function writeDecimal(value: number | null | undefined): string {
	if (value === null || value === undefined) return "";
	return String(Number(value.toFixed(6))).replace(".", ",");
}
