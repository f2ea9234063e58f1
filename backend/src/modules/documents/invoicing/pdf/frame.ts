import { formatDate } from "@confiserie/domain/format";
import { BILLING_KINDS, type BillingDocument } from "@confiserie/domain/invoicing/billing-document";
import { isDemoCompany } from "@confiserie/domain/shop/company-data";
import { COLOURS, INNER, PAGE, type Sheet } from "../../../../lib/pdf/sheet";
import { hasFacturX } from "../factur-x/factur-x";

const HALF = (INNER - 24) / 2;

type Place = Pick<BillingDocument["seller"], "street" | "postalCode" | "city" | "country">;
/** An address as a block of text has it. */
export const placeLines = ({ street, postalCode, city, country }: Place) => [
	street,
	`${postalCode} ${city}${country === "FR" ? "" : `, ${country}`}`,
];

/** Who sells, what billing document it is, who buys, where the goods go. */
export function drawHead(sheet: Sheet, document: BillingDocument): void {
	const { seller, buyer, deliverTo, order, dispatchedOn, kind } = document;
	const right = PAGE.margin + HALF + 24;
	sheet.doc.rect(0, 0, PAGE.width, 10).fill(COLOURS.raspberry);
	const nameHeight = sheet.write(seller.name, PAGE.margin, sheet.y, HALF, { font: "title", size: 17 });
	const own = [
		seller.legalForm,
		...placeLines(seller),
		seller.registration,
		seller.vatNumber && `TVA ${seller.vatNumber}`,
	];
	const sellerHeight = sheet.write(
		[...own, `${seller.email} · ${seller.phone}`].filter(Boolean).join("\n"),
		PAGE.margin,
		sheet.y + nameHeight + 4,
		HALF,
		{ colour: COLOURS.plum },
	);
	const { label } = BILLING_KINDS[kind];
	const titleHeight = sheet.write(label, right, sheet.y, HALF, {
		font: "title",
		size: 20,
		colour: COLOURS.raspberry,
	});
	const facts = [
		`N° ${document.number}`,
		`Émise le ${formatDate(document.issuedOn)}`.replace("Émise", kind === "CREDIT_NOTE" ? "Émis" : "Émise"),
		`Commande ${order.number} du ${formatDate(order.placedOn)}`,
		order.purchaseOrder && `Votre référence de commande\u00a0: ${order.purchaseOrder}`,
		order.costCentre && `Centre de coûts\u00a0: ${order.costCentre}`,
		dispatchedOn ? `Marchandise expédiée le ${formatDate(dispatchedOn)}` : "Marchandise non encore expédiée",
	];
	const factsHeight = sheet.write(facts.filter(Boolean).join("\n"), right, sheet.y + titleHeight + 4, HALF);
	sheet.y += Math.max(nameHeight + sellerHeight, titleHeight + factsHeight) + 20;

	const bought = [
		buyer.name,
		buyer.contact,
		...placeLines(buyer),
		buyer.siren && `SIREN ${buyer.siren}`,
		buyer.vatNumber && `TVA ${buyer.vatNumber}`,
	];
	const blocks = [
		["Facturé à", bought, PAGE.margin],
		[document.isPickup ? "Retrait par" : "Livré à", [deliverTo.name, ...placeLines(deliverTo)], right],
	] as const;
	const heights = blocks.map(([title, lines, x]) => {
		const top = sheet.write(title, x, sheet.y, HALF, { font: "strong", colour: COLOURS.plum });
		return top + sheet.write(lines.filter(Boolean).join("\n"), x, sheet.y + top + 2, HALF, { size: 10 });
	});
	sheet.y += Math.max(...heights) + 18;
	drawSpecimen(sheet, document.seller);
}

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
