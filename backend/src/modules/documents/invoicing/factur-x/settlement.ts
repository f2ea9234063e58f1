import { carriageTerm } from "@confiserie/domain/delivery/delivery-words";
import type { BillingDocument } from "@confiserie/domain/invoicing/billing-document";
import { isByTransfer } from "@confiserie/domain/invoicing/open-balance";
import { PAYMENT_MEANS, type PaymentMeans } from "@confiserie/domain/payments/payment-provider";
import { type Xml, xml } from "../../../../lib/xml";
import { amount, categoryOf, date, euros, processOf } from "./fields";

type Taxed = BillingDocument["totals"][number];

const CURRENCY = "EUR";
/** Means of payment (BT-81, UNTDID 4461): SEPA transfer of what is due; unspecified where several means, or others, paid. */
const MEANS = { any: "1", transfer: "58" };
/** VAT of a deposit is due when it is paid (BT-8, UNTDID 2475). */
const DUE_WHEN_PAID = "72";

/**
 * What is to be paid, and has been: currency, means, VAT by rate, delivery, terms, totals, earlier billing documents.
 */
export function settlement(document: BillingDocument): Xml {
	const { kind, payments, totals, shipping, withdrawn, earlier, order } = document;
	const isDeposit = kind === "DEPOSIT_INVOICE";
	return xml("ram:ApplicableHeaderTradeSettlement", [
		isByTransfer(document) ? xml("ram:PaymentReference", document.number) : undefined,
		xml("ram:InvoiceCurrencyCode", CURRENCY),
		xml(
			"ram:SpecifiedTradeSettlementPaymentMeans",
			isByTransfer(document) ? account(document) : [xml("ram:TypeCode", meansOf(payments))],
		),
		...totals.map((total) => vatBreakdown(total, isDeposit)),
		...shipping.map((one) => charge(one, { ...DELIVERY, reason: carriageTerm(document.isPickup) })),
		...withdrawn.map((one) => charge(one, WITHDRAWAL)),
		terms(document),
		summation(document),
		...earlier.map(({ number, issuedOn }) =>
			xml("ram:InvoiceReferencedDocument", [
				xml("ram:IssuerAssignedID", number),
				xml("ram:FormattedIssueDateTime", [
					xml("qdt:DateTimeString", issuedOn.replaceAll("-", ""), {
						format: "102",
						"xmlns:qdt": "urn:un:unece:uncefact:data:standard:QualifiedDataType:100",
					}),
				]),
			]),
		),
		order.costCentre === null
			? undefined
			: xml("ram:ReceivableSpecifiedTradeAccountingAccount", [xml("ram:ID", order.costCentre)]),
	]);
}

/** The due date (BT-9); of what is paid already, the day of the payment (BR-FR-CO-09). */
function terms(document: BillingDocument): Xml | undefined {
	const { dueOn, issuedOn, payments } = document;
	const paidOn =
		processOf(document) === "B2"
			? (payments
					.map(({ receivedOn }) => receivedOn)
					.sort()
					.at(-1) ?? issuedOn)
			: null;
	const day = dueOn ?? paidOn;
	return day === null ? undefined : xml("ram:SpecifiedTradePaymentTerms", [date("ram:DueDateDateTime", day)]);
}

/** The account that what is due goes to (BG-17). */
function account({ seller: { iban, bic, name } }: BillingDocument): (Xml | undefined)[] {
	return [
		xml("ram:TypeCode", MEANS.transfer),
		xml("ram:PayeePartyCreditorFinancialAccount", [xml("ram:IBANID", iban ?? ""), xml("ram:AccountName", name)]),
		bic === null ? undefined : xml("ram:PayeeSpecifiedCreditorFinancialInstitution", [xml("ram:BICID", bic)]),
	];
}

function meansOf(payments: BillingDocument["payments"]): string {
	const all: readonly PaymentMeans[] = Object.values(PAYMENT_MEANS);
	const codes = new Set(payments.map(({ means }) => all.find(({ inFull }) => inFull === means)?.code));
	const [code = MEANS.any] = codes;
	return codes.size === 1 ? code : MEANS.any;
}

/** VAT of one rate (BG-23). */
function vatBreakdown({ ratePercent, netCents, vatCents }: Taxed, isDeposit: boolean): Xml {
	return xml("ram:ApplicableTradeTax", [
		amount("ram:CalculatedAmount", vatCents),
		xml("ram:TypeCode", "VAT"),
		amount("ram:BasisAmount", netCents),
		xml("ram:CategoryCode", categoryOf(ratePercent)),
		isDeposit ? xml("ram:DueDateTypeCode", DUE_WHEN_PAID) : undefined,
		xml("ram:RateApplicablePercent", ratePercent),
	]);
}

/** Charges (BG-21) and allowances (BG-20) of the whole. Codes: UNTDID 7161 FC, freight; UNTDID 5189 104, standard. */
const DELIVERY = { isCharge: true, code: "FC" };
const WITHDRAWAL = { isCharge: false, code: "104", reason: "Articles repris" };

/** What is added to the lines, or taken off them, at one rate. */
function charge({ ratePercent, netCents }: Taxed, { isCharge, code, reason }: typeof WITHDRAWAL): Xml {
	return xml("ram:SpecifiedTradeAllowanceCharge", [
		xml("ram:ChargeIndicator", [xml("udt:Indicator", String(isCharge))]),
		amount("ram:ActualAmount", netCents),
		xml("ram:ReasonCode", code),
		xml("ram:Reason", reason),
		xml("ram:CategoryTradeTax", [
			xml("ram:TypeCode", "VAT"),
			xml("ram:CategoryCode", categoryOf(ratePercent)),
			xml("ram:RateApplicablePercent", ratePercent),
		]),
	]);
}

/** Totals of the document (BG-22): prepaid is what it has not left due, deposits among it. */
function summation({ lines, shipping, withdrawn, totals, dueCents }: BillingDocument): Xml {
	const net = sumOf(totals, "netCents");
	const gross = sumOf(totals, "grossCents");
	return xml("ram:SpecifiedTradeSettlementHeaderMonetarySummation", [
		amount("ram:LineTotalAmount", sumOf(lines, "netCents")),
		amount("ram:ChargeTotalAmount", sumOf(shipping, "netCents")),
		amount("ram:AllowanceTotalAmount", sumOf(withdrawn, "netCents")),
		amount("ram:TaxBasisTotalAmount", net),
		xml("ram:TaxTotalAmount", euros(gross - net), { currencyID: CURRENCY }),
		amount("ram:GrandTotalAmount", gross),
		amount("ram:TotalPrepaidAmount", gross - dueCents),
		amount("ram:DuePayableAmount", dueCents),
	]);
}

const sumOf = (amounts: readonly Taxed[], part: "netCents" | "grossCents") =>
	amounts.reduce((sum, one) => sum + one[part], 0);
