import type { PriceText } from "@confiserie/domain/prices/price-text";
import { Price } from "@/ui/price";

interface ReductionProps {
	/** 0 where it is less than one percent. */
	percent: number;
	/** Bare. */
	priorPrice: PriceText;
}

/** Id of the explanation in the page's footer: one for all prices, and no script carries its text. */
export const PRIOR_PRICE_NOTE = "prix-anterieur";

/** "−30 %" and the struck prior price; its legal meaning is one tap away. */
export function Reduction({ percent, priorPrice }: ReductionProps) {
	return (
		<span className="reduction">
			{percent > 0 && (
				<strong>
					<span className="sr-only">Promotion </span>
					{`−${percent}\u00a0%`}
				</strong>
			)}
			<span className="sr-only">Prix antérieur&nbsp;: </span>
			<s>
				<Price of={priorPrice} />
			</s>
			<button type="button" popoverTarget={PRIOR_PRICE_NOTE} aria-label="À propos du prix antérieur">
				<span aria-hidden="true">?</span>
			</button>
		</span>
	);
}
