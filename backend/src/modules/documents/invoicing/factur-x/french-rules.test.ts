import type { Departure } from "@confiserie/domain/invoicing/account-parts";
import type { BillingDocument } from "@confiserie/domain/invoicing/billing-document";
import type { Movement } from "@confiserie/domain/invoicing/due-billing-documents";
import { XmlDocument } from "libxml2-wasm";
import { describe, expect, test } from "vitest";
import { SAMPLE_FACTS, sampleDocuments } from "../samples";
import { facturX } from "./factur-x";

const NAMESPACES = {
	rsm: "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
	ram: "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
	udt: "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
	qdt: "urn:un:unece:uncefact:data:standard:QualifiedDataType:100",
};

const DOCUMENT = "/rsm:CrossIndustryInvoice/rsm:ExchangedDocument";
const TRADE = "/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction";
const SELLER = `${TRADE}/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty`;
const BUYER = `${TRADE}/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty`;
const SETTLEMENT = `${TRADE}/ram:ApplicableHeaderTradeSettlement`;
const SUMS = `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
const PROCESS = "//ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID";
const DUE_ON = `${SETTLEMENT}/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/udt:DateTimeString`;
const ISSUED_ON = `${DOCUMENT}/ram:IssueDateTime/udt:DateTimeString`;

/** Every value at a path consists of these characters alone. */
const madeOf = (path: string, characters: string) =>
	`not(${path}[translate(., '${characters}', '') != '' or string-length(.) = 0])`;
const among = (path: string, values: string) => `not(${path}[not(contains(' ${values} ', concat(' ', ., ' ')))])`;
/** Numbers with so many decimals, and digits in all. */
const decimals = (path: string, most: number, digits = 19) =>
	`not(${path}[number(.) != number(.) or contains(., 'e') or string-length(substring-after(., '.')) > ${most}
		or string-length(translate(., '.-', '')) > ${digits}])`;
const DIGITS = "0123456789";
const WORD = `${DIGITS}ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz`;
const RATES = "0 10 13 20 8.5 19.6 2.1 5.5 7 20.6 1.05 0.9 1.75 9.2 9.6";

/**
 * The fatal rules on invoices between companies that concern documents of these kinds, in XPath 1.0, by the identifiers of AFNOR
 * XP Z12-012 (BR-FR, version 1.4.0, profile EN 16931, CII).
 */
const RULES: Readonly<Record<string, string>> = {
	"BR-FR-01": `not((${DOCUMENT}/ram:ID | ${SETTLEMENT}/ram:InvoiceReferencedDocument/ram:IssuerAssignedID)[string-length(.) > 35])`,
	"BR-FR-02": madeOf(
		`(${DOCUMENT}/ram:ID | ${SETTLEMENT}/ram:InvoiceReferencedDocument/ram:IssuerAssignedID)`,
		`${WORD}+-_/`,
	),
	"BR-FR-03": "not((//udt:DateTimeString | //qdt:DateTimeString)[string-length(.) != 8 or not(starts-with(., '20'))])",
	"BR-FR-04": among(`${DOCUMENT}/ram:TypeCode`, "380 389 393 501 386 500 384 471 472 473 261 262 381 396 502 503"),
	...Object.fromEntries(
		["PMT", "PMD", "AAB"].map((subject) => [
			`BR-FR-05 and BR-FR-06, ${subject}`,
			`count(${DOCUMENT}/ram:IncludedNote[ram:SubjectCode = '${subject}' and string(ram:Content)]) = 1`,
		]),
	),
	"BR-FR-08": `count(${PROCESS}) = 1 and ${among(PROCESS, "B1 S1 M1 B2 S2 M2 S3 B4 S4 M4 S5 S6 B7 S7 B8 S8 M8 B9 S9 M9")}`,
	"BR-FR-10": `string-length(${SELLER}/ram:SpecifiedLegalOrganization/ram:ID[@schemeID = '0002']) = 9`,
	"BR-FR-12": `string(${BUYER}/ram:URIUniversalCommunication/ram:URIID)`,
	"BR-FR-13": `string(${SELLER}/ram:URIUniversalCommunication/ram:URIID)`,
	"BR-FR-15": among("//ram:CategoryCode", "S E AE K G O Z"),
	"BR-FR-16": among("//ram:RateApplicablePercent", RATES),
	"BR-FR-21": `starts-with(${BUYER}/ram:URIUniversalCommunication/ram:URIID[@schemeID = '0225'],
		${BUYER}/ram:SpecifiedLegalOrganization/ram:ID)`,
	"BR-FR-23": madeOf("//ram:URIID[@schemeID = '0225']", `${WORD}+-_.`),
	"BR-FR-25": "not(//ram:URIID[string-length(.) > 125])",
	"BR-FR-32": `${madeOf("//ram:ID[@schemeID = '0002']", DIGITS)} and not(//ram:ID[@schemeID = '0002'][string-length(.) != 9])`,
	"BR-FR-CO-05": `not(${DOCUMENT}/ram:TypeCode = '381') or ${SETTLEMENT}/ram:InvoiceReferencedDocument[
		string(ram:IssuerAssignedID) and string(ram:FormattedIssueDateTime/qdt:DateTimeString)]`,
	"BR-FR-CO-07": `not(${DUE_ON}) or ${DOCUMENT}/ram:TypeCode = '386' or ${PROCESS} = 'B2' or ${DUE_ON} >= ${ISSUED_ON}`,
	"BR-FR-CO-08": `not(${PROCESS} = 'B4' and ${DOCUMENT}/ram:TypeCode = '386')`,
	"BR-FR-CO-09": `not(${PROCESS} = 'B2') or (${SUMS}/ram:TotalPrepaidAmount = ${SUMS}/ram:GrandTotalAmount
		and number(${SUMS}/ram:DuePayableAmount) = 0 and string(${DUE_ON}))`,
	"BR-FR-CO-12": `${SETTLEMENT}/ram:InvoiceCurrencyCode = 'EUR'`,
	"BR-FR-DEC-01": decimals(`(${SUMS}/* | //ram:ActualAmount | //ram:CalculatedAmount | //ram:BasisAmount)`, 2),
	"BR-FR-DEC-02": decimals("//ram:BilledQuantity", 4),
	"BR-FR-DEC-03": `${decimals("//ram:ChargeAmount", 6)} and not(//ram:ChargeAmount[. < 0])`,
	"BR-FR-DEC-04": decimals("//ram:RateApplicablePercent", 2, 4),
};

function brokenRules(xml: string): string[] {
	const document = XmlDocument.fromString(xml);
	const broken = Object.entries(RULES).filter(([, rule]) => document.eval(`boolean(${rule})`, NAMESPACES) !== true);
	document.dispose();
	return broken.map(([id]) => id);
}

const TOTAL_CENTS = SAMPLE_FACTS.lines.reduce(
	(sum, one) => sum + one.quantity * one.unitPriceCents,
	SAMPLE_FACTS.shippingCents,
);
const captured = (amountCents: number, id = "a"): Movement => ({ id, kind: "CAPTURE", amountCents });
const refunded = (amountCents: number): Movement => ({ id: "r", kind: "REFUND", amountCents });

const ON_ACCOUNT = { ...SAMPLE_FACTS, isOnAccount: true, payments: [] };
const shipment = (leftOn: string, lines: [string, number][]): Departure => ({
	...{ id: leftOn, leftOn, isMonthly: false },
	lines: lines.map(([lineId, boxes]) => ({ lineId, boxes })),
});

const DOCUMENTS: [string, BillingDocument[], string[]][] = [
	["a deposit, and what is left to pay", sampleDocuments([captured(20_000)], SAMPLE_FACTS, true), ["386 B2", "380 B4"]],
	[
		"a deposit, and the rest paid",
		sampleDocuments([captured(20_000), captured(TOTAL_CENTS - 20_000, "b")]),
		["386 B2", "380 B4"],
	],
	["paid at once", sampleDocuments([captured(TOTAL_CENTS)]), ["380 B2"]],
	["nothing paid when it leaves", sampleDocuments([], SAMPLE_FACTS, true), ["380 B1"]],
	["on account", sampleDocuments([], ON_ACCOUNT, true), ["380 B1"]],
	[
		"on account, a shipment and the rest",
		sampleDocuments(
			[],
			ON_ACCOUNT,
			true,
			[],
			[
				shipment("2026-11-20", [["a", 40]]),
				shipment("2026-11-25", [
					["a", 8],
					["b", 7],
					["c", 13],
				]),
			],
		),
		["380 B1", "380 B1"],
	],
	[
		"on account, what left in a month while the rest waits",
		sampleDocuments(
			[],
			ON_ACCOUNT,
			false,
			[],
			[
				{ ...shipment("2026-11-20", [["a", 40]]), isMonthly: true },
				{ ...shipment("2026-11-25", [["b", 3]]), isMonthly: true },
			],
		),
		["380 B1"],
	],
	["paid, then a part refunded", sampleDocuments([captured(TOTAL_CENTS), refunded(1501)]), ["380 B2", "381 B1"]],
	[
		"a deposit that is given back",
		sampleDocuments([captured(20_000), refunded(20_000)], SAMPLE_FACTS, true),
		["386 B2", "381 B1", "380 B4"],
	],
	[
		"a deposit that came twice",
		sampleDocuments([captured(20_000), { id: "c", kind: "CAPTURE_RETURN", amountCents: 20_000, captureId: "a" }]),
		["386 B2", "381 B1"],
	],
];

describe("documents of a company follow the French rules", () => {
	test.each(DOCUMENTS)("%s", (_case, documents, kinds) => {
		const files = documents.map(facturX);
		const kindOf = (xml: string) => /<ram:TypeCode>(\d+)</.exec(xml)?.[1];
		const processOf = (xml: string) => /<ram:ID>(B\d)</.exec(xml)?.[1];
		expect(files.map((xml) => `${kindOf(xml)} ${processOf(xml)}`)).toEqual(kinds);
		for (const xml of files) expect(brokenRules(xml)).toEqual([]);
	});

	test("each rule sees what breaks it", () => {
		const [xml = ""] = sampleDocuments([captured(TOTAL_CENTS)]).map(facturX);
		const without = (pattern: RegExp, replacement = "") => brokenRules(xml.replace(pattern, replacement));
		expect(without(/<ram:IncludedNote>(?:(?!<\/ram:IncludedNote>).)*AAB.*?<\/ram:IncludedNote>/s)).toEqual([
			"BR-FR-05 and BR-FR-06, AAB",
		]);
		expect(without(/<ram:URIUniversalCommunication>.*?<\/ram:URIUniversalCommunication>/s)).toEqual(["BR-FR-13"]);
		expect(without(/<ram:SpecifiedTradePaymentTerms>.*?<\/ram:SpecifiedTradePaymentTerms>/s)).toEqual(["BR-FR-CO-09"]);
		expect(without(/552100554_COMPTA/, "404833048")).toEqual(["BR-FR-21"]);
		expect(without(/552100554_COMPTA/, "552100554 @")).toEqual(["BR-FR-23"]);
		expect(without(/<ram:TypeCode>380</, "<ram:TypeCode>381<")).toEqual(["BR-FR-CO-05"]);
		expect(without(/<ram:RateApplicablePercent>20</g, "<ram:RateApplicablePercent>21<")).toEqual(["BR-FR-16"]);
		expect(without(/<ram:ID>B2</, "<ram:ID>X1<")).toEqual(["BR-FR-08", "BR-FR-CO-07"]);
	});
});
