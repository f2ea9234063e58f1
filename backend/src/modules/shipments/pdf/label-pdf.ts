import type { AdminOrder } from "@confiserie/domain/contract/admin-order";
import type { Shipment } from "@confiserie/domain/contract/shipment";
import { formatWeight } from "@confiserie/domain/format";
import type { Paper } from "@confiserie/domain/invoicing/paper";
import { PACKAGE_KINDS } from "@confiserie/domain/shipment";
import { drawGs1Barcode } from "../../../lib/pdf/barcode";
import { pdfOf } from "../../../lib/pdf/document";
import type { Sheet } from "../../../lib/pdf/sheet";

/** Logistic labels of a shipment in A6, one page a parcel or pallet: sender, recipient, weight, and the SSCC as GS1-128. */
export function labelPdf(order: AdminOrder, shipment: Shipment, seller: Paper["seller"]): Promise<Buffer> {
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

/** A6 in points. */
const LABEL = { width: 297.64, margin: 18 };
const INNER = LABEL.width - 2 * LABEL.margin;

function drawLabel(
	sheet: Sheet,
	order: AdminOrder,
	{ number, packages, tracking }: Shipment,
	{ index, seller }: { index: number; seller: Paper["seller"] },
): void {
	const label = packages[index];
	if (!label) return;
	let y = LABEL.margin;
	const line = (text: string, style: Parameters<Sheet["write"]>[4]) => {
		y += sheet.write(text, LABEL.margin, y, INNER, style) + 2;
	};
	line(`${seller.name}, ${seller.street}, ${seller.postalCode} ${seller.city}`, { size: 7.5 });
	y += 8;
	line("Livrer à", { size: 8 });
	line([order.business?.company, `${order.customerFirstName} ${order.customerLastName}`].filter(Boolean).join("\n"), {
		font: "strong",
		size: 13,
	});
	line(`${order.deliveryStreet}\n${order.deliveryPostalCode} ${order.deliveryCity}\n${order.deliveryCountry}`, {
		size: 12,
	});
	line(order.customerPhone, { size: 9 });
	y += 8;
	line(`Commande ${order.orderNumber}, envoi ${number}`, { font: "strong", size: 9 });
	line(`${PACKAGE_KINDS[label.kind]} ${index + 1} sur ${packages.length}, poids brut ${formatWeight(label.grams)}`, {
		size: 9,
	});
	if (order.delivery?.surcharges.length) line(order.delivery.surcharges.join(", "), { size: 9 });
	if (tracking) line(`${tracking.carrierName} ${tracking.number}`, { size: 9 });
	const text = `(00)${label.sscc}`;
	// With the quiet zone of ten modules that GS1 asks for at both sides.
	drawGs1Barcode(sheet.doc, text, { x: LABEL.margin + 14, y: 300, width: INNER - 28, height: 78 });
	sheet.write(`SSCC ${text}`, LABEL.margin + 14, 384, INNER, { font: "strong", size: 11 });
}
