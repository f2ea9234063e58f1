import type { AdminOrder } from "@confiserie/domain/contract/admin-order";
import type { Shipment } from "@confiserie/domain/contract/shipment";
import { formatDate, formatInteger, formatWeight } from "@confiserie/domain/format";
import { PACKAGE_KINDS, packagesWords } from "@confiserie/domain/fulfilment/shipment";
import type { BillingDocument } from "@confiserie/domain/invoicing/billing-document";
import { contentsWords } from "@confiserie/domain/pallet/pallet-plan";
import { formatBoxSum } from "@confiserie/domain/prices/box-words";
import { pdfOf } from "../../../../lib/pdf/document";
import { COLOURS, INNER, PAGE, type Sheet } from "../../../../lib/pdf/sheet";

/**
 * Consignment note of a shipment, with the particulars and the box numbers of the CMR Convention (art. 6): three copies, for
 * sender, consignee and carrier.
 */
export function transportNotePdf(
	order: AdminOrder,
	shipment: Shipment,
	seller: BillingDocument["seller"],
): Promise<Buffer> {
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

function drawCopy(
	sheet: Sheet,
	copy: string,
	order: AdminOrder,
	shipment: Shipment,
	seller: BillingDocument["seller"],
): void {
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
	row(sheet, [
		[
			"6. Marques et numéros",
			shipment.packages.flatMap(({ kind, grams: weight, sscc, contents }) => [
				`${PACKAGE_KINDS[kind]}, ${formatWeight(weight)}, SSCC ${sscc}`,
				contentsWords(contents),
			]),
		],
	]);
	row(sheet, [
		[
			"7. à 9. Colis, emballage, nature de la marchandise",
			[
				`${packagesWords(shipment.packages.map(({ kind }) => kind))}, ${formatBoxSum(shipment.lines)} de confiserie`,
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

const TEXT = { size: 9.5 };
/** Room of a box beside its text: the title, and what stays free around both. */
const AROUND = { width: 12, height: 24 };
/** Most that the text of a box takes of a page, in points: a longer one goes on in a box below. */
const MOST_HEIGHT = 300;

/** Boxes of the form side by side, as high as the highest of them. */
function row(sheet: Sheet, boxes: readonly Box[], minimum = 0): void {
	const width = boxes.length > 1 ? HALF : INNER;
	const texts = boxes.map(([, lines]) => partsOf(sheet, lines, width - AROUND.width));
	for (let part = 0; part < Math.max(...texts.map(({ length }) => length)); part++) {
		const shown = texts.map((parts) => parts[part] ?? "");
		const heights = shown.map((text) => sheet.heightOf(text, width - AROUND.width, TEXT) + AROUND.height);
		const height = Math.max(minimum, ...heights);
		sheet.ensure(height);
		for (const [index, [title]] of boxes.entries()) {
			const x = PAGE.margin + index * width;
			sheet.doc.rect(x, sheet.y, width, height).lineWidth(0.75).strokeColor(COLOURS.rule).stroke();
			const heading = part === 0 ? title : shown[index] ? `${title} (suite)` : "";
			sheet.write(heading, x + 6, sheet.y + 4, width - AROUND.width, { size: 7.5, colour: COLOURS.plum });
			sheet.write(shown[index] ?? "", x + 6, sheet.y + 16, width - AROUND.width, TEXT);
		}
		sheet.y += height;
	}
}

/** The lines of a box in parts that fit a page; at least one. */
function partsOf(sheet: Sheet, lines: Box[1], width: number): string[] {
	const parts = [""];
	for (const line of lines) {
		if (!line) continue;
		const last = parts.at(-1);
		const longer = last ? `${last}\n${line}` : line;
		if (last && sheet.heightOf(longer, width, TEXT) > MOST_HEIGHT) parts.push(line);
		else parts[parts.length - 1] = longer;
	}
	return parts;
}
