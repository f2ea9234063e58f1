import { dayOf } from "../day";
import type { DatedFood } from "../food/durability";
import { missingFoodInformation } from "../food/food-information";
import { changedPrices, type PricedTier, type PriceStep, type TierPrices } from "../prices/price-change";
import { PRIOR_PRICE_DAYS, type PriceChange, priorPrices } from "../prices/prior-price";
import type { TierPricing } from "../prices/tier-price";
import { sentence } from "../text";
import { expiryForSale, missingForSale, type StatedProduct } from "./publication";
import { TAG_CODES, type TagCode } from "./tags";

/** Why the label "Promo" is refused, as a fragment that follows the name of its field. */
export const UNFOUNDED_PROMO = `« Promo » annonce une baisse : la pièce au carton doit coûter moins que son prix le plus bas des ${PRIOR_PRICE_DAYS} jours précédents, tous connus de la boutique`;

/** Batch actions on products. RECEIPT adds boxes, an amount per product; UNDO reverts another batch. */
export type ProductAction =
	| { kind: "PUBLISH"; isPublished: boolean }
	| { kind: "TAGS"; add: readonly TagCode[]; remove: readonly TagCode[] }
	| { kind: "PRICE"; tier: PricedTier; step: PriceStep };

/** Values of a product that a batch changed: only those of its action are present. `stocked` in boxes. */
export interface ProductValues extends Partial<TierPrices> {
	isPublished?: boolean;
	tags?: TagCode[];
	stocked?: number;
}

/** Largest price of a piece, EUR, and largest stock, boxes, that the form takes too. */
export const HIGHEST = { price: 10_000, stocked: 1_000_000 } as const;

/** Why a product is left as it is while the others change. */
export const PRODUCT_REFUSALS = {
	NOT_POSITIVE: "Un prix tomberait à zéro ou en dessous.",
	TOO_HIGH: "Un prix dépasserait 10\u202f000\u00a0€ la pièce.",
	TIER_ORDER: "La pièce coûterait plus cher à la couche ou à la palette qu'en plus petite quantité.",
	PROMO: sentence(UNFOUNDED_PROMO),
	FOOD: "Il manque des mentions que la loi exige avant la vente d'une denrée\u00a0: complétez la fiche du produit.",
	EXPIRED: "La date limite de consommation est passée\u00a0: cette denrée ne peut plus être vendue.",
	INCOMPLETE:
		"Il manque la description, une image, le poids ou un EAN\u00a0: complétez la fiche du produit avant de le publier.",
	CATEGORY: "Ce produit n'a pas de catégorie\u00a0: choisissez-en une dans sa fiche avant de le publier.",
	RESERVED: "Des commandes retiennent ce stock\u00a0: il ne peut pas descendre en dessous.",
	STOCK_LIMIT: "Le stock dépasserait un million de cartons.",
	CHANGED: "Ce produit a changé entre-temps\u00a0: il reste tel quel.",
	GONE: "Ce produit n'existe plus.",
	FAILED: "Une erreur est survenue\u00a0: ce produit n'a pas changé. Essayez de le changer seul.",
} as const;
export type ProductRefusal = keyof typeof PRODUCT_REFUSALS;

/** A product as far as a change of many needs to know it. */
export interface ChangeableProduct extends TierPricing, StatedProduct, DatedFood {
	tags: readonly TagCode[];
	isPublished: boolean;
	stocked: number;
	reserved: number;
}

/** What becomes of a product: new values with those before, nothing since it has them already, or a refusal. */
export type Verdict =
	| { result: "DONE"; before: ProductValues; after: ProductValues }
	| { result: "UNCHANGED" }
	| { result: "REFUSED"; refusal: ProductRefusal };

export function valuesWanted(product: ChangeableProduct, action: ProductAction): ProductValues {
	if (action.kind === "PUBLISH") return { isPublished: action.isPublished };
	if (action.kind === "PRICE") return changedPrices(product, action.tier, action.step);
	const wanted = new Set<TagCode>([...product.tags, ...action.add]);
	for (const tag of action.remove) wanted.delete(tag);
	return { tags: inOrder([...wanted]) };
}

/** The values of a product that `wanted` names, as they are. */
export function valuesOf(product: ChangeableProduct, wanted: ProductValues): ProductValues {
	return Object.fromEntries(
		(Object.keys(wanted) as (keyof ProductValues)[]).map((name) => [
			name,
			name === "tags" ? inOrder(product.tags) : (product[name] ?? null),
		]),
	);
}

/** Whether two sets of values are equal in the fields of `a`. */
export function isSameValues(a: ProductValues, b: ProductValues): boolean {
	return (Object.keys(a) as (keyof ProductValues)[]).every(
		(name) => JSON.stringify(a[name] ?? null) === JSON.stringify(b[name] ?? null),
	);
}

/**
 * Whether a product may have these values, by the rules of the form.
 * @param history its recorded prices; read where it announces a reduction
 */
export function judgeValues(
	product: ChangeableProduct,
	wanted: ProductValues,
	history: readonly PriceChange[],
	now: Date,
): Verdict {
	const before = valuesOf(product, wanted);
	if (isSameValues(wanted, before)) return { result: "UNCHANGED" };
	const refusal = refusalOf({ ...product, ...wanted }, product, history, now);
	return refusal ? { result: "REFUSED", refusal } : { result: "DONE", before, after: wanted };
}

function refusalOf(
	after: ChangeableProduct,
	before: ChangeableProduct,
	history: readonly PriceChange[],
	now: Date,
): ProductRefusal | undefined {
	if (after.stocked > HIGHEST.stocked) return "STOCK_LIMIT";
	if (after.stocked < Math.min(after.reserved, before.stocked)) return "RESERVED";
	const { pricePerPieceBox: box, pricePerPieceLayer: layer, pricePerPiecePallet: pallet } = after;
	const prices = [box, layer, pallet].filter((price) => price !== null && price !== undefined);
	if (prices.some((price) => price <= 0)) return "NOT_POSITIVE";
	if (prices.some((price) => price > HIGHEST.price)) return "TOO_HIGH";
	if (prices.some((price, index) => index > 0 && price > (prices[index - 1] ?? 0))) return "TIER_ORDER";
	if (after.isPublished && !before.isPublished) {
		if (expiryForSale(after, dayOf(now)).length > 0) return "EXPIRED";
		if (after.category === null) return "CATEGORY";
		if (missingForSale(after).length > missingFoodInformation(after).length) return "INCOMPLETE";
		if (missingFoodInformation(after).length > 0) return "FOOD";
	}
	const isPriceOrLabel = !isSameValues(valuesOf(before, LABELLED), valuesOf(after, LABELLED));
	if (after.tags.includes("PROMO") && isPriceOrLabel && !priorPrices(after, history, now)) return "PROMO";
	return undefined;
}

/** What decides whether a reduction may be announced. */
const LABELLED: ProductValues = { tags: [], pricePerPieceBox: 0, pricePerPieceLayer: 0, pricePerPiecePallet: 0 };

const inOrder = (tags: readonly TagCode[]) => TAG_CODES.filter((code) => tags.includes(code));
