import { packing } from "../fulfilment/packing";
import { composePallets, isPalletFilled, mayMix, type StackedLine } from "../pallet/mixed-pallet";
import { boxGrams } from "./box-weight";
import type { PackingLimits } from "./options";

/**
 * Boxes of one product, and how they are stacked. `weightGrams`: net weight of one piece, 0 when unknown. Its layers share no pallet
 * with others unless it is stated that they may.
 */
export interface LoadedLine extends Partial<Pick<StackedLine, "productId" | "isUnstackable" | "category">> {
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
	const stacked = lines.map((line) => ({ productId: "", isUnstackable: true, category: null, ...line }));
	const composed = isPalletFilled(stacked, limits) ? composePallets(stacked, limits).mixed.length : 0;
	const all = { share: 0, grams: 0 };
	/** Beside composed pallets. */
	const loose = { share: 0, grams: 0 };
	for (const line of stacked) {
		const grams = boxGrams(line, limits);
		const { pallets, layers, boxes } = packing(line.boxes, line);
		const rest = line.boxes - pallets * (line.boxesPerPallet ?? 0);
		load.pallets += pallets;
		for (let pallet = 0; pallet < pallets; pallet++) palletGrams.push(grams * (line.boxesPerPallet ?? 0));
		load.layers += layers;
		load.boxes += boxes;
		load.grams += grams * line.boxes;
		const isComposed = composed > 0 && mayMix(line, limits);
		for (const [sum, of] of [
			[all, rest],
			[loose, isComposed ? boxes : rest],
		] as const) {
			sum.share += of / (line.boxesPerPallet ?? limits.boxesPerPallet);
			sum.grams += grams * of;
		}
	}
	// Composing pallets never makes a delivery dearer.
	load.mixedPallets = Math.min(palletsFor(all, limits), composed + palletsFor(loose, limits));
	return load;
}

/** Pallets for goods that are put on them as they come. */
function palletsFor({ share, grams }: { share: number; grams: number }, limits: PackingLimits): number {
	const byHeight = (share * 100) / limits.palletFillPercent;
	const byWeight = grams / (limits.palletKilograms * 1000);
	return Math.max(0, Math.ceil(Math.max(byHeight, byWeight) - EPSILON));
}
