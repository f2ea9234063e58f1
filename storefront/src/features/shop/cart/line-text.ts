import type { CartLine, LinePricing } from "@confiserie/domain/cart/cart";
import type { Product } from "@confiserie/domain/contract/product";
import { formatCount } from "@confiserie/domain/format";
import { toCents } from "@confiserie/domain/money";
import { type PriceText, priceText, unpriced } from "@confiserie/domain/prices/price-text";
import {
	boxWord,
	formatBoxes,
	nextTier,
	theBox,
	tierFor,
	tierInversion,
	UNITS,
} from "@confiserie/domain/prices/tier-price";
import { pricePerKilogramCents } from "@confiserie/domain/prices/unit-price";
import { heldBoxes } from "./held-boxes";
import { readPricing } from "./stored-pricing";

/** What the shop says of a line now. `product` is null when it is no longer on sale. Prices in EUR a box. */
export interface LineCheck {
	product: Product | null;
	priceBefore: number | null;
	priceNow: number | null;
}

/** Where the browser stores nothing. */
export const UNSAVED_CART =
	"Votre navigateur n'enregistre pas le panier\u00a0: il disparaît si vous fermez ou rechargez la page.";

/** That many boxes of a product in the cart: "3 cartons", "3 pièces". */
export const boxesText = (productId: string, boxes: number): string => formatBoxes(boxes, readPricing(productId));

/** "2 couches = 16 cartons", "3 cartons". */
export function contentText({ product, quantity }: CartLine): string {
	const boxes = boxesText(product.id, product.totalBoxes);
	return product.orderType === "box" ? boxes : `${formatCount(quantity, UNITS[product.orderType].word)} = ${boxes}`;
}

/** "Tarif couche : 33,12 € TTC le carton"; without the tier when the figures of the product are not known. */
export function tierText({ product }: CartLine, pricing: LinePricing | null): PriceText {
	const { pricePerBox, totalBoxes } = product;
	if (!Number.isFinite(pricePerBox)) return { ttc: "Prix à confirmer", ht: null };
	const reached = pricing && tierFor(pricing, totalBoxes).orderType;
	const tier = reached ? `Tarif ${reached === "box" ? boxWord(pricing) : UNITS[reached].word}\u00a0: ` : "";
	return priceText(pricing?.vatRate, ({ cents }) => `${tier}${cents(toCents(pricePerBox))} ${theBox(pricing)}`);
}

/** "37,50 € TTC / kg" at the tier of the line, once the weight is known; null without a weight. */
export function kilogramText({ product }: CartLine, check: LineCheck | undefined): PriceText | null {
	const perKilogram = check?.product ? pricePerKilogramCents(check.product, product.totalBoxes) : null;
	if (perKilogram === null) return null;
	return priceText(check?.product?.vatRate, ({ cents }) => `${cents(perKilogram)}\u00a0/\u00a0kg`);
}

/** What more boxes would bring, or null: a whole pallet that costs less, else the next tier. Never offers more than the stock. */
export function nudgeOf(
	{ product: { totalBoxes } }: CartLine,
	pricing: LinePricing | null,
	stock = Number.POSITIVE_INFINITY,
): { text: PriceText; boxes: number } | null {
	if (!pricing) return null;
	const boxesOf = (boxes: number) => formatBoxes(boxes, pricing);
	const cheaper = tierInversion(pricing, totalBoxes);
	if (cheaper && cheaper.tier.minBoxes <= stock) {
		const { tier, savingCents } = cheaper;
		const unit = `une ${UNITS[tier.orderType].word} entière`;
		return {
			text: priceText(
				pricing.vatRate,
				({ cents }) => `À ${boxesOf(tier.minBoxes)} (${unit}), vous payez ${cents(savingCents)} de moins.`,
			),
			boxes: tier.minBoxes,
		};
	}
	const next = nextTier(pricing, totalBoxes);
	if (!next || next.tier.minBoxes > stock) return null;
	return {
		text: priceText(
			pricing.vatRate,
			({ cents }) =>
				`Encore ${boxesOf(next.missingBoxes)} pour le tarif ${UNITS[next.tier.orderType].word} (${cents(next.tier.pricePerBoxCents)} ${theBox(pricing)}).`,
		),
		boxes: next.tier.minBoxes,
	};
}

interface LineChange {
	tone: "error" | "warning";
	text: PriceText;
	boxes?: number;
}

/** What changed since the product was added, in words; `boxes` is what can still be ordered when that is too little. */
export function changesOf({ product: { id, totalBoxes } }: CartLine, check: LineCheck | undefined): LineChange[] {
	if (!check) return [];
	if (!check.product)
		return [{ tone: "error", text: unpriced("Ce produit n'est plus en vente : retirez-le pour commander.") }];
	const stock = stockOf(id, check.product);
	const changes: LineChange[] = [];
	const { product, priceBefore, priceNow } = check;
	if (priceBefore !== null && priceNow !== null)
		changes.push({
			tone: "warning",
			text: priceText(
				product.vatRate,
				({ bare, cents }) =>
					`Le prix ${product.piecesPerBox === 1 ? "de la pièce" : "du carton"} est passé de ${bare(toCents(priceBefore))} à ${cents(toCents(priceNow))}.`,
			),
		});
	if (stock <= 0) changes.push({ tone: "error", text: unpriced("Ce produit est en rupture de stock.") });
	else if (stock < totalBoxes) {
		changes.push({
			tone: "error",
			text: unpriced(`Il ne reste que ${formatBoxes(stock, check.product)}.`),
			boxes: stock,
		});
	}
	return changes;
}

/** Whether nothing of a line can be ordered any more: gone from the shop, or out of stock. What was not checked counts as there. */
export function isUnavailable({ product: { id } }: CartLine, check: LineCheck | undefined): boolean {
	return check !== undefined && (check.product === null || stockOf(id, check.product) <= 0);
}

/** Boxes that can be ordered, those that this checkout holds included. */
export const stockOf = (id: string, { stock }: { stock: number }): number => Math.max(0, stock) + heldBoxes(id);
