import { formatCount } from "./format";
import { formatBoxes } from "./prices/tier-price";

/** Boxes with the packaging that converts them to pallets, layers and pieces. */
interface Packed {
	quantity: number;
	piecesPerBox: number;
	boxesPerLayer: number | null;
	boxesPerPallet: number | null;
}

/** "16 cartons (2 couches), 384 pièces", "16 pièces (2 couches)": boxes first, whole layers or pallets where they divide, then pieces. */
export function quantityText({ quantity, piecesPerBox, boxesPerLayer, boxesPerPallet }: Packed): string {
	const boxes = formatBoxes(quantity, { piecesPerBox });
	const units = wholeUnits(quantity, boxesPerPallet, "palette") ?? wholeUnits(quantity, boxesPerLayer, "couche");
	const content = units ? `${boxes} (${units})` : boxes;
	return piecesPerBox > 1 ? `${content}, ${formatCount(quantity * piecesPerBox, "pièce")}` : content;
}

function wholeUnits(boxes: number, boxesPerUnit: number | null, name: string): string | null {
	return boxesPerUnit && boxes >= boxesPerUnit && boxes % boxesPerUnit === 0
		? formatCount(boxes / boxesPerUnit, name)
		: null;
}
