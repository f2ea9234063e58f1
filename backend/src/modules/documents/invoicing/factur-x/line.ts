import type { BillingDocument } from "@confiserie/domain/invoicing/billing-document";
import { type Xml, xml } from "../../../../lib/xml";
import { amount, categoryOf } from "./fields";

type Line = BillingDocument["lines"][number];

/** UN/ECE Recommendation 20 and 21: a box, or one of anything. */
const unitOf = ({ reference }: Line): string => (reference === null ? "C62" : "XBX");

/** Allowance code "discount" (UNTDID 5189). */
const DISCOUNT = "95";

/**
 * A line (BG-25). The net price of one is its share of the line's net, as prices are decided with VAT; a promotion is an
 * allowance of the line (BG-27).
 */
export function tradeLine(line: Line, position: number): Xml {
	const { name, reference, quantity, netCents, ratePercent, reduction } = line;
	const listCents = netCents + (reduction?.netCents ?? 0);
	return xml("ram:IncludedSupplyChainTradeLineItem", [
		xml("ram:AssociatedDocumentLineDocument", [xml("ram:LineID", position)]),
		xml("ram:SpecifiedTradeProduct", [
			reference === null ? undefined : xml("ram:SellerAssignedID", reference),
			xml("ram:Name", name),
		]),
		xml("ram:SpecifiedLineTradeAgreement", [
			xml("ram:NetPriceProductTradePrice", [xml("ram:ChargeAmount", (listCents / quantity / 100).toFixed(6))]),
		]),
		xml("ram:SpecifiedLineTradeDelivery", [xml("ram:BilledQuantity", quantity, { unitCode: unitOf(line) })]),
		xml("ram:SpecifiedLineTradeSettlement", [
			xml("ram:ApplicableTradeTax", [
				xml("ram:TypeCode", "VAT"),
				xml("ram:CategoryCode", categoryOf(ratePercent)),
				xml("ram:RateApplicablePercent", ratePercent),
			]),
			reduction === undefined
				? undefined
				: xml("ram:SpecifiedTradeAllowanceCharge", [
						xml("ram:ChargeIndicator", [xml("udt:Indicator", "false")]),
						amount("ram:ActualAmount", reduction.netCents),
						xml("ram:ReasonCode", DISCOUNT),
						xml("ram:Reason", "Remise"),
					]),
			xml("ram:SpecifiedTradeSettlementLineMonetarySummation", [amount("ram:LineTotalAmount", netCents)]),
		]),
	]);
}
