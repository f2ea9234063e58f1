import { boxGrams } from "../delivery/box-weight";
import type { PackingLimits } from "../delivery/options";
import { packing } from "../fulfilment/packing";

/** Boxes of a product, and whether its layers may stand on a pallet with those of others. */
export interface StackedLine {
	productId: string;
	boxes: number;
	boxesPerLayer: number | null;
	boxesPerPallet: number | null;
	/** Net weight of one piece, 0 when unknown. */
	weightGrams: number;
	piecesPerBox: number;
	/** Nothing may stand on it, nor it on others. */
	isUnstackable: boolean;
	/** Code of its category; null without one. */
	category: string | null;
}

/** Layers of a product on one pallet. */
export interface PalletLayers {
	productId: string;
	layers: number;
	boxes: number;
}

/** What stands on one pallet, the heaviest layers below. */
export interface Pallet {
	layers: PalletLayers[];
	/** Share of a pallet, 1 when it is full. */
	fill: number;
	grams: number;
}

/** Whole layers of a cart that may be stacked together. */
interface Stack {
	line: StackedLine;
	/** Full pallets of this product alone, and the layers beside them. */
	pallets: number;
	layers: number;
	/** Share of a pallet that one layer fills. */
	share: number;
	boxesPerLayer: number;
	boxesPerPallet: number;
	boxGrams: number;
}

/** Rounding noise of shares: a third three times is one. */
const EPSILON = 1e-9;

/** Why layers of a product may not share a pallet. */
export type MixRefusal = "OFF" | "UNSTACKABLE" | "NO_LAYERS" | "NOT_CHOSEN";

type Mixable = Omit<StackedLine, "boxes" | "weightGrams" | "piecesPerBox">;

/** Why whole layers of a product may not share a pallet, by the shop's settings and the product's own; null where they may. */
export function mixRefusal(
	{ productId, isUnstackable, category, boxesPerLayer, boxesPerPallet }: Mixable,
	{ mixedPallets }: Pick<PackingLimits, "mixedPallets">,
): MixRefusal | null {
	if (!mixedPallets.isAllowed) return "OFF";
	if (isUnstackable) return "UNSTACKABLE";
	// A product of one layer a pallet leaves no room for another.
	if (!boxesPerLayer || !boxesPerPallet || boxesPerLayer >= boxesPerPallet) return "NO_LAYERS";
	const isChosen =
		mixedPallets.categories.length + mixedPallets.productIds.length === 0 ||
		mixedPallets.productIds.includes(productId) ||
		(category !== null && mixedPallets.categories.includes(category));
	return isChosen ? null : "NOT_CHOSEN";
}

/** Whether whole layers of a product may share a pallet. */
export const mayMix = (line: Mixable, limits: Pick<PackingLimits, "mixedPallets">): boolean =>
	mixRefusal(line, limits) === null;

function stacksOf(lines: readonly StackedLine[], limits: PackingLimits): Stack[] {
	return lines.flatMap((line) => {
		const { boxesPerLayer, boxesPerPallet } = line;
		if (!mayMix(line, limits) || !boxesPerLayer || !boxesPerPallet) return [];
		const { pallets, layers } = packing(line.boxes, line);
		if (pallets + layers === 0) return [];
		const stack = { line, pallets, layers, boxesPerLayer, boxesPerPallet, share: boxesPerLayer / boxesPerPallet };
		return [{ ...stack, boxGrams: boxGrams(line, limits) }];
	});
}

/** How far whole layers of products that may be stacked together fill a pallet; 1.5 is a pallet and a half. */
export const fillOf = (lines: readonly StackedLine[], limits: PackingLimits): number =>
	stacksOf(lines, limits).reduce((sum, { pallets, layers, share }) => sum + pallets + layers * share, 0);

const isOfSeveral = (stacks: readonly Stack[]): boolean => new Set(stacks.map(({ line }) => line.productId)).size > 1;

/** Whether layers of several products fill a pallet, so that all of them have its price. */
export function isPalletFilled(lines: readonly StackedLine[], limits: PackingLimits): boolean {
	const stacks = stacksOf(lines, limits);
	return isOfSeveral(stacks) && fillOf(lines, limits) * 100 >= limits.mixedPallets.minimumFillPercent - EPSILON;
}

/**
 * Puts whole layers on pallets: full pallets of one product by themselves, all other layers together, the heaviest first, each on the
 * first pallet with room and weight left for it. The order of the lines does not matter.
 */
export function composePallets(
	lines: readonly StackedLine[],
	limits: PackingLimits,
): { whole: Pallet[]; mixed: Pallet[] } {
	const stacks = stacksOf(lines, limits).toSorted(
		(one, other) =>
			other.boxGrams * other.boxesPerLayer - one.boxGrams * one.boxesPerLayer ||
			(one.line.productId < other.line.productId ? -1 : 1),
	);
	const whole = stacks.flatMap(({ line: { productId }, pallets, boxesPerLayer, boxesPerPallet, boxGrams }) =>
		Array.from({ length: pallets }, () => ({
			layers: [{ productId, layers: Math.ceil(boxesPerPallet / boxesPerLayer), boxes: boxesPerPallet }],
			fill: 1,
			grams: boxGrams * boxesPerPallet,
		})),
	);
	const mixed: Pallet[] = [];
	const most = limits.palletKilograms * 1000;
	for (const { line, layers, share, boxesPerLayer, boxGrams } of stacks) {
		const grams = boxGrams * boxesPerLayer;
		for (let layer = 0; layer < layers; layer++) {
			const open = mixed.find((one) => one.fill + share <= 1 + EPSILON && one.grams + grams <= most);
			const pallet = open ?? { layers: [], fill: 0, grams: 0 };
			if (!open) mixed.push(pallet);
			pallet.fill += share;
			pallet.grams += grams;
			const same = pallet.layers.find(({ productId }) => productId === line.productId);
			if (same) {
				same.layers += 1;
				same.boxes += boxesPerLayer;
			} else pallet.layers.push({ productId: line.productId, layers: 1, boxes: boxesPerLayer });
		}
	}
	return { whole, mixed: mixed.map((pallet) => ({ ...pallet, fill: Math.round(pallet.fill * 1e6) / 1e6 })) };
}

/** A line at the price of a box at its own tier, and at that of a pallet of the product; null where it has none. */
export interface PalletPricedLine extends StackedLine {
	unitPriceCents: number;
	palletPriceCents: number | null;
}

/** Cents that the layers of a line have off, a box, once they stand on a filled pallet; see `palletReduction`. */
function offOnPallet(line: PalletPricedLine, limits: PackingLimits): number {
	const { boxes, unitPriceCents, palletPriceCents, boxesPerLayer, boxesPerPallet } = line;
	if (palletPriceCents === null || palletPriceCents >= unitPriceCents || !mayMix(line, limits)) return 0;
	const { pallets, layers } = packing(boxes, line);
	const stacked = pallets * (boxesPerPallet ?? 0) + layers * (boxesPerLayer ?? 0);
	return Math.ceil(((unitPriceCents - palletPriceCents) * stacked) / boxes);
}

/**
 * Cents off a box of each line, because its whole layers stand on a filled pallet of several products; all 0 while they fill
 * none. Boxes beyond whole layers have the price of their own tier; as a line has one price a box, so that each later refund is
 * exact, the reduction is spread over its boxes and rounded up to the cent. Never more than the difference to the pallet's price.
 */
export function palletReduction(lines: readonly PalletPricedLine[], limits: PackingLimits): number[] {
	const isFilled = isPalletFilled(lines, limits);
	return lines.map((line) => (isFilled ? offOnPallet(line, limits) : 0));
}

/** What layers lack of a filled pallet. */
export interface MissingLayers {
	/** How far they fill one. */
	fill: number;
	/** Layers to add, of the largest among them: a pallet of smaller ones needs more. */
	layers: number;
	/** Those that are there are of one product: another one has to join it. */
	isOneProduct: boolean;
	/** What the layers that are there save once it is filled. */
	savingCents: number;
}

/** What the whole layers of a cart lack of a filled pallet; null without a layer, and where one is filled or nothing would be saved. */
export function missingLayers(lines: readonly PalletPricedLine[], limits: PackingLimits): MissingLayers | null {
	const stacks = stacksOf(lines, limits);
	const fill = fillOf(lines, limits);
	const missing = limits.mixedPallets.minimumFillPercent / 100 - fill;
	const largest = Math.max(0, ...stacks.map(({ share }) => share));
	const savingCents = lines.reduce((sum, line) => sum + offOnPallet(line, limits) * line.boxes, 0);
	if (largest === 0 || savingCents === 0 || isPalletFilled(lines, limits)) return null;
	// One product alone may reach the share and still lacks a layer of another.
	const layers = Math.max(1, Math.ceil(missing / largest - EPSILON));
	return { fill, layers, isOneProduct: !isOfSeveral(stacks), savingCents };
}
