import type { CartPromotion } from "@confiserie/domain/contract/cart-promotion";
import { formatEuros } from "@confiserie/domain/format";

/** What promotions take off a cart, one row each; rows of a list of amounts. */
export function PromotionRows({ promotions }: { promotions: readonly CartPromotion[] }) {
	return promotions.map(({ code, name, discount, isFreeShipping }) => (
		<div key={code} className="flex items-baseline justify-between gap-4">
			<dt className="min-w-0 wrap-anywhere text-prune">{`Remise «\u00a0${name}\u00a0»`}</dt>
			<dd className="font-semibold whitespace-nowrap text-pistache">
				{discount > 0 ? formatEuros(-discount) : isFreeShipping ? "sur la livraison" : formatEuros(0)}
			</dd>
		</div>
	));
}
