import { carriageTerm } from "@confiserie/domain/delivery/delivery-words";
import { formatCents, formatInteger } from "@confiserie/domain/format";
import type { BillingDocument } from "@confiserie/domain/invoicing/billing-document";
import { COLOURS, INNER, PAGE, type Sheet } from "../../../../lib/pdf/sheet";

type Line = BillingDocument["lines"][number];

/** Columns with their width in points; the name takes what is left. */
const COLUMNS = [
	{ title: "Désignation", width: 0, cell: (line: Line) => nameOf(line) },
	{ title: "Quantité", width: 52, cell: (line: Line) => formatInteger(line.quantity) },
	{ title: "Prix unit. HT", width: 76, cell: (line: Line) => formatNetPrice(line) },
	{ title: "TVA", width: 44, cell: (line: Line) => rate(line.ratePercent) },
	{ title: "Total HT", width: 72, cell: (line: Line) => formatCents(line.netCents) },
	{ title: "Total TTC", width: 76, cell: (line: Line) => formatCents(line.grossCents) },
] as const;
const NAME_WIDTH = INNER - COLUMNS.reduce((sum, { width }) => sum + width, 0);
const GAP = 6;

/** Prices are those after a promotion, which is named below the product. */
const nameOf = ({ name, reference, reduction }: Line) =>
	[
		name,
		...(reference ? [reference] : []),
		...(reduction
			? [`Remise déduite\u00a0: ${formatCents(reduction.netCents)} HT (${formatCents(reduction.grossCents)} TTC)`]
			: []),
	].join("\n");

const unitPrice = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR", maximumFractionDigits: 4 });
/** The share of one box in the line's net: decided with VAT, so it may have four decimals. */
const formatNetPrice = ({ netCents, quantity }: Line) => unitPrice.format(netCents / quantity / 100);

/** "5,5 %". */
export const rate = (percent: number): string => `${String(percent).replace(".", ",")}\u00a0%`;

/** The table of what is invoiced; its head comes again on every page. */
export function drawLines(
	sheet: Sheet,
	{ lines, shipping, withdrawn, isPickup }: Pick<BillingDocument, "lines" | "shipping" | "withdrawn" | "isPickup">,
): void {
	drawRow(
		sheet,
		COLUMNS.map(({ title }) => title),
		true,
	);
	const all: Line[] = [
		...lines,
		...shipping.map((taxed) => ownLine(carriageTerm(isPickup), taxed)),
		...withdrawn.map((taxed) => ownLine("Articles repris", negative(taxed))),
	];
	for (const line of all) {
		const cells = COLUMNS.map(({ cell }) => cell(line));
		if (sheet.ensure(heightOf(sheet, cells)))
			drawRow(
				sheet,
				COLUMNS.map(({ title }) => title),
				true,
			);
		drawRow(sheet, cells, false);
	}
	sheet.y += 10;
}

/** A line of what is no product. */
const ownLine = (name: string, taxed: BillingDocument["shipping"][number]): Line => ({
	name,
	reference: null,
	quantity: 1,
	unitPriceCents: taxed.grossCents,
	...taxed,
});

const negative = ({ ratePercent, netCents, vatCents, grossCents }: BillingDocument["withdrawn"][number]) => {
	return { ratePercent, netCents: -netCents, vatCents: -vatCents, grossCents: -grossCents };
};

/** A name has a gap on both sides, other cells on the right. */
const widthOf = (index: number) => (COLUMNS[index]?.width || NAME_WIDTH - GAP) - GAP;

const heightOf = (sheet: Sheet, [name = ""]: readonly string[]) => sheet.heightOf(name, widthOf(0)) + 8;

function drawRow(sheet: Sheet, cells: readonly string[], isHead: boolean): void {
	const height = heightOf(sheet, cells);
	if (isHead) sheet.doc.rect(PAGE.margin, sheet.y, INNER, height).fill(COLOURS.cream);
	let x: number = PAGE.margin;
	cells.forEach((cell, index) => {
		const width = COLUMNS[index]?.width || NAME_WIDTH;
		const inset = index === 0 ? GAP : 0;
		const align = index === 0 ? "left" : "right";
		sheet.write(cell, x + inset, sheet.y + 4, widthOf(index), { font: isHead ? "strong" : "text", align });
		x += width;
	});
	sheet.y += height;
	if (!isHead) sheet.rule(sheet.y);
}
