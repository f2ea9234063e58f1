import { CardBrands } from "@/ui/card-brands";

/** What stands over a card's fields, whichever provider's they are. */
export function CardHeading() {
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
			<p className="display text-xl">Carte bancaire</p>
			<CardBrands />
		</div>
	);
}
