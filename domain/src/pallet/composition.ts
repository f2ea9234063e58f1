import { tierCents } from "../channels/sales-channel";
import type { PackingLimits } from "../delivery/options";
import { pricePerBoxCents, type TierPricing, tiers } from "../prices/tier-price";
import { composePallets, isPalletFilled, type PalletPricedLine } from "./mixed-pallet";

/** Layers by product id, in the order in which they were chosen. */
export type Composition = ReadonlyMap<string, number>;

/** Most products of a composition, and layers of each. */
export const COMPOSITION = { products: 30, layers: 99 } as const;

const ENTRY = /^([\w-]{1,64})\.([1-9]\d?)$/;

/** Reads what a link states, "prod_1.3,prod_2.2"; what cannot be read is left out. */
export function readComposition(text: string): Map<string, number> {
	const layers = new Map<string, number>();
	for (const entry of text.split(",", COMPOSITION.products)) {
		const [, productId, count] = ENTRY.exec(entry) ?? [];
		if (productId) layers.set(productId, Number(count));
	}
	return layers;
}

export const writeComposition = (layers: Composition): string =>
	[...layers]
		.filter(([, count]) => count > 0)
		.map(([productId, count]) => `${productId}.${count}`)
		.join(",");

/** A product as it is sold, with what decides whether its layers may share a pallet. */
export interface ComposableProduct extends TierPricing {
	id: string;
	boxesPerLayer: number | null;
	boxesPerPallet: number | null;
	weightGrams: number;
	isUnstackable: boolean;
	category: string;
	stock: number;
}

/** Boxes of a product at its own prices, as the rules of mixed pallets read them. */
export const palletLine = (product: ComposableProduct, boxes: number): PalletPricedLine => ({
	...product,
	productId: product.id,
	boxes,
	unitPriceCents: pricePerBoxCents(product, boxes),
	palletPriceCents: tierCents(tiers(product), product.boxesPerPallet),
});

/**
 * One filled pallet of as many of these products as it holds, a layer of each in turn, no more than is in stock; the first of them
 * are preferred. Null where they fill none.
 */
export function discoveryPallet(products: readonly ComposableProduct[], limits: PackingLimits): Composition | null {
	for (const first of products.keys()) {
		const layers = filledInTurn([...products.slice(first), ...products.slice(0, first)], limits);
		if (isPalletFilled(linesOf(products, layers), limits)) return layers;
	}
	return null;
}

function filledInTurn(products: readonly ComposableProduct[], limits: PackingLimits): Composition {
	let layers: Composition = new Map();
	for (let isGrowing = true; isGrowing; ) {
		isGrowing = false;
		for (const { id, stock, boxesPerLayer } of products) {
			const count = (layers.get(id) ?? 0) + 1;
			if (!boxesPerLayer || count * boxesPerLayer > stock || count > COMPOSITION.layers) continue;
			const more = new Map(layers).set(id, count);
			const { whole, mixed } = composePallets(linesOf(products, more), limits);
			// A product that may not be mixed stands on none.
			const standing = [...whole, ...mixed].flatMap((pallet) => pallet.layers);
			if (whole.length + mixed.length !== 1 || !standing.some(({ productId }) => productId === id)) continue;
			layers = more;
			isGrowing = true;
		}
	}
	return layers;
}

const linesOf = (products: readonly ComposableProduct[], layers: Composition): PalletPricedLine[] =>
	products
		.filter(({ id }) => layers.has(id))
		.map((product) => palletLine(product, (layers.get(product.id) ?? 0) * (product.boxesPerLayer ?? 0)));
