import { BILLING_KINDS, type BillingDocument } from "@confiserie/domain/invoicing/billing-document";
import { type Xml, xml } from "../../../../lib/xml";
import { date, processOf } from "./fields";
import { tradeLine } from "./line";
import { buyer, seller, shipTo } from "./parties";
import { settlement } from "./settlement";

const NAMESPACES = {
	"xmlns:rsm": "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
	"xmlns:ram": "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
	"xmlns:udt": "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
};
/** The profile that is the European standard itself, no more and no less (BT-24). */
const PROFILE = "urn:cen.eu:en16931:2017";

/** Whether the seller's data are what EN 16931 asks of one who charges VAT (BR-CO-26, BR-S-02). */
export const hasFacturX = ({ seller }: Pick<BillingDocument, "seller">): boolean =>
	seller.siren !== null && seller.vatNumber !== null;

/**
 * A billing document as Factur-X 1.0 in profile EN 16931 (UN/CEFACT CII D16B), BT and BG its terms. Amounts become
 * euros.
 */
export function facturX(document: BillingDocument): string {
	const { order, dispatchedOn } = document;
	const invoice = xml(
		"rsm:CrossIndustryInvoice",
		[
			xml("rsm:ExchangedDocumentContext", [
				xml("ram:BusinessProcessSpecifiedDocumentContextParameter", [xml("ram:ID", processOf(document))]),
				xml("ram:GuidelineSpecifiedDocumentContextParameter", [xml("ram:ID", PROFILE)]),
			]),
			heading(document),
			xml("rsm:SupplyChainTradeTransaction", [
				...document.lines.map((line, index) => tradeLine(line, index + 1)),
				xml("ram:ApplicableHeaderTradeAgreement", [
					seller(document.seller),
					buyer(document.buyer),
					xml("ram:SellerOrderReferencedDocument", [xml("ram:IssuerAssignedID", order.number)]),
					order.purchaseOrder === null
						? undefined
						: xml("ram:BuyerOrderReferencedDocument", [xml("ram:IssuerAssignedID", order.purchaseOrder)]),
				]),
				xml("ram:ApplicableHeaderTradeDelivery", [
					shipTo(document.deliverTo),
					dispatchedOn === null
						? undefined
						: xml("ram:ActualDeliverySupplyChainEvent", [date("ram:OccurrenceDateTime", dispatchedOn)]),
				]),
				settlement(document),
			]),
		],
		NAMESPACES,
	);
	return `<?xml version="1.0" encoding="UTF-8"?>\n${invoice.text}`;
}

function heading({ kind, number, issuedOn, mentions }: BillingDocument): Xml {
	return xml("rsm:ExchangedDocument", [
		xml("ram:ID", number),
		xml("ram:TypeCode", BILLING_KINDS[kind].type),
		date("ram:IssueDateTime", issuedOn),
		...mentions.map(({ subject, text }) =>
			xml("ram:IncludedNote", [
				xml("ram:Content", text),
				subject === null ? undefined : xml("ram:SubjectCode", subject),
			]),
		),
	]);
}
