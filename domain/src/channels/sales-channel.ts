import type { CategoryCode } from "../catalogue/category";
import { roundHalfUp } from "../money";
import { type TierPricing, tiers } from "../prices/tier-price";

/** Which products a channel sells. PRODUCTS: the selected ones, stored by Medusa. */
export type Assortment = { kind: "ALL" } | { kind: "CATEGORIES"; categories: CategoryCode[] } | { kind: "PRODUCTS" };

/**
 * Price that a channel asks for a box: the shop's price, a percentage of it, or a price list of its own, tier by tier. The
 * last two stand in Medusa's price list `priceListId`.
 */
export type ChannelPrices =
	| { kind: "SHOP" }
	| { kind: "FACTOR"; percent: number; priceListId: string }
	| { kind: "LIST"; priceListId: string };

/** Stock of a channel: all of it, that of one location, or at most a share of it at a time. */
export type ChannelStock =
	| { kind: "ALL" }
	| { kind: "LOCATION"; locationId: string }
	| { kind: "SHARE"; percent: number };

/** Terms on which a channel sells. */
export interface ChannelTerms {
	assortment: Assortment;
	prices: ChannelPrices;
	stock: ChannelStock;
}

/** Price of a box, in cents, from `minBoxes` boxes of the product on. */
export interface BoxPrice {
	minBoxes: number;
	pricePerBoxCents: number;
}

/** Whether a channel sells a product of these categories; `isChosen` when it was selected for the channel. */
export function sellsProduct(
	assortment: Assortment,
	product: { categories: readonly string[]; isChosen: boolean },
): boolean {
	if (assortment.kind === "ALL") return true;
	if (assortment.kind === "PRODUCTS") return product.isChosen;
	return assortment.categories.some((category) => product.categories.includes(category));
}

/**
 * Prices of a box of a product through a channel, smallest quantity first. A percentage applies to each of the shop's own
 * tiers and is rounded half up to the cent, one cent at least; a product without a valid entry in the list has the shop's
 * prices.
 * @param listed the product's prices in the channel's list
 */
export function channelBoxPrices(
	product: TierPricing,
	prices: ChannelPrices,
	listed: readonly BoxPrice[] = [],
): BoxPrice[] {
	const ownTiers = prices.kind === "LIST" ? listedTiers(product, listed) : [];
	if (ownTiers.length > 0) return ownTiers;
	const percent = prices.kind === "FACTOR" ? prices.percent : 100;
	return tiers(product).map(({ minBoxes, pricePerBoxCents }) => ({
		minBoxes,
		pricePerBoxCents: Math.max(1, roundHalfUp((pricePerBoxCents * percent) / 100)),
	}));
}

/** The listed prices of a box, a layer and a pallet, smallest quantity first; the others were those of a former layer or pallet. */
export function listedTiers({ boxesPerLayer, boxesPerPallet }: TierPricing, listed: readonly BoxPrice[]): BoxPrice[] {
	return listed
		.filter(({ minBoxes }) => [1, boxesPerLayer, boxesPerPallet].includes(minBoxes))
		.toSorted((a, b) => a.minBoxes - b.minBoxes);
}

/** The price of one box when `boxes` are ordered: that of the highest tier reached, else the first one. */
export function boxPriceFor(prices: readonly BoxPrice[], boxes: number): number {
	const reached = prices.filter(({ minBoxes }) => boxes >= minBoxes);
	return (reached.at(-1) ?? prices[0])?.pricePerBoxCents ?? 0;
}

/** The price of one box of the tier that begins at so many boxes; null where none does. */
export const tierCents = (prices: readonly BoxPrice[], boxes: number | null): number | null =>
	prices.find(({ minBoxes }) => minBoxes === boxes)?.pricePerBoxCents ?? null;

/** Boxes of the stock that a channel may hold at a time, until they are shipped. */
export function shareOfStock(stock: ChannelStock, stockedBoxes: number): number {
	return stock.kind === "SHARE" ? Math.floor((stockedBoxes * stock.percent) / 100) : stockedBoxes;
}

/**
 * Boxes that a channel can still sell of a stock: the unreserved ones, up to the rest of its share.
 * @param level boxes in stock, unreserved boxes, and those that orders of the channel hold
 */
export function sellableThrough(
	stock: ChannelStock,
	level: { stocked: number; available: number; heldByChannel: number },
): number {
	const left = stock.kind === "SHARE" ? shareOfStock(stock, level.stocked) - level.heldByChannel : level.available;
	return Math.max(0, Math.min(level.available, left));
}
