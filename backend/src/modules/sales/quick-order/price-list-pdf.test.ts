import { expect, test } from "vitest";
import { pdfOf } from "../../../lib/pdf/document";
import { drawProduct } from "./price-list-pdf";

test.each([
	[24, /^\d+ cartons?$/],
	[1, /^\d+ pièces?$/],
])("each tier of a product of %i pieces has a line of its own, which says of what", async (piecesPerBox, from) => {
	const product = { reference: "BAP-FRA-40", name: "Barbe à papa fraise", vatRate: 20, piecesPerBox };
	const boxes = {
		boxesPerLayer: 8,
		boxesPerPallet: 48,
		pricePerPieceBox: 1.5,
		pricePerPieceLayer: 1.38,
		pricePerPiecePallet: 1.26,
	};
	const boxPrices = [
		{ minBoxes: 1, pricePerBoxCents: 3_600 },
		{ minBoxes: 8, pricePerBoxCents: 3_312 },
		{ minBoxes: 48, pricePerBoxCents: 3_024 },
	];
	const tops: number[] = [];
	await pdfOf("Tarifs", new Date("2026-11-29T12:00:00Z"), (sheet) => {
		const write = sheet.write.bind(sheet);
		sheet.write = (text, x, y, ...rest) => {
			if (from.test(text)) tops.push(y);
			return write(text, x, y, ...rest);
		};
		drawProduct(sheet, { ...product, ...boxes, boxPrices } as never);
		tops.push(sheet.y);
	});
	expect(tops).toHaveLength(4);
	for (const [index, top] of tops.slice(1).entries()) expect(top - (tops[index] ?? 0)).toBeGreaterThan(10);
});
