import type { AdminOrder } from "@confiserie/domain/contract/admin-order";
import type { Shipment } from "@confiserie/domain/contract/shipment";
import { formatDate, formatInteger, formatWeight } from "@confiserie/domain/format";
import type { Paper } from "@confiserie/domain/invoicing/paper";
import { PACKAGE_KINDS, packagesWords } from "@confiserie/domain/shipment";
import { pdfOf } from "../../../lib/pdf/document";
import { COLOURS, INNER, PAGE, type Sheet } from "../../../lib/pdf/sheet";

/**
 * Consignment note of a shipment, with the particulars and the box numbers of the CMR Convention (art. 6): three copies, for
 * sender, consignee and carrier.
 */
export function transportNotePdf(order: AdminOrder, shipment: Shipment, seller: Paper["seller"]): Promise<Buffer> {
	const number = `${order.orderNumber}-${shipment.number}`;
	return pdfOf(`Lettre de voiture ${number}`, new Date(shipment.shippedAt), (sheet) => {
		for (const [index, copy] of COPIES.entries()) {
			if (index > 0) sheet.turn();
			drawCopy(sheet, `${index + 1}. ${copy}`, order, shipment, seller);
		}
	});
}

const COPIES = ["Exemplaire de l'expéditeur", "Exemplaire du destinataire", "Exemplaire du transporteur"];
const HALF = INNER / 2;

function drawCopy(sheet: Sheet, copy: string, order: AdminOrder, shipment: Shipment, seller: Paper["seller"]): void {
	sheet.y += sheet.write("Lettre de voiture (CMR)", PAGE.margin, sheet.y, INNER, { font: "title", size: 18 }) + 2;
	sheet.y += sheet.write(copy, PAGE.margin, sheet.y, INNER, { colour: COLOURS.plum }) + 10;
	const { delivery, business } = order;
	const grams = shipment.packages.reduce((sum, one) => sum + one.grams, 0);
	const sender = [seller.name, seller.street, `${seller.postalCode} ${seller.city}`, seller.phone];
	const consignee = [
		business?.company,
		`${order.customerFirstName} ${order.customerLastName}`,
		order.deliveryStreet,
		`${order.deliveryPostalCode} ${order.deliveryCity}, ${order.deliveryCountry}`,
		order.customerPhone,
	];
	const carrier = shipment.tracking?.carrierName || delivery?.carrier || "";
	const asked = [
		delivery?.day && `Livraison demandée le ${formatDate(delivery.day)}`,
		...(delivery?.surcharges ?? []),
		order.deliveryNotes,
	];
	row(sheet, [
		["1. Expéditeur", sender],
		["16. Transporteur", [carrier, shipment.tracking?.number]],
	]);
	row(sheet, [
		["2. Destinataire", consignee],
		["5. Documents annexés", [`Bon de livraison BL-${order.orderNumber}-${shipment.number}`]],
	]);
	row(sheet, [
		["3. Lieu de livraison", consignee.slice(2, 4)],
		["4. Prise en charge", [seller.city, formatDate(shipment.shippedAt)]],
	]);
	row(sheet, [["13. Instructions de l'expéditeur", asked]]);
	const boxes = shipment.lines.reduce((sum, line) => sum + line.boxes, 0);
	row(sheet, [
		[
			"6. Marques et numéros",
			shipment.packages.map(
				({ kind, grams: weight, sscc }) => `${PACKAGE_KINDS[kind]}, ${formatWeight(weight)}, SSCC ${sscc}`,
			),
		],
	]);
	row(sheet, [
		[
			"7. à 9. Colis, emballage, nature de la marchandise",
			[
				`${packagesWords(shipment.packages.map(({ kind }) => kind))}, ${formatInteger(boxes)} cartons de confiserie`,
				...shipment.lines.map((line) => `${formatInteger(line.boxes)} × ${line.productName} (${line.reference})`),
			],
		],
		["11. Poids brut", [formatWeight(grams)]],
	]);
	sheet.ensure(110);
	row(
		sheet,
		[
			["22. Signature de l'expéditeur", []],
			["23. Signature du transporteur", []],
		],
		70,
	);
	row(sheet, [["18. Réserves, et 24. Réception\u00a0: lieu, date, signature du destinataire", []]], 70);
}

type Box = readonly [title: string, lines: readonly (string | null | undefined)[]];

/** Boxes of the form side by side, as high as the highest of them. */
function row(sheet: Sheet, boxes: readonly Box[], minimum = 0): void {
	const width = boxes.length > 1 ? HALF : INNER;
	const texts = boxes.map(([, lines]) => lines.filter(Boolean).join("\n"));
	const height = Math.max(minimum, ...texts.map((text) => sheet.heightOf(text, width - 12, { size: 9.5 }) + 24));
	sheet.ensure(height);
	boxes.forEach(([title], index) => {
		const x = PAGE.margin + index * width;
		sheet.doc.rect(x, sheet.y, width, height).lineWidth(0.75).strokeColor(COLOURS.rule).stroke();
		sheet.write(title, x + 6, sheet.y + 4, width - 12, { size: 7.5, colour: COLOURS.plum });
		sheet.write(texts[index] ?? "", x + 6, sheet.y + 16, width - 12, { size: 9.5 });
	});
	sheet.y += height;
}
