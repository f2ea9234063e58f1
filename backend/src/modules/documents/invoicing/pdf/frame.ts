import { formatDate } from "@confiserie/domain/format";
import { BILLING_KINDS, type BillingDocument } from "@confiserie/domain/invoicing/billing-document";
import { isDemoCompany } from "@confiserie/domain/shop/company-data";
import { COLOURS, INNER, PAGE, type Sheet } from "../../../../lib/pdf/sheet";
import { hasFacturX } from "../factur-x/factur-x";

/** Width of a column, of two side by side, and where the right one begins. */
export const HALF = (INNER - 24) / 2;
export const RIGHT = PAGE.margin + HALF + 24;

/** Lines of a block; what is missing has none. */
type Words = readonly (string | null | undefined | false)[];
const textOf = (words: Words): string => words.filter(Boolean).join("\n");

type Place = Pick<BillingDocument["seller"], "street" | "postalCode" | "city" | "country">;
/** An address as a block of text has it. */
export const placeLines = ({ street, postalCode, city, country }: Place) => [
	street,
	`${postalCode} ${city}${country === "FR" ? "" : `, ${country}`}`,
];

/** The seller, as the law wants it on billing documents. */
export const sellerLines = (seller: BillingDocument["seller"]): Words => [
	seller.name,
	seller.legalForm,
	...placeLines(seller),
	seller.registration,
	seller.vatNumber && `TVA ${seller.vatNumber}`,
	`${seller.email} · ${seller.phone}`,
];

interface Front {
	/** The name of the sender, and what else is said of them. */
	from: Words;
	title: string;
	facts: Words;
	/** In points, below it. */
	gap?: number;
}

/** The top of a document: its sender at the left, what it is at the right. */
export function drawFront(sheet: Sheet, { from: [name, ...own], title, facts, gap = 20 }: Front): void {
	sheet.doc.rect(0, 0, PAGE.width, 10).fill(COLOURS.raspberry);
	const nameHeight = sheet.write(name || "", PAGE.margin, sheet.y, HALF, { font: "title", size: 17 });
	const ownTop = sheet.y + nameHeight + 4;
	const ownHeight = sheet.write(textOf(own), PAGE.margin, ownTop, HALF, { colour: COLOURS.plum });
	const titleStyle = { font: "title", size: 20, colour: COLOURS.raspberry } as const;
	const titleHeight = sheet.write(title, RIGHT, sheet.y, HALF, titleStyle);
	const factsHeight = sheet.write(textOf(facts), RIGHT, sheet.y + titleHeight + 4, HALF);
	sheet.y += Math.max(nameHeight + ownHeight, titleHeight + factsHeight) + gap;
}

/** One or two blocks under their headings, side by side; `gap` in points below them. */
export function drawBlocks(
	sheet: Sheet,
	blocks: readonly (readonly [heading: string, words: Words])[],
	gap = 18,
): void {
	const heights = blocks.map(([heading, words], index) => {
		const x = index === 0 ? PAGE.margin : RIGHT;
		const top = sheet.write(heading, x, sheet.y, HALF, { font: "strong", colour: COLOURS.plum });
		return top + sheet.write(textOf(words), x, sheet.y + top + 2, HALF, { size: 10 });
	});
	sheet.y += Math.max(...heights) + gap;
}

/** The seller, the kind of billing document, the buyer and the delivery address. */
export function drawHead(sheet: Sheet, document: BillingDocument): void {
	const { seller, buyer, deliverTo, order, dispatchedOn, kind } = document;
	drawFront(sheet, {
		from: sellerLines(seller),
		title: BILLING_KINDS[kind].label,
		facts: [
			`N° ${document.number}`,
			`${kind === "CREDIT_NOTE" ? "Émis" : "Émise"} le ${formatDate(document.issuedOn)}`,
			`Commande ${order.number} du ${formatDate(order.placedOn)}`,
			order.purchaseOrder && `Votre référence de commande\u00a0: ${order.purchaseOrder}`,
			order.costCentre && `Centre de coûts\u00a0: ${order.costCentre}`,
			dispatchedOn ? `Marchandise expédiée le ${formatDate(dispatchedOn)}` : "Marchandise non encore expédiée",
		],
	});
	drawBlocks(sheet, [
		["Facturé à", buyerLines(buyer)],
		[document.isPickup ? "Retrait par" : "Livré à", [deliverTo.name, ...placeLines(deliverTo)]],
	]);
	drawSpecimen(sheet, seller);
}

/** The buyer, with the numbers of a company. */
export const buyerLines = (buyer: BillingDocument["buyer"]): Words => [
	buyer.name,
	buyer.contact,
	...placeLines(buyer),
	buyer.siren && `SIREN ${buyer.siren}`,
	buyer.vatNumber && `TVA ${buyer.vatNumber}`,
];

/** Marks the documents of the demo shop, and of a shop whose company data are blank: they are for trying out. */
export function drawSpecimen(sheet: Sheet, seller: BillingDocument["seller"]): void {
	const isComplete = hasFacturX({ seller });
	if (isComplete && !isDemoCompany(seller)) return;
	const why = isComplete
		? "boutique de démonstration."
		: "les données de l'entreprise sont à compléter dans les réglages.";
	const text = `SPÉCIMEN, sans valeur\u00a0: ${why}`;
	sheet.y += sheet.write(text, PAGE.margin, sheet.y, INNER, { font: "strong", colour: COLOURS.raspberry }) + 12;
}

/** Number and page on every sheet, so that the pages of a document can be put together. */
export function drawFooters(sheet: Sheet, { number, seller }: Pick<BillingDocument, "number" | "seller">): void {
	const own = [seller.name, seller.legalForm, seller.registration].filter(Boolean).join(" · ");
	sheet.numberPages(number, own);
}
