import { isPickup, placeWords } from "@confiserie/domain/delivery/delivery-words";
import { formatCents, formatDate } from "@confiserie/domain/format";
import { promotedBy } from "@confiserie/domain/invoicing/mentions";
import { reductionOf } from "@confiserie/domain/invoicing/write-billing-document";
import type { StaffPayment } from "@confiserie/domain/orders/staff-order";
import type { QuoteContent } from "@confiserie/domain/quote/quote-content";
import { listedUnitCents, quotedPromotions } from "@confiserie/domain/quote/quoted-reductions";
import { pdfOf } from "../../../../lib/pdf/document";
import { COLOURS, INNER, PAGE, type Sheet } from "../../../../lib/pdf/sheet";
import { buyerOf, placeOf } from "../parties";
import { drawRows, totalRows } from "./figures";
import {
	buyerLines,
	drawBlocks,
	drawFooters,
	drawFront,
	drawSpecimen,
	HALF,
	placeLines,
	RIGHT,
	sellerLines,
} from "./frame";
import { drawLines } from "./lines";

/** What the PDF of a quote is made of; days in Paris, `expectedCents` is what is asked for when it is accepted. */
export interface QuoteDocument {
	number: string;
	issuedOn: string;
	validUntil: string;
	replaces: string | null;
	note: string;
	payment: StaffPayment;
	depositPercentage: number | null;
	expectedCents: number;
	content: QuoteContent;
}

const NOTE = { size: 10 } as const;

/** A quote as PDF/A-3b. It is no invoice and has no Factur-X. The same quote always gives the same page. */
export function quotePdf(quote: QuoteDocument): Promise<Buffer> {
	const { number, issuedOn, content } = quote;
	const { seller, shipping, delivery } = content;
	const lines = content.lines.map((line) => ({
		...line,
		...reductionOf({ ...line, listUnitPriceCents: listedUnitCents(line) }),
	}));
	return pdfOf(`Devis ${number}`, new Date(`${issuedOn}T12:00:00Z`), (sheet) => {
		drawHead(sheet, quote);
		drawLines(sheet, { lines, shipping, withdrawn: [], isPickup: isPickup(delivery) });
		drawRows(sheet, totalRows(content));
		sheet.y += 12;
		drawTerms(sheet, quote);
		drawAgreement(sheet);
		drawFooters(sheet, { number, seller });
	});
}

function drawHead(sheet: Sheet, { number, issuedOn, validUntil, replaces, content }: QuoteDocument): void {
	const { seller, firstName, lastName, address, business, delivery } = content;
	drawFront(sheet, {
		from: sellerLines(seller),
		title: "Devis",
		facts: [
			`N° ${number}`,
			`Établi le ${formatDate(issuedOn)}`,
			`Valable jusqu'au ${formatDate(validUntil)} inclus`,
			replaces && `Remplace le devis ${replaces}`,
			business?.purchaseOrder && `Votre référence de commande\u00a0: ${business.purchaseOrder}`,
			business?.costCentre && `Centre de coûts\u00a0: ${business.costCentre}`,
		],
	});
	const billing = business?.billingAddress;
	const buyer = buyerOf({
		...{ firstName, lastName, ...address },
		...{ company: business?.company ?? null, registration: business?.registration ?? null },
		...{ vatNumber: business?.vatNumber ?? null, billingStreet: billing?.street ?? null },
		...{ billingPostalCode: billing?.postalCode ?? null, billingCity: billing?.city ?? null },
		billingCountry: billing?.country ?? null,
	});
	const deliveredTo = isPickup(delivery)
		? [delivery.name, ...placeWords(delivery)]
		: [`${firstName} ${lastName}`, ...placeLines(placeOf(address))];
	drawBlocks(sheet, [
		["Pour", buyerLines(buyer)],
		[isPickup(delivery) ? "Retrait" : "Livraison à", deliveredTo],
	]);
	drawSpecimen(sheet, seller);
}

/** What was written to the customer, then how the order is paid and what holds until then. */
function drawTerms(sheet: Sheet, quote: QuoteDocument): void {
	const reduced = promotedBy(quotedPromotions(quote.content.lines).map(({ promotion }) => promotion.name));
	const words = [quote.note, ...reduced.map(({ text }) => text), paymentWords(quote), STOCK].filter(Boolean);
	for (const text of words) {
		sheet.ensure(sheet.heightOf(text, INNER, NOTE) + 6);
		sheet.y += sheet.write(text, PAGE.margin, sheet.y, INNER, NOTE) + 6;
	}
}

const STOCK = "Ce devis ne réserve pas de marchandise\u00a0: le stock est vérifié quand vous l'acceptez.";

function paymentWords({ payment, depositPercentage, expectedCents }: QuoteDocument): string {
	if (payment === "LATER") return "Paiement\u00a0: après l'acceptation, sur facture.";
	const how = payment === "LINK" ? "par carte" : "par virement, chèque ou espèces";
	const what =
		depositPercentage === null
			? `${formatCents(expectedCents)} à l'acceptation`
			: `acompte de ${depositPercentage}\u00a0% à l'acceptation, soit ${formatCents(expectedCents)}`;
	return `Paiement\u00a0: ${what}, ${how}.`;
}

/** For a customer who signs on paper instead of following the link. */
function drawAgreement(sheet: Sheet): void {
	sheet.ensure(96);
	sheet.y += 8;
	const text = "Bon pour accord (date, nom et signature)";
	const height = sheet.write(text, RIGHT, sheet.y, HALF, { font: "strong", colour: COLOURS.plum });
	sheet.doc
		.rect(RIGHT, sheet.y + height + 4, HALF, 64)
		.lineWidth(0.75)
		.strokeColor(COLOURS.rule)
		.stroke();
	sheet.y += height + 72;
}
