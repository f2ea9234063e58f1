import { formatCents, formatPercent } from "../format";
import type { TaxedAmount } from "./taxed-amount";

/** Sum of the rates without VAT, in cents. */
export const netSum = (taxes: readonly Pick<TaxedAmount, "netCents">[]): number =>
	taxes.reduce((sum, { netCents }) => sum + netCents, 0);

/** Wording of the VAT of one rate: "dont TVA 5,5 % sur 10,66 € HT". */
export function vatLabel({ ratePercent, netCents }: Pick<TaxedAmount, "ratePercent" | "netCents">): string {
	return `dont TVA ${formatPercent(ratePercent)} sur ${formatCents(netCents)} HT`;
}
