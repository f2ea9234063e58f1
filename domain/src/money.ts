/** Money is integer cents inside the shop; euros appear only at the edges (API numbers, screens). */

/** Shop currency, as the payment provider and Medusa spell it. Source: spec §9. */
export const CURRENCY = "eur";

/**
 * Rounds a non-negative or negative number half up (away from zero on a tie) to an integer.
 * A tiny relative tolerance absorbs binary noise, so that 1.005 * 100 rounds to 101 as on paper.
 */
export function roundHalfUp(value: number): number {
	const magnitude = Math.abs(value);
	const rounded = Math.floor(magnitude + 0.5 + magnitude * Number.EPSILON * 4);
	return value < 0 ? -rounded : rounded;
}

/** Euros (any number of decimals) to integer cents, half up. Throws RangeError on NaN or infinity. */
export function toCents(euros: number): number {
	if (!Number.isFinite(euros)) throw new RangeError(`Not an amount: ${euros}`);
	return roundHalfUp(euros * 100);
}

/**
 * Integer cents of an amount as people in France type it: "12", "12,5", "1 234,50 €". Null for anything else, for
 * fractions of a cent and for nothing at all.
 */
export function typedCents(typed: string): number | null {
	const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/[\s€]/g, ""));
	return match ? Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")) : null;
}

/** Integer cents to euros, as the API's decimal numbers. */
export function toEuros(cents: number): number {
	return cents / 100;
}

/** A record whose amounts, `totalCents`, are in EUR as the API names them, `total`. */
export type InEuros<T> = { [Name in keyof T as Name extends `${infer Amount}Cents` ? Amount : Name]: T[Name] };

const amountOf = (name: string): string | undefined => /^(.+)Cents$/.exec(name)?.[1];

/** Amounts of a record in EUR; null stays null. */
export function inEuros<T extends object>(record: T): InEuros<T> {
	const entries = Object.entries(record).map(([name, value]) => {
		const amount = amountOf(name);
		return amount === undefined ? [name, value] : [amount, value === null ? null : toEuros(value)];
	});
	return Object.fromEntries(entries) as InEuros<T>;
}

/** The fields of `like` from a record with amounts in EUR. */
export function inCents<T extends object>(record: InEuros<T>, like: T): T {
	const values = new Map<string, unknown>(Object.entries(record));
	const entries = Object.keys(like).map((name) => {
		const amount = amountOf(name);
		return [name, amount === undefined ? values.get(name) : toCents(Number(values.get(amount)))];
	});
	return Object.fromEntries(entries) as T;
}

/** Price tier decimals: a per-piece price has at most four. Source: ADR 1. */
const PRICE_SCALE = 10_000;

/**
 * Cents of `pieces` pieces at `pricePerPiece` euros (2 to 4 decimals), rounded half up to the cent:
 * the only rounding in a price. Works on integers, so that no binary fraction takes part.
 */
export function piecesToCents(pieces: number, pricePerPiece: number): number {
	const tenThousandths = Math.round(pricePerPiece * PRICE_SCALE) * pieces;
	return Math.floor((tenThousandths + 50) / 100);
}

/**
 * Share of a TTC amount that is net of VAT, in cents: display and invoices only, prices are TTC.
 * @param vatRate percentage, e.g. 20 or 5.5
 */
export function netCents(grossCents: number, vatRate: number): number {
	return roundHalfUp((grossCents * 100) / (100 + vatRate));
}
