import type { AdminOrder } from "@confiserie/domain/contract/admin-order";
import type { Shipment } from "@confiserie/domain/contract/shipment";
import { formatWeight } from "@confiserie/domain/format";
import { PACKAGE_KINDS } from "@confiserie/domain/fulfilment/shipment";
import type { BillingDocument } from "@confiserie/domain/invoicing/billing-document";
import { contentsWords } from "@confiserie/domain/pallet/pallet-plan";
import { drawGs1Barcode } from "../../../../lib/pdf/barcode";
import { pdfOf } from "../../../../lib/pdf/document";
import type { Sheet } from "../../../../lib/pdf/sheet";

/** Logistic labels of a shipment in A6, one page a parcel or pallet: sender, recipient, weight, and the SSCC as GS1-128. */
export function labelPdf(order: AdminOrder, shipment: Shipment, seller: BillingDocument["seller"]): Promise<Buffer> {
	const title = `Étiquettes ${order.orderNumber}-${shipment.number}`;
	return pdfOf(
		title,
		new Date(shipment.shippedAt),
		(sheet) => {
			for (const [index] of shipment.packages.entries()) {
				if (index > 0) sheet.doc.addPage({ size: "A6", margin: 0 });
				drawLabel(sheet, order, shipment, { index, seller });
			}
		},
		"A6",
	);
}

/** A6 in points. The barcode begins at `code`; the text ends above it. */
const LABEL = { width: 297.64, margin: 18, code: 300 };
const INNER = LABEL.width - 2 * LABEL.margin;
const TEXT_HEIGHT = LABEL.code - LABEL.margin - 10;
/** To what part of their size long texts shrink; what does not fit even so is cut from the end of the longest. */
const SMALLEST = 0.6;

interface Line {
	text: string;
	size: number;
	font?: "strong";
	/** Above it. */
	gap?: number;
}

function drawLabel(
	sheet: Sheet,
	order: AdminOrder,
	{ number, packages, tracking }: Shipment,
	{ index, seller }: { index: number; seller: BillingDocument["seller"] },
): void {
	const label = packages[index];
	if (!label) return;
	const lines: Line[] = [
		{ text: `${seller.name}, ${seller.street}, ${seller.postalCode} ${seller.city}`, size: 7.5 },
		{ text: "Livrer à", size: 8, gap: 8 },
		{ text: order.business?.company ?? "", font: "strong", size: 13 },
		{ text: `${order.customerFirstName} ${order.customerLastName}`, font: "strong", size: 13 },
		{ text: order.deliveryStreet, size: 12 },
		{ text: `${order.deliveryPostalCode} ${order.deliveryCity}\n${order.deliveryCountry}`, size: 12 },
		{ text: order.customerPhone, size: 9 },
		{ text: `Commande ${order.orderNumber}, envoi ${number}`, font: "strong", size: 9, gap: 8 },
		{
			text: `${PACKAGE_KINDS[label.kind]} ${index + 1} sur ${packages.length}, poids brut ${formatWeight(label.grams)}`,
			size: 9,
		},
		{ text: contentsWords(label.contents), size: 8 },
		{ text: order.delivery?.surcharges.join(", ") ?? "", size: 9 },
		{ text: tracking ? `${tracking.carrierName} ${tracking.number}` : "", size: 9 },
	];
	let y = LABEL.margin;
	for (const { text, gap = 0, ...style } of fitted(sheet, lines)) {
		y += gap;
		y += sheet.write(text, LABEL.margin, y, INNER, style) + 2;
	}
	const text = `(00)${label.sscc}`;
	// With the quiet zone of ten modules that GS1 asks for at both sides.
	drawGs1Barcode(sheet.doc, text, { x: LABEL.margin + 14, y: LABEL.code, width: INNER - 28, height: 78 });
	sheet.write(`SSCC ${text}`, LABEL.margin + 14, LABEL.code + 84, INNER, { font: "strong", size: 11 });
}

/** Lines that end above the barcode: smaller ones, then shorter ones. */
function fitted(sheet: Sheet, all: readonly Line[]): Line[] {
	const heightOf = ({ text, gap = 0, ...style }: Line) => gap + sheet.heightOf(text, INNER, style) + 2;
	const isFitting = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + heightOf(line), 0) <= TEXT_HEIGHT;
	const filled = all.filter(({ text }) => text !== "");
	const scaled = (scale: number) => filled.map((line) => ({ ...line, size: line.size * scale }));
	let scale = 1;
	while (scale > SMALLEST && !isFitting(scaled(scale))) scale -= 0.05;
	const lines = scaled(scale);
	while (!isFitting(lines)) {
		const [longest] = lines.toSorted((one, other) => heightOf(other) - heightOf(one));
		if (!longest) break;
		longest.text = `${longest.text.slice(0, Math.floor(longest.text.length * 0.9) - 1)}…`;
	}
	return lines;
}
