import { formatCount } from "../format";
import { piecesToCents } from "../money";

/**
 * The units in which a shopper enters a quantity, smallest first: in words, and the fields of a product that say how
 * many boxes one holds and what a piece of it costs. Medusa itself only ever counts boxes. Source: spec §2 "order-type
 * tabs".
 */
export const UNITS = {
	box: { name: "Carton", word: "carton", boxes: null, price: "pricePerPieceBox" },
	layer: { name: "Couche", word: "couche", boxes: "boxesPerLayer", price: "pricePerPieceLayer" },
	pallet: { name: "Palette", word: "palette", boxes: "boxesPerPallet", price: "pricePerPiecePallet" },
} as const;
export type OrderType = keyof typeof UNITS;
export const ORDER_TYPES = Object.keys(UNITS) as OrderType[];

export interface Packed {
	piecesPerBox?: number | undefined;
}
/** The word for one box: a product sold singly has no box. A product that is not known counts as one with a box. */
export const boxWord = (product: Packed | null): string => (product?.piecesPerBox === 1 ? "pièce" : UNITS.box.word);

/** Boxes in words: "3 cartons", "1 pièce", "8 pièces commandées". @param adjective masculine and singular */
export function formatBoxes(boxes: number, product: Packed | null, adjective = ""): string {
	const word = boxWord(product);
	if (adjective === "") return formatCount(boxes, word);
	const agreed = word === "pièce" && !adjective.endsWith("e") ? `${adjective}e` : adjective;
	return formatCount(boxes, `${word} ${agreed}`, `${word}s ${agreed}s`);
}

/** The box, behind its price: "le carton", "la pièce". */
export const theBox = (product: Packed | null): string => (product?.piecesPerBox === 1 ? "la pièce" : "le carton");

/** Name of an order type for this product: "Carton", "Couche", "Palette", or "Pièce" for what is sold singly. */
export const unitName = (product: Packed | null, orderType: OrderType): string =>
	orderType === "box" && product?.piecesPerBox === 1 ? "Pièce" : UNITS[orderType].name;

/** Packaging figures and per-piece prices (EUR incl. VAT) that decide every price of a product. */
export interface TierPricing {
	piecesPerBox: number;
	boxesPerLayer?: number | null;
	boxesPerPallet?: number | null;
	pricePerPieceBox: number;
	pricePerPieceLayer?: number | null;
	pricePerPiecePallet?: number | null;
}

/** One price tier of a product: from `minBoxes` boxes on, each box costs `pricePerBoxCents`. */
export interface Tier {
	orderType: OrderType;
	minBoxes: number;
	pricePerPiece: number;
	pricePerBoxCents: number;
}

/**
 * The tiers a product really has, box first. A layer exists only if a layer price and boxes per layer
 * both exist; the pallet likewise. Source: spec §2 "Order-type tabs".
 */
export function tiers(product: TierPricing): Tier[] {
	return ORDER_TYPES.map((orderType) => {
		const { boxes, price } = UNITS[orderType];
		return { orderType, minBoxes: boxes ? product[boxes] : 1, pricePerPiece: product[price] };
	})
		.filter(isSold)
		.map((tier) => ({ ...tier, pricePerBoxCents: piecesToCents(product.piecesPerBox, tier.pricePerPiece) }));
}

interface StatedTier {
	orderType: OrderType;
	minBoxes: number | null | undefined;
	pricePerPiece: number | null | undefined;
}
const isSold = (tier: StatedTier): tier is Omit<Tier, "pricePerBoxCents"> =>
	tier.orderType === "box" || Boolean(tier.minBoxes && tier.pricePerPiece);

/** Boxes in one unit of `orderType`, or null when the product is not sold that way. */
export function unitBoxes(product: TierPricing, orderType: OrderType): number | null {
	return tiers(product).find((tier) => tier.orderType === orderType)?.minBoxes ?? null;
}

/**
 * The tier that `totalBoxes` boxes of one product reach, whatever tab they were entered with:
 * pallet when reached, else layer, else box. Source: spec §4 "Price tier on the product page".
 */
export function tierFor(product: TierPricing, totalBoxes: number): Tier {
	const all = tiers(product);
	const reached = all.filter((tier) => totalBoxes >= tier.minBoxes);
	return reached.at(-1) ?? (all[0] as Tier);
}

/** Price of one box in cents when `totalBoxes` are ordered. */
export function pricePerBoxCents(product: TierPricing, totalBoxes: number): number {
	return tierFor(product, totalBoxes).pricePerBoxCents;
}

/** Total of a line in cents. */
export function lineTotalCents(product: TierPricing, totalBoxes: number): number {
	return pricePerBoxCents(product, totalBoxes) * totalBoxes;
}

/** The first tier that `totalBoxes` does not reach and that is cheaper per box, with the boxes missing; null at the top. */
export function nextTier(product: TierPricing, totalBoxes: number): { tier: Tier; missingBoxes: number } | null {
	const current = tierFor(product, totalBoxes);
	const next = tiers(product).find(
		(tier) => tier.minBoxes > totalBoxes && tier.pricePerBoxCents < current.pricePerBoxCents,
	);
	return next ? { tier: next, missingBoxes: next.minBoxes - totalBoxes } : null;
}

/**
 * A larger quantity that costs less in total than `totalBoxes` (47 boxes at the layer price can be dearer
 * than a pallet of 48), the cheapest one first; null when there is none.
 */
export function tierInversion(product: TierPricing, totalBoxes: number): { tier: Tier; savingCents: number } | null {
	const total = lineTotalCents(product, totalBoxes);
	const cheaper = tiers(product)
		.filter((tier) => tier.minBoxes > totalBoxes)
		.map((tier) => ({ tier, savingCents: total - tier.minBoxes * tier.pricePerBoxCents }))
		.filter((offer) => offer.savingCents > 0)
		.sort((a, b) => b.savingCents - a.savingCents);
	return cheaper[0] ?? null;
}

/** Saving of a tier against the box price, in whole percent (0 when dearer or equal). */
export function savingPercent(product: TierPricing, tier: Tier): number {
	const box = product.pricePerPieceBox;
	return Math.max(0, Math.round(((box - tier.pricePerPiece) / box) * 100));
}

/** The largest unit that divides `totalBoxes` exactly: how a cart line of that many boxes is shown. */
export function unitsFor(
	product: TierPricing,
	totalBoxes: number,
): { orderType: OrderType; quantity: number; boxesPerUnit: number } {
	const unit = tiers(product)
		.reverse()
		.find((tier) => totalBoxes >= tier.minBoxes && totalBoxes % tier.minBoxes === 0);
	const boxesPerUnit = unit?.minBoxes ?? 1;
	return { orderType: unit?.orderType ?? "box", quantity: totalBoxes / boxesPerUnit, boxesPerUnit };
}
