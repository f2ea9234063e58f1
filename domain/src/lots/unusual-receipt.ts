import { formatCount } from "../format";

/** From how many times the usual boxes of a product on, and from how many pallets on, a receipt is asked about. */
const UNUSUAL = { times: 10, pallets: 20 };

interface ReceivedProduct {
	/** Boxes of its median receipt so far; null before the first one. */
	usual: number | null;
	boxesPerPallet: number | null;
}

/** Why so many boxes are asked about before they are received; null where they are not. */
export function unusualBoxes(boxes: number, { usual, boxesPerPallet }: ReceivedProduct): string | null {
	if (usual !== null && boxes > UNUSUAL.times * usual)
		return `${formatCount(boxes, "carton")}\u00a0: d'ordinaire, ce produit arrive par ${formatCount(usual, "carton")}.`;
	if (boxesPerPallet !== null && boxes > UNUSUAL.pallets * boxesPerPallet)
		return `${formatCount(boxes, "carton")}\u00a0: plus de ${formatCount(UNUSUAL.pallets, "palette")}.`;
	return null;
}
