import { PRIOR_PRICE_DAYS } from "@confiserie/domain/prices/prior-price";
import { PRIOR_PRICE_NOTE } from "./reduction";

/** What a struck price means, opened from beside each: code de la consommation, art. L112-1-1. Rendered on the server, once a page. */
export function PriorPriceNote() {
	return (
		<p
			id={PRIOR_PRICE_NOTE}
			popover="auto"
			className="m-auto max-w-xs rounded-control bg-encre p-4 text-base text-papier shadow-drawer"
		>
			{`Le prix barré est le prix antérieur\u00a0: le plus bas des ${PRIOR_PRICE_DAYS} jours avant la réduction.`}
		</p>
	);
}
