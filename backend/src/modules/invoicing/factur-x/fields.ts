import { type Xml, xml } from "../../../lib/xml";

/** Cents as euros with two decimals. */
export const euros = (cents: number): string => (cents / 100).toFixed(2);

/** An amount of the billing document's currency, which is written where the norm wants it alone. */
export const amount = (name: string, cents: number): Xml => xml(name, euros(cents));

/** "2026-11-22" as 20261122. */
export const date = (name: string, day: string): Xml =>
	xml(name, [xml("udt:DateTimeString", day.replaceAll("-", ""), { format: "102" })]);

/** VAT category (BT-151, UNTDID 5305): standard rate, whatever its height, or zero rate. */
export const categoryOf = (ratePercent: number): string => (ratePercent > 0 ? "S" : "Z");
