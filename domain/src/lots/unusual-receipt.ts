import { formatCount } from "../format";
import { formatBoxes } from "../prices/tier-price";

/** From how many times the usual boxes of a product on, and from how many pallets on, a receipt is asked about. */
const UNUSUAL = { times: 10, pallets: 20 };

interface ReceivedProduct {
	/** Boxes of its median receipt so far; null before the first one. */
	usual: number | null;
	boxesPerPallet: number | null;
	piecesPerBox?: number | undefined;
}

/** Why so many boxes are asked about before they are received; null where they are not. */
export function unusualBoxes(boxes: number, product: ReceivedProduct): string | null {
	const { usual, boxesPerPallet } = product;
	if (usual !== null && boxes > UNUSUAL.times * usual)
		return `${formatBoxes(boxes, product)}\u00a0: d'ordinaire, ce produit arrive par ${formatBoxes(usual, product)}.`;
	if (boxesPerPallet !== null && boxes > UNUSUAL.pallets * boxesPerPallet)
		return `${formatBoxes(boxes, product)}\u00a0: plus de ${formatCount(UNUSUAL.pallets, "palette")}.`;
	return null;
}
