import type { PriceText } from "@confiserie/domain/price-text";
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
		<span className="inline-flex items-center gap-1.5 text-sm">
			{percent > 0 && (
				<strong className="rounded-sm bg-framboise px-1.5 text-white">
					<span className="sr-only">Promotion </span>
					{`−${percent}\u00a0%`}
				</strong>
			)}
			<span className="sr-only">Prix antérieur&nbsp;: </span>
			<s className="whitespace-nowrap text-prune">
				<Price of={priorPrice} />
			</s>
			<button
				type="button"
				popoverTarget={PRIOR_PRICE_NOTE}
				aria-label="À propos du prix antérieur"
				className="relative z-1 -m-1 grid size-7 place-items-center rounded-full text-prune underline hover:bg-dragee"
			>
				<span aria-hidden="true">?</span>
			</button>
		</span>
	);
}
