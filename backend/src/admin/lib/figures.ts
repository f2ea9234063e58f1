import { readDecimal } from "@confiserie/domain/decimal-text";

/** Euros as typed, in whole cents; NaN for nothing and for what is no amount of cents. */
export function readCents(typed: string): number {
	const euros = readDecimal(typed);
	if (euros === null) return Number.NaN;
	const cents = Math.round(euros * 100);
	return Math.abs(cents - euros * 100) < 1e-6 ? cents : Number.NaN;
}

/** Cents for an input: "4,99". */
export function typedCents(cents: number): string {
	return (cents / 100).toFixed(2).replace(".", ",");
}
