import { formatBoxes, type Packed, unitName } from "./tier-price";

/** Boxes of several products in words: "12 cartons", "12 cartons et 3 pièces". */
export function formatBoxSum(lines: readonly (Packed & { boxes: number })[]): string {
	const sumOf = (some: typeof lines) => some.reduce((sum, { boxes }) => sum + boxes, 0);
	const single = sumOf(lines.filter(({ piecesPerBox }) => piecesPerBox === 1));
	const boxes = sumOf(lines) - single;
	const pieces = single > 0 ? [formatBoxes(single, { piecesPerBox: 1 })] : [];
	return (boxes > 0 || single === 0 ? [formatBoxes(boxes, null), ...pieces] : pieces).join(" et ");
}

/** Of one box: "d'un carton", "d'une pièce". */
export const ofABox = (product: Packed | null): string => (product?.piecesPerBox === 1 ? "d'une pièce" : "d'un carton");

/** Heading or label of a count of boxes: "Cartons", "Pièces". */
export const boxesLabel = (product: Packed | null): string => `${unitName(product, "box")}s`;
