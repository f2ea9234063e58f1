import type { ProductValues } from "@confiserie/domain/catalogue/product-changes";
import { TAGS, type TagCode } from "@confiserie/domain/catalogue/tags";
import type { ProductBatchAction } from "@confiserie/domain/contract/product-batches";
import { formatInteger, formatPercent, formatPiecePrice } from "@confiserie/domain/format";
import type { PricedTier } from "@confiserie/domain/prices/price-change";
import { UNITS } from "@confiserie/domain/prices/tier-price";

/** The page that follows a batch. */
export const productBatchHref = (id: string) => `/admin/products/batches/${encodeURIComponent(id)}`;

const nameOf = (code: TagCode) => TAGS.find((tag) => tag.code === code)?.name ?? code;
const namesOf = (codes: readonly TagCode[]) => codes.map(nameOf).join(", ");

/** "tous les tarifs", "tarif au carton". */
export const TIER_WORDS: Record<PricedTier, string> = {
	all: "tous les tarifs",
	box: "tarif au carton",
	layer: "tarif à la couche",
	pallet: "tarif à la palette",
};

/** Title of a batch: "Prix +4 % (tous les tarifs)". */
export function actionWords(action: ProductBatchAction): string {
	switch (action.kind) {
		case "PUBLISH":
			return action.isPublished ? "Mise en vente" : "Retrait de la vente";
		case "TAGS":
			return [
				action.add.length > 0 && `Tags ajoutés\u00a0: ${namesOf(action.add)}`,
				action.remove.length > 0 && `Tags retirés\u00a0: ${namesOf(action.remove)}`,
			]
				.filter(Boolean)
				.join(" · ");
		case "PRICE": {
			const { step, tier } = action;
			const size = "percent" in step ? step.percent : step.amount;
			const words = "percent" in step ? formatPercent(size) : `${formatPiecePrice(size)} la pièce`;
			return `Prix ${size > 0 ? "+" : ""}${words} (${TIER_WORDS[tier]})`;
		}
		case "RECEIPT":
			return "Réception de stock";
		default:
			return "Annulation d'un changement groupé";
	}
}

/** The values that differ, each before and after in words: "Carton 1,50 € → 1,56 €". */
export function changeWords(before: ProductValues, after: ProductValues): string[] {
	const lines: string[] = [];
	for (const { name, price } of Object.values(UNITS)) {
		const [from, to] = [before[price], after[price]];
		if (from !== to) lines.push(`${name} ${priceWords(from)} → ${priceWords(to)}`);
	}
	if (before.isPublished !== after.isPublished)
		lines.push(after.isPublished ? "Brouillon → en vente" : "En vente → brouillon");
	if (before.tags && after.tags) lines.push(`${namesOf(before.tags) || "aucune"} → ${namesOf(after.tags) || "aucune"}`);
	if (before.stocked !== undefined && after.stocked !== undefined)
		lines.push(`Stock ${formatInteger(before.stocked)} → ${formatInteger(after.stocked)}`);
	return lines;
}

const priceWords = (price: number | null | undefined) =>
	price === null || price === undefined ? "aucun" : formatPiecePrice(price);
