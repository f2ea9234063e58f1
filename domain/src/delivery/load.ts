import { packing } from "../fulfilment/packing";
import type { PackingLimits } from "./options";

/** Boxes of one product, and how they are stacked. `weightGrams`: net weight of one piece, 0 when unknown. */
export interface LoadedLine {
	boxes: number;
	weightGrams: number;
	piecesPerBox: number;
	boxesPerLayer: number | null;
	boxesPerPallet: number | null;
	/** Working days until it leaves; null: as the shop's own preparation. */
	preparationDays: number | null;
}

/** What has to be carried. */
export interface Load {
	/** Full pallets of one product. */
	pallets: number;
	/** Weight of each of these. */
	palletGrams: readonly number[];
	/** What is left beside full pallets: whole layers, then single boxes. */
	layers: number;
	boxes: number;
	/** Pallets that the rest takes when it travels on pallets. */
	mixedPallets: number;
	grams: number;
}

/** Rounding noise of shares of a pallet: a third three times is one pallet, not two. */
const EPSILON = 1e-9;

/** Pallets, layers, loose boxes and weight of a cart. */
export function loadOf(lines: readonly Omit<LoadedLine, "preparationDays">[], limits: PackingLimits): Load {
	const palletGrams: number[] = [];
	const load: Load = { pallets: 0, palletGrams, layers: 0, boxes: 0, mixedPallets: 0, grams: 0 };
	let share = 0;
	let restGrams = 0;
	for (const line of lines) {
		const grams = boxGrams(line, limits);
		const { pallets, layers, boxes } = packing(line.boxes, line);
		const rest = line.boxes - pallets * (line.boxesPerPallet ?? 0);
		load.pallets += pallets;
		for (let pallet = 0; pallet < pallets; pallet++) palletGrams.push(grams * (line.boxesPerPallet ?? 0));
		load.layers += layers;
		load.boxes += boxes;
		load.grams += grams * line.boxes;
		share += rest / (line.boxesPerPallet ?? limits.boxesPerPallet);
		restGrams += grams * rest;
	}
	const byHeight = (share * 100) / limits.palletFillPercent;
	const byWeight = restGrams / (limits.palletKilograms * 1000);
	load.mixedPallets = Math.max(0, Math.ceil(Math.max(byHeight, byWeight) - EPSILON));
	return load;
}

/** Gross weight of one box in grams. */
function boxGrams(
	{ weightGrams, piecesPerBox }: Pick<LoadedLine, "weightGrams" | "piecesPerBox">,
	limits: PackingLimits,
): number {
	if (weightGrams === 0) return limits.boxGrams;
	return Math.round((weightGrams * piecesPerBox * (100 + limits.tarePercent)) / 100);
}
