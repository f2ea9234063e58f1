import type { Paper } from "@confiserie/domain/invoicing/paper";
import { type Xml, xml } from "../../../lib/xml";
import { amount, categoryOf } from "./fields";

type Line = Paper["lines"][number];

/** UN/ECE Recommendation 20 and 21: a box, or one of anything. */
const unitOf = ({ reference }: Line): string => (reference === null ? "C62" : "XBX");

/** A line (BG-25). The net price of one is its share of the line's net: prices are decided with VAT. */
export function tradeLine(line: Line, position: number): Xml {
	const { name, reference, quantity, netCents, ratePercent } = line;
	return xml("ram:IncludedSupplyChainTradeLineItem", [
		xml("ram:AssociatedDocumentLineDocument", [xml("ram:LineID", position)]),
		xml("ram:SpecifiedTradeProduct", [
			reference === null ? undefined : xml("ram:SellerAssignedID", reference),
			xml("ram:Name", name),
		]),
		xml("ram:SpecifiedLineTradeAgreement", [
			xml("ram:NetPriceProductTradePrice", [xml("ram:ChargeAmount", (netCents / quantity / 100).toFixed(6))]),
		]),
		xml("ram:SpecifiedLineTradeDelivery", [xml("ram:BilledQuantity", quantity, { unitCode: unitOf(line) })]),
		xml("ram:SpecifiedLineTradeSettlement", [
			xml("ram:ApplicableTradeTax", [
				xml("ram:TypeCode", "VAT"),
				xml("ram:CategoryCode", categoryOf(ratePercent)),
				xml("ram:RateApplicablePercent", ratePercent),
			]),
			xml("ram:SpecifiedTradeSettlementLineMonetarySummation", [amount("ram:LineTotalAmount", netCents)]),
		]),
	]);
}
