import type { AdminOrder } from "@confiserie/domain/contract/admin-order";
import type { OrderLot } from "@confiserie/domain/contract/lots";
import type { Shipment } from "@confiserie/domain/contract/shipment";
import { deliveryWords, isPickup } from "@confiserie/domain/delivery/delivery-words";
import { formatDate, formatInteger, formatWeight } from "@confiserie/domain/format";
import { packedLines, packingCells } from "@confiserie/domain/fulfilment/packing";
import { boxesToPrepare } from "@confiserie/domain/fulfilment/picking";
import { packagesWords } from "@confiserie/domain/fulfilment/shipment";
import type { BillingDocument } from "@confiserie/domain/invoicing/billing-document";
import { lotWords } from "@confiserie/domain/lots/lot-words";
import { toCents } from "@confiserie/domain/money";
import { unpaidWords } from "@confiserie/domain/orders/unpaid";
import { contentsWords, palletPlans, palletWords } from "@confiserie/domain/pallet/pallet-plan";
import { formatBoxSum } from "@confiserie/domain/prices/box-words";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { pdfOf } from "../../../../lib/pdf/document";
import { COLOURS, INNER, PAGE, type Sheet } from "../../../../lib/pdf/sheet";
import type { BoxFacts } from "../../../catalog/products";
import { drawBlocks, drawFooters, drawFront } from "./frame";

/** Documents that go with goods: a note for the recipient, a list for the staff who prepare them. Neither has prices or a series. */
const GOODS_DOCUMENTS = {
	DELIVERY_NOTE: { prefix: "BL", label: "Bon de livraison" },
	PICKING_LIST: { prefix: "BP", label: "Bon de préparation" },
} as const;
export type GoodsDocument = keyof typeof GOODS_DOCUMENTS;

const labelOf = (kind: GoodsDocument, { delivery }: Pick<Goods, "delivery">) =>
	kind === "DELIVERY_NOTE" && isPickup(delivery) ? "Bon de retrait" : GOODS_DOCUMENTS[kind].label;

type Seller = BillingDocument["seller"];
type Item = AdminOrder["items"][number];
/** By product. */
type Boxes = ReadonlyMap<string, Pick<BoxFacts, "eanBox" | "boxGrams">>;

/** Boxes of a lot in a line. */
export type NotedLot = Pick<OrderLot, "lineId" | "code" | "durability" | "expiresOn" | "boxes">;

/** An order as its goods documents show it: whole, or the part of it that is one shipment. */
type Goods = AdminOrder & { shipment?: Shipment | undefined; lots?: readonly NotedLot[] };

/**
 * Goods of a document: those of a shipment, or of the order. A picking list leaves out what has left already, as long as the rest is to
 * ship.
 */
export function goodsOf(
	kind: GoodsDocument,
	order: AdminOrder,
	shipment?: Shipment,
	lots: readonly NotedLot[] = [],
): Goods {
	const boxesOf = (item: Item) => {
		if (shipment) return shipment.lines.find(({ lineId }) => lineId === item.id)?.boxes ?? 0;
		const { quantityToShip: toShip, quantityShipped: shipped } = item;
		return kind === "PICKING_LIST" ? boxesToPrepare(order.status, { toShip, shipped }) : toShip;
	};
	return {
		...order,
		shipment,
		lots,
		tracking: shipment ? shipment.tracking : order.tracking,
		items: order.items.map((item) => ({ ...item, quantityToShip: boxesOf(item) })),
	};
}

/** "BL-CMD-7K3M-9QX2", "BL-CMD-7K3M-9QX2-2" of its second shipment. */
export const goodsDocumentNumber = (
	kind: GoodsDocument,
	{ orderNumber, shipment }: Pick<Goods, "orderNumber" | "shipment">,
) => [GOODS_DOCUMENTS[kind].prefix, orderNumber, shipment?.number].filter(Boolean).join("-");

/** The goods of an order on paper as they are now, in pallets, layers and boxes. */
export function goodsPdf(kind: GoodsDocument, order: Goods, seller: Seller, facts: Boxes): Promise<Buffer> {
	const label = labelOf(kind, order);
	const number = goodsDocumentNumber(kind, order);
	return pdfOf(`${label} ${number}`, new Date(order.createdAt), (sheet) => {
		drawHead(sheet, kind, order, seller);
		drawTable(sheet, kind, order, facts);
		drawPallets(sheet, order);
		drawFoot(sheet, kind, order, facts);
		drawFooters(sheet, { number, seller });
	});
}

/** The delivery notes of several orders, each on pages of its own, as they are on the day `at`. */
export function deliveryNotesPdf(orders: readonly Goods[], seller: Seller, facts: Boxes, at: Date): Promise<Buffer> {
	const number = "Bons de livraison";
	return pdfOf(number, at, (sheet) => {
		for (const [place, order] of orders.entries()) {
			if (place > 0) sheet.turn();
			drawHead(sheet, "DELIVERY_NOTE", order, seller);
			drawTable(sheet, "DELIVERY_NOTE", order, facts);
			drawPallets(sheet, order);
			drawFoot(sheet, "DELIVERY_NOTE", order, facts);
		}
		drawFooters(sheet, { number, seller });
	});
}

function drawHead(sheet: Sheet, kind: GoodsDocument, order: Goods, seller: Seller): void {
	drawFront(sheet, {
		from: [seller.name, seller.street, `${seller.postalCode} ${seller.city}`, seller.phone],
		title: labelOf(kind, order),
		facts: goodsFacts(kind, order),
		gap: 24,
	});
	const to = [
		order.business?.company,
		`${order.customerFirstName} ${order.customerLastName}`,
		...(isPickup(order.delivery)
			? []
			: [order.deliveryStreet, `${order.deliveryPostalCode} ${order.deliveryCity}, ${order.deliveryCountry}`]),
		order.customerPhone,
	];
	const notes = order.deliveryNotes ? ([["Instructions", [order.deliveryNotes]]] as const) : [];
	drawBlocks(sheet, [[isPickup(order.delivery) ? "À remettre à" : "Livrer à", to], ...notes], 24);
}

/** Codes that the head has room for; each package has its own on its label. */
const HEAD_CODES = 6;

/** Lines of the head; only staff's picking list says what is not paid. */
export function goodsFacts(kind: GoodsDocument, order: Goods): string[] {
	const unpaid = unpaidWords({ ...order, remainingCents: toCents(order.remainingAmount) });
	return [
		`N° ${goodsDocumentNumber(kind, order)}`,
		`Commande ${order.orderNumber} du ${formatDate(order.createdAt)}`,
		order.business?.purchaseOrder && `Votre référence de commande\u00a0: ${order.business.purchaseOrder}`,
		...(order.delivery ? deliveryWords(order.delivery) : []),
		...(isPickup(order.delivery) ? [] : shipmentFacts(order)),
		kind === "PICKING_LIST" && unpaid && `Paiement\u00a0: ${unpaid.toLowerCase()}`,
	].filter((fact) => typeof fact === "string");
}

const shipmentFacts = ({ shipment, tracking }: Goods) => [
	shipment && `Envoi ${shipment.number} du ${formatDate(shipment.shippedAt)}`,
	shipment && packagesWords(shipment.packages.map(({ kind }) => kind)),
	...(shipment?.packages ?? []).slice(0, HEAD_CODES).map(({ sscc }) => `SSCC ${sscc}`),
	tracking && `${tracking.carrierName} ${tracking.number}`,
];

/** Widths in points; the name takes what is left. */
const COLUMNS = ["Palettes", "Couches", "Cartons", "Poids net", "Total"];
const COLUMN = 58;
const TICK = 30;

function drawTable(sheet: Sheet, kind: GoodsDocument, { items, lots = [] }: Goods, facts: Boxes): void {
	drawRow(sheet, kind, "Produit", COLUMNS, true);
	for (const item of packedLines(items)) {
		const counts = packingCells(item.packing, item);
		const name = [item.productName, codesOf(item, facts), ...lotsOf(item, lots)].join("\n");
		const grams = gramsOf(item, facts);
		const weight = grams === null ? "–" : formatWeight(grams);
		if (sheet.ensure(sheet.heightOf(name, nameWidth(kind)) + 12)) drawRow(sheet, kind, "Produit", COLUMNS, true);
		drawRow(sheet, kind, name, [...counts, weight, formatInteger(item.quantityToShip)], false);
	}
}

/** How mixed pallets are stacked, from below: as they left with a shipment, else what there is to stack. */
export function stackedPallets({ shipment, items, mixedPallets }: Goods): { title: string; contents: string }[] {
	const { pallets } = palletPlans(
		items.map((item) => ({ ...item, boxes: item.quantityToShip })),
		mixedPallets,
	);
	const stacked = shipment
		? shipment.packages.map(({ contents, grams, sscc }) => ({
				words: `${formatWeight(grams)}, SSCC ${sscc}`,
				layers: contents,
			}))
		: pallets.map((pallet) => ({ words: palletWords(pallet), layers: pallet.layers }));
	return stacked.flatMap(({ words, layers }, index) =>
		layers.length > 0 ? [{ title: `Palette ${index + 1}, ${words}`, contents: contentsWords(layers) }] : [],
	);
}

function drawPallets(sheet: Sheet, order: Goods): void {
	for (const { title, contents } of stackedPallets(order)) {
		sheet.ensure(sheet.heightOf(contents, INNER, { size: 10 }) + 36);
		sheet.y += 8;
		sheet.y += sheet.write(title, PAGE.margin, sheet.y, INNER, { font: "strong", size: 10 });
		sheet.y += sheet.write(contents, PAGE.margin, sheet.y, INNER, { size: 10 });
	}
}

/** "BAR-FRA-050 · EAN 3401234567890". */
function codesOf({ productId, productReference }: Item, facts: Boxes): string {
	const ean = facts.get(productId)?.eanBox;
	return ean ? `${productReference} · EAN ${ean}` : productReference;
}

/** "Lot L2611, DDM 30 juin 2027 : 4 cartons". Source: Regulation (EC) 178/2002, article 18. */
export const lotsOf = (item: Pick<Item, "id" | "piecesPerBox">, lots: readonly NotedLot[]): string[] =>
	lots
		.filter(({ lineId }) => lineId === item.id)
		.map((lot) => `${lotWords(lot)}\u00a0: ${formatBoxes(lot.boxes, item)}`);

/** Net grams of what leaves of a line; null while its product has no weight. */
function gramsOf({ productId, quantityToShip }: Item, facts: Boxes): number | null {
	const grams = facts.get(productId)?.boxGrams ?? 0;
	return grams > 0 ? grams * quantityToShip : null;
}

/** Net weight of an order; null while that of a line is unknown. */
export function netGrams(items: readonly Item[], facts: Boxes): number | null {
	const grams = packedLines(items).map((item) => gramsOf(item, facts));
	return grams.every((one) => one !== null) ? grams.reduce((sum, one) => sum + one, 0) : null;
}

const nameWidth = (kind: GoodsDocument) => INNER - COLUMNS.length * COLUMN - (kind === "PICKING_LIST" ? TICK : 0) - 12;

function drawRow(sheet: Sheet, kind: GoodsDocument, name: string, counts: readonly string[], isHead: boolean): void {
	const width = nameWidth(kind);
	const style = { font: isHead ? "strong" : "text", size: isHead ? 9 : 10 } as const;
	const height = sheet.heightOf(name, width, style) + 12;
	if (isHead) sheet.doc.rect(PAGE.margin, sheet.y, INNER, height).fill(COLOURS.cream);
	let x = PAGE.margin + 6;
	if (kind === "PICKING_LIST") {
		if (!isHead)
			sheet.doc
				.rect(x, sheet.y + 6, 13, 13)
				.lineWidth(1)
				.strokeColor(COLOURS.ink)
				.stroke();
		x += TICK;
	}
	sheet.write(name, x, sheet.y + 6, width, style);
	counts.forEach((count, index) => {
		const left = PAGE.width - PAGE.margin - (counts.length - index) * COLUMN;
		const font = isHead || index === counts.length - 1 ? "strong" : "text";
		sheet.write(count, left, sheet.y + 6, COLUMN - 6, { ...style, font, align: "right" });
	});
	sheet.y += height;
	if (!isHead) sheet.rule(sheet.y);
}

/** Boxes in all with their net weight, and who has them: received, or prepared. */
function drawFoot(sheet: Sheet, kind: GoodsDocument, order: AdminOrder, facts: Boxes): void {
	sheet.ensure(130);
	const total = formatBoxSum(order.items.map((item) => ({ ...item, boxes: item.quantityToShip })));
	const grams = netGrams(order.items, facts);
	const weight = grams ? ` · Poids net\u00a0: ${formatWeight(grams)}` : "";
	sheet.y += 10;
	sheet.y += sheet.write(`En tout\u00a0: ${total}${weight}`, PAGE.margin, sheet.y, INNER - 6, {
		font: "strong",
		size: 11,
		align: "right",
	});
	sheet.y += 24;
	const signed =
		kind === "DELIVERY_NOTE"
			? "Reçu le, nom et signature. Merci de noter ici ce qui manque ou est abîmé\u00a0:"
			: "Préparé par, le\u00a0:";
	sheet.y += sheet.write(signed, PAGE.margin, sheet.y, INNER, { colour: COLOURS.plum }) + 4;
	sheet.doc.rect(PAGE.margin, sheet.y, INNER, 64).lineWidth(0.75).strokeColor(COLOURS.rule).stroke();
}
