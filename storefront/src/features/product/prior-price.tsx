import type { Product } from "@confiserie/domain/contract/product";
import { piecesToCents, toCents } from "@confiserie/domain/money";
import { priceText } from "@confiserie/domain/price-text";
import { PRIOR_PRICE_DAYS, reductionPercent } from "@confiserie/domain/prior-price";
import { Price } from "@/ui/price";
import { boxWord } from "./figures";

/** What an announced reduction is measured by, beside it: code de la consommation, art. L112-1-1. Nothing without one. */
export function PriorPrice({ product }: { product: Product }) {
	const prior = product.isPromo ? product.priorPrices?.box : null;
	if (!prior) return null;
	const word = boxWord(product);
	const said = (cents: number) => priceText(product.vatRate, (words) => words.cents(cents));
	const percent = reductionPercent(product.pricePerPieceBox, prior);
	return (
		<p className="mb-4 rounded-card bg-dragee px-4 py-3 text-sm">
			<strong className="text-framboise-fonce">{percent > 0 ? `Promotion −${percent}\u00a0%` : "Promotion"}</strong>
			{"\u00a0: "}
			<Price of={said(toCents(product.price))} />
			{` ${word === "carton" ? "le carton" : "la pièce"} au lieu de `}
			<s>
				<Price of={said(piecesToCents(product.piecesPerBox, prior))} />
			</s>
			{`, prix antérieur\u00a0: le plus bas des ${PRIOR_PRICE_DAYS} jours avant la réduction.`}
		</p>
	);
}
