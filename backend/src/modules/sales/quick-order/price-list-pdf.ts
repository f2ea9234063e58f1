import { boxPriceFor } from "@confiserie/domain/channels/sales-channel";
import { formatCents, formatDate } from "@confiserie/domain/format";
import { netCents } from "@confiserie/domain/money";
import { formatBoxes, tiers } from "@confiserie/domain/prices/tier-price";
import type { Sql } from "../../../lib/database/sql";
import { pdfOf } from "../../../lib/pdf/document";
import { COLOURS, INNER, PAGE, type Sheet } from "../../../lib/pdf/sheet";
import { readSeller } from "../../documents/invoicing";
import { type PricedProduct, readPriceList } from "./price-list";

const TITLE = "Tarifs";
const GAP = 6;
/** Columns with their width in points; the name takes what is left. */
const WIDTHS = [96, 0, 64, 68, 68, 44] as const;
const HEAD = ["Référence", "Désignation", "À partir de", "Prix HT", "Prix TTC", "TVA"] as const;
const NAME_WIDTH = INNER - WIDTHS.reduce<number>((sum, width) => sum + width, 0);

/** The price list of a customer on paper: each product with its tiers. @param now what it says of when it was made */
export async function priceListPdf(sql: Sql, customerId: string, now: Date): Promise<Buffer> {
	const seller = await readSeller(sql);
	const products: PricedProduct[] = [];
	for await (const page of readPriceList(sql, customerId)) products.push(...page);
	return pdfOf(TITLE, now, (sheet) => {
		sheet.doc.rect(0, 0, PAGE.width, 10).fill(COLOURS.raspberry);
		sheet.y += sheet.write(seller.name, PAGE.margin, sheet.y, INNER, { font: "title", size: 17 });
		const title = `${TITLE} au ${formatDate(now)}`;
		sheet.y += sheet.write(title, PAGE.margin, sheet.y, INNER, { size: 12, colour: COLOURS.raspberry }) + 2;
		const terms =
			"Prix d'un carton, ou de la pièce pour ce qui se vend à la pièce. Le tarif suit la quantité totale d'un produit dans la commande.";
		sheet.y += sheet.write(terms, PAGE.margin, sheet.y, INNER, { colour: COLOURS.plum }) + 12;
		drawRow(sheet, HEAD, "head");
		for (const product of products) drawProduct(sheet, product);
		sheet.numberPages(TITLE, [seller.name, seller.legalForm, seller.registration].filter(Boolean).join(" · "));
	});
}

/** A row for each tier of a product. */
export function drawProduct(sheet: Sheet, product: PricedProduct): void {
	const rate = `${String(product.vatRate).replace(".", ",")}\u00a0%`;
	const lines = tiers(product).map(({ minBoxes }, index) => {
		const cents = boxPriceFor(product.boxPrices, minBoxes);
		const own = index === 0 ? [product.reference, product.name] : ["", ""];
		const net = formatCents(netCents(cents, product.vatRate));
		return [...own, formatBoxes(minBoxes, product), net, formatCents(cents), index === 0 ? rate : ""];
	});
	const heights = lines.map((cells) => heightOf(sheet, cells));
	// The tiers of a product stay together.
	if (sheet.ensure(heights.reduce((sum, height) => sum + height, 0))) drawRow(sheet, HEAD, "head");
	for (const cells of lines) drawRow(sheet, cells, "text");
	sheet.rule(sheet.y);
}

const widthOf = (index: number) => (WIDTHS[index] || NAME_WIDTH) - GAP;
const heightOf = (sheet: Sheet, cells: readonly string[]) =>
	Math.max(...cells.map((cell, index) => sheet.heightOf(cell, widthOf(index)))) + 6;

function drawRow(sheet: Sheet, cells: readonly string[], kind: "head" | "text"): void {
	const height = heightOf(sheet, cells);
	if (kind === "head") sheet.doc.rect(PAGE.margin, sheet.y, INNER, height).fill(COLOURS.cream);
	let x: number = PAGE.margin;
	cells.forEach((cell, index) => {
		const isFirst = index === 0;
		sheet.write(cell, x + (index < 2 ? GAP / 2 : 0), sheet.y + 3, widthOf(index), {
			font: kind === "head" || isFirst ? "strong" : "text",
			align: index < 2 ? "left" : "right",
		});
		x += WIDTHS[index] || NAME_WIDTH;
	});
	sheet.y += height;
}
