import type { TaxTotal } from "../contract/tax-total";
import { netCents, toEuros } from "../money";

/** An amount with VAT included, in integer cents, at one rate. */
export interface GrossAmount {
	/** Percentage, e.g. 20 or 5.5. */
	ratePercent: number;
	grossCents: number;
}

/** An amount with its VAT, in integer cents: `netCents + vatCents = grossCents`, always. */
export interface TaxedAmount extends GrossAmount {
	netCents: number;
	vatCents: number;
}

/**
 * An amount with VAT included and what of it is VAT: net rounded half up, VAT the rest, so that what is paid stays as it
 * is. EN 16931 (BR-CO-17) goes from net to VAT; the two ways differ by a cent at most.
 */
export function taxedAmount({ ratePercent, grossCents }: GrossAmount): TaxedAmount {
	return withNet({ ratePercent, grossCents }, netCents(grossCents, ratePercent));
}

/** An amount whose net was decided elsewhere. */
export function withNet({ ratePercent, grossCents }: GrossAmount, net: number): TaxedAmount {
	return { ratePercent, netCents: net, vatCents: grossCents - net, grossCents };
}

/** As /api tells it, in EUR. */
export function taxInEuros({ ratePercent, netCents: net, vatCents, grossCents }: TaxedAmount): TaxTotal {
	return { ratePercent, net: toEuros(net), vat: toEuros(vatCents), gross: toEuros(grossCents) };
}

/** Sum of amounts, VAT included, in cents. */
export function grossSum(amounts: readonly GrossAmount[]): number {
	return amounts.reduce((total, { grossCents }) => total + grossCents, 0);
}
