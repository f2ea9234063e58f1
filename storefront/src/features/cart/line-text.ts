import type { CartLine, LinePricing } from "@confiserie/domain/cart";
import type { Product } from "@confiserie/domain/contract/product";
import { formatCount, formatEuros } from "@confiserie/domain/format";
import { toCents } from "@confiserie/domain/money";
import { type PriceText, priceText } from "@confiserie/domain/price-text";
import { nextTier, tierFor, tierInversion, UNITS } from "@confiserie/domain/tier-price";
import { pricePerKilogramCents } from "@confiserie/domain/unit-price";
import { heldBoxes } from "./held-boxes";

/** What the shop says of a line now. `product` is null when it is no longer on sale. Prices in EUR a box. */
export interface LineCheck {
	product: Product | null;
	priceBefore: number | null;
	priceNow: number | null;
}

/** Where the browser stores nothing. */
export const UNSAVED_CART =
	"Votre navigateur n'enregistre pas le panier\u00a0: il disparaît si vous fermez ou rechargez la page.";

/** "2 couches = 16 cartons", "3 cartons". */
export function contentText({ product, quantity }: CartLine): string {
	const units = formatCount(quantity, UNITS[product.orderType].word);
	return product.orderType === "box" ? units : `${units} = ${formatCount(product.totalBoxes, "carton")}`;
}

/** "Tarif couche : 33,12 € TTC le carton"; without the tier when the figures of the product are not known. */
export function tierText({ product }: CartLine, pricing: LinePricing | null): PriceText {
	const { pricePerBox, totalBoxes } = product;
	if (!Number.isFinite(pricePerBox)) return { ttc: "Prix à confirmer", ht: null };
	const tier = pricing ? `Tarif ${UNITS[tierFor(pricing, totalBoxes).orderType].word}\u00a0: ` : "";
	return priceText(pricing?.vatRate, ({ cents }) => `${tier}${cents(toCents(pricePerBox))} le carton`);
}

/** "37,50 € TTC / kg" at the tier of the line, once the weight is known; null without a weight. */
export function kilogramText({ product }: CartLine, check: LineCheck | undefined): PriceText | null {
	const perKilogram = check?.product ? pricePerKilogramCents(check.product, product.totalBoxes) : null;
	if (perKilogram === null) return null;
	return priceText(check?.product?.vatRate, ({ cents }) => `${cents(perKilogram)}\u00a0/\u00a0kg`);
}

/** What more boxes would bring, or null: a whole pallet that costs less, else the next tier when it is near. */
export function nudgeOf(
	{ product: { totalBoxes } }: CartLine,
	pricing: LinePricing | null,
): { text: PriceText; boxes: number | null } | null {
	if (!pricing) return null;
	const cheaper = tierInversion(pricing, totalBoxes);
	if (cheaper) {
		const { tier, savingCents } = cheaper;
		const unit = `une ${UNITS[tier.orderType].word} entière`;
		return {
			text: priceText(
				pricing.vatRate,
				({ cents }) =>
					`À ${formatCount(tier.minBoxes, "carton")} (${unit}), vous payez ${cents(savingCents)} de moins.`,
			),
			boxes: tier.minBoxes,
		};
	}
	const next = nextTier(pricing, totalBoxes);
	if (!next) return null;
	return {
		text: priceText(
			pricing.vatRate,
			({ cents }) =>
				`Encore ${formatCount(next.missingBoxes, "carton")} pour le tarif ${UNITS[next.tier.orderType].word} (${cents(next.tier.pricePerBoxCents)} le carton).`,
		),
		boxes: null,
	};
}

/** What changed since the product was added, in words; `boxes` is what can still be ordered when that is too little. */
export function changesOf(
	{ product: { id, totalBoxes } }: CartLine,
	check: LineCheck | undefined,
): { tone: "error" | "warning"; text: string; boxes?: number }[] {
	if (!check) return [];
	if (!check.product) return [{ tone: "error", text: "Ce produit n'est plus en vente : retirez-le pour commander." }];
	const stock = stockOf(id, check.product);
	const changes: { tone: "error" | "warning"; text: string; boxes?: number }[] = [];
	if (check.priceBefore !== null && check.priceNow !== null) {
		const move = `${formatEuros(check.priceBefore)} à ${formatEuros(check.priceNow)}`;
		changes.push({ tone: "warning", text: `Le prix du carton est passé de ${move} TTC.` });
	}
	if (stock <= 0) changes.push({ tone: "error", text: "Ce produit est en rupture de stock." });
	else if (stock < totalBoxes) {
		changes.push({ tone: "error", text: `Il ne reste que ${formatCount(stock, "carton")}.`, boxes: stock });
	}
	return changes;
}

/** Whether nothing of a line can be ordered any more: gone from the shop, or out of stock. What was not checked counts as there. */
export function isUnavailable({ product: { id } }: CartLine, check: LineCheck | undefined): boolean {
	return check !== undefined && (check.product === null || stockOf(id, check.product) <= 0);
}

const stockOf = (id: string, { stock }: { stock: number }): number => Math.max(0, stock) + heldBoxes(id);
