/** A decimal figure, exactly: `digits` divided by ten to the power of `scale`. */
interface Exact {
	digits: bigint;
	scale: number;
}

/**
 * Reads "1 234,50", "1.234,50", "1,234.50" or "12.5 €": of two signs the last one begins the decimals, and one that repeats
 * groups thousands. Undefined for what is no figure.
 */
export function readExact(text: string): Exact | undefined {
	const plain = text.replace(/[\s\u00a0\u202f'€]|EUR/g, "");
	const [, sign = "", whole = "", decimals = ""] =
		/^(-?)(\d+|\d{1,3}(?:,\d{3})+(?=\.)|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3}){2,}|\d{1,3}(?:\.\d{3}){2,})(?:[.,](\d*))?$/.exec(
			plain,
		) ?? [];
	const digits = whole.replace(/\D/g, "") + decimals;
	return digits === "" ? undefined : { digits: BigInt(sign + digits), scale: decimals.length };
}

/** The figure times a fraction, rounded half up to a number of decimals, as a catalogue file writes it: "1,0417". */
export function multiplied({ digits, scale }: Exact, factor: number, divisor: number, decimals: number): string {
	const numerator = digits * BigInt(factor) * 10n ** BigInt(decimals);
	const denominator = BigInt(divisor) * 10n ** BigInt(scale);
	return written((2n * numerator + denominator) / (2n * denominator), decimals);
}

/** How many whole times a number of pieces is in a quantity; 0 for less than none, as of goods sold before they came. */
export function wholeTimes({ digits, scale }: Exact, pieces: number): string {
	return digits <= 0n ? "0" : String(digits / (BigInt(pieces) * 10n ** BigInt(scale)));
}

function written(units: bigint, decimals: number): string {
	const text = String(units).padStart(decimals + 1, "0");
	const [whole, rest] = [text.slice(0, -decimals), text.slice(-decimals).replace(/0+$/, "")];
	return rest === "" ? whole : `${whole},${rest}`;
}
