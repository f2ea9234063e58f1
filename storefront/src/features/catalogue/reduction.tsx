import type { PriceText } from "@confiserie/domain/price-text";
import { PRIOR_PRICE_DAYS } from "@confiserie/domain/prior-price";
import { Info } from "lucide-react";
import { useId } from "react";
import { Price } from "@/ui/price";

interface ReductionProps {
	/** 0 where it is less than one percent. */
	percent: number;
	/** Bare. */
	priorPrice: PriceText;
}

/** "−30 %" and the struck prior price, with what that price is one tap away: code de la consommation, art. L112-1-1. */
export function Reduction({ percent, priorPrice }: ReductionProps) {
	const id = useId();
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
				popoverTarget={id}
				aria-label="À propos du prix antérieur"
				className="relative z-1 -m-1 grid size-7 place-items-center rounded-full text-prune hover:bg-dragee"
			>
				<Info aria-hidden="true" className="size-4" />
			</button>
			<span
				id={id}
				popover="auto"
				className="m-auto max-w-xs rounded-control bg-encre p-4 text-base font-normal text-papier shadow-drawer"
			>
				{`Le prix barré est le prix antérieur\u00a0: le plus bas des ${PRIOR_PRICE_DAYS} jours avant la réduction.`}
			</span>
		</span>
	);
}
