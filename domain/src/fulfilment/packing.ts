import { formatCount, formatInteger } from "../format";
import { formatBoxes } from "../prices/tier-price";

/** Boxes of one product as they are taken from the shelf. */
export interface Packing {
	pallets: number;
	layers: number;
	boxes: number;
}

/** A line of an order as it is packed. */
interface PackedLine {
	/** Boxes that leave. */
	quantityToShip: number;
	boxesPerLayer: number | null;
	boxesPerPallet: number | null;
}

/**
 * Splits boxes into whole pallets, then whole layers, then single boxes, as on a picking list. A product without
 * layers or pallets is picked by the box.
 */
export function packing(
	boxes: number,
	{ boxesPerLayer, boxesPerPallet }: { boxesPerLayer: number | null; boxesPerPallet: number | null },
): Packing {
	const pallets = boxesPerPallet ? Math.floor(boxes / boxesPerPallet) : 0;
	const left = boxes - pallets * (boxesPerPallet ?? 0);
	const layers = boxesPerLayer ? Math.floor(left / boxesPerLayer) : 0;
	return { pallets, layers, boxes: left - layers * (boxesPerLayer ?? 0) };
}

/** Lines of an order that are packed, each split as above. A line that was refunded whole before it left is not among them. */
export function packedLines<Line extends PackedLine>(lines: readonly Line[]): (Line & { packing: Packing })[] {
	return lines
		.filter(({ quantityToShip }) => quantityToShip > 0)
		.map((line) => ({ ...line, packing: packing(line.quantityToShip, line) }));
}

/** Boxes in packing units, without zero parts: "1 palette", "3 cartons"; "3 pièces" of what is sold singly. */
export function packingWords(
	boxes: number,
	product: Parameters<typeof packing>[1] & { piecesPerBox?: number | undefined },
): string[] {
	const { pallets, layers, boxes: single } = packing(boxes, product);
	return [
		...(pallets > 0 ? [formatCount(pallets, "palette")] : []),
		...(layers > 0 ? [formatCount(layers, "couche")] : []),
		...(single > 0 ? [formatBoxes(single, product)] : []),
	];
}

/** A packing as cells under "Palettes", "Couches", "Cartons": what is sold singly names its unit. */
export const packingCells = (
	{ pallets, layers, boxes }: Packing,
	product: Parameters<typeof formatBoxes>[1],
): [pallets: string, layers: string, boxes: string] => {
	const cell = (count: number) => (count === 0 ? "–" : formatInteger(count));
	const isSingle = boxes > 0 && product?.piecesPerBox === 1;
	return [cell(pallets), cell(layers), isSingle ? formatBoxes(boxes, product) : cell(boxes)];
};
