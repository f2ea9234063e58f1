import type { Product } from "@confiserie/domain/contract/product";
import { formatCents } from "@confiserie/domain/format";
import { piecesToCents } from "@confiserie/domain/money";
import { PRIOR_PRICE_DAYS, reductionPercent } from "@confiserie/domain/prior-price";
import { boxWord } from "./figures";

/** What an announced reduction is measured by, beside it: code de la consommation, art. L112-1-1. Nothing without one. */
export function PriorPrice({ product }: { product: Product }) {
	const prior = product.isPromo ? product.priorPrices?.box : null;
	if (!prior) return null;
	const word = boxWord(product);
	const percent = reductionPercent(product.pricePerPieceBox, prior);
	return (
		<p className="mb-4 rounded-card bg-dragee px-4 py-3 text-sm">
			<strong className="text-framboise-fonce">{percent > 0 ? `Promotion −${percent} %` : "Promotion"}</strong>
			{` : ${formatCents(product.price * 100)} ${word === "carton" ? "le carton" : "la pièce"} au lieu de `}
			<s>{formatCents(piecesToCents(product.piecesPerBox, prior))}</s>
			{`, prix antérieur\u00a0: le plus bas des ${PRIOR_PRICE_DAYS} jours avant la réduction.`}
		</p>
	);
}
