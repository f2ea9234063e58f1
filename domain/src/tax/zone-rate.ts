import type { ZoneVat } from "../delivery/options";

/** French rates below this one are reduced. */
const STANDARD_PERCENT = 20;

/** A French VAT percentage as the country of a zone has it. @param vat null where French VAT is due */
export function zoneRate(vat: ZoneVat | null | undefined, ratePercent: number): number {
	if (!vat) return ratePercent;
	return ratePercent < STANDARD_PERCENT ? vat.reducedPercent : vat.standardPercent;
}
