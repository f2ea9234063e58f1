import type { BillingDocument } from "@confiserie/domain/invoicing/billing-document";
import { type Xml, xml } from "../../../../lib/xml";

/** Cents as euros with two decimals. */
export const euros = (cents: number): string => (cents / 100).toFixed(2);

/** An amount of the billing document's currency, which is written where the norm wants it alone. */
export const amount = (name: string, cents: number): Xml => xml(name, euros(cents));

/** "2026-11-22" as 20261122. */
export const date = (name: string, day: string): Xml =>
	xml(name, [xml("udt:DateTimeString", day.replaceAll("-", ""), { format: "102" })]);

/** VAT category (BT-151, UNTDID 5305): standard rate, whatever its height, or zero rate. */
export const categoryOf = (ratePercent: number): string => (ratePercent > 0 ? "S" : "Z");

/**
 * Which case of invoicing it is (BT-23), as the French reform codes it: goods, goods already paid, goods after a deposit.
 */
export function processOf({ kind, earlier, dueCents }: BillingDocument): string {
	if (kind === "CREDIT_NOTE") return "B1";
	if (kind === "FINAL_INVOICE" && earlier.length > 0) return "B4";
	return dueCents === 0 ? "B2" : "B1";
}
