import type { Product } from "@confiserie/domain/contract/product";
import type { PackingLimits } from "@confiserie/domain/delivery/options";
import { formatCount, formatInteger } from "@confiserie/domain/format";
import { palletLine } from "@confiserie/domain/pallet/composition";
import { fillText } from "@confiserie/domain/pallet/fill-text";
import {
	composePallets,
	fillOf,
	isPalletFilled,
	mayMix,
	missingLayers,
	type Pallet,
	palletReduction,
} from "@confiserie/domain/pallet/mixed-pallet";
import { tiers } from "@confiserie/domain/prices/tier-price";
import { type GoodsTotal, goodsTotal } from "@/lib/goods-total";

export interface ChosenBoxes {
	product: Product;
	boxes: number;
}

export interface PalletFigures {
	pallets: Pallet[];
	/** Of the pallet that is being filled. */
	open: Pallet | undefined;
	now: GoodsTotal;
	/** Less than each box at its price alone. */
	saving: GoodsTotal;
	/** What is missing, what it is good for, or why a second pallet begins. */
	state: string;
	isFilled: boolean;
}

/** What boxes of products come to on pallets. */
export function palletFigures(chosen: readonly ChosenBoxes[], packing: PackingLimits): PalletFigures {
	const stacked = chosen.map(({ product, boxes }) => ({ product, line: palletLine(product, boxes) }));
	const lines = stacked.map(({ line }) => line);
	const off = palletReduction(lines, packing);
	const amounts = (centsOf: (index: number) => number) =>
		goodsTotal(
			stacked.map(({ product, line }, index) => ({
				ratePercent: product.vatRate,
				grossCents: centsOf(index) * line.boxes,
			})),
		);
	const now = amounts((index) => (lines[index]?.unitPriceCents ?? 0) - (off[index] ?? 0));
	const byTheBox = amounts((index) => boxCents(stacked[index]?.product));
	const { whole, mixed } = composePallets(lines, packing);
	const pallets = [...whole, ...mixed];
	return {
		pallets,
		open: pallets.at(-1),
		now,
		saving: { gross: byTheBox.gross - now.gross, net: byTheBox.net - now.net },
		state: stateText(lines, pallets, packing),
		isFilled: isPalletFilled(lines, packing),
	};
}

const boxCents = (product: Product | undefined) => (product ? tiers(product)[0]?.pricePerBoxCents : 0) ?? 0;

function stateText(lines: Parameters<typeof palletReduction>[0], pallets: readonly Pallet[], packing: PackingLimits) {
	const last = pallets.at(-1);
	if (!last) return "Ajoutez une couche\u00a0: la palette se remplit ici.";
	const fill = fillOf(lines, packing);
	const minimum = packing.mixedPallets.minimumFillPercent;
	if (!isPalletFilled(lines, packing)) {
		if (fill * 100 >= minimum)
			return "Un seul produit\u00a0: sa palette entière a son tarif palette. Ajoutez-en un autre pour en composer une.";
		const missing = missingLayers(lines, packing);
		const more =
			missing &&
			`Encore ${formatCount(missing.layers, "couche")}${missing.isOneProduct ? " d'un autre produit" : ""}\u00a0: dès ${minimum}\u00a0%, toutes ont le tarif palette.`;
		return `Remplie à ${fillText(fill)}. ${more ?? ""}`.trim();
	}
	const tariff = "toutes les couches ont le tarif palette.";
	if (pallets.length > 1) {
		const why =
			fill <= 1
				? `Trop lourd pour une palette (${formatInteger(packing.palletKilograms)} kg au plus)\u00a0: une deuxième commence`
				: `Plus de place\u00a0: une ${pallets.length}ᵉ palette commence (${fillText(last.fill)})`;
		return `${why}\u00a0; ${tariff}`;
	}
	if (last.fill > 1 - 1e-9) return `Palette pleine\u00a0: ${tariff} Une couche de plus en commence une deuxième.`;
	return `Presque pleine (${fillText(last.fill)})\u00a0: ${tariff} Il reste un peu de place.`;
}

/** Boxes of those layers of the cart that may share a pallet, and those of the layers that join them. */
export function joined(
	inCart: readonly ChosenBoxes[],
	layers: ReadonlyMap<string, number>,
	products: ReadonlyMap<string, Product>,
	packing: PackingLimits,
): ChosenBoxes[] {
	const boxes = new Map(
		inCart
			.filter(({ product, boxes }) => mayMix(palletLine(product, 0), packing) && boxes >= (product.boxesPerLayer ?? 0))
			.map((one) => [one.product.id, one] as const),
	);
	for (const [id, count] of layers) {
		const product = products.get(id);
		if (!product || count === 0) continue;
		const before = boxes.get(id)?.boxes ?? 0;
		boxes.set(id, { product, boxes: before + count * (product.boxesPerLayer ?? 0) });
	}
	return [...boxes.values()];
}
