import type { PackingLimits } from "./options";

interface Weighed {
	/** Net weight of one piece, 0 when unknown. */
	weightGrams: number;
	piecesPerBox: number;
}

/** Gross weight of one box in grams. */
export function boxGrams(
	{ weightGrams, piecesPerBox }: Weighed,
	limits: Pick<PackingLimits, "boxGrams" | "tarePercent">,
): number {
	if (weightGrams === 0) return limits.boxGrams;
	return Math.round((weightGrams * piecesPerBox * (100 + limits.tarePercent)) / 100);
}
