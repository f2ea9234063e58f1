import { CardBrands } from "@/ui/card-brands";

/** Heading of the card's fields of any provider. */
export function CardHeading() {
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
			<p className="display text-xl">Carte bancaire</p>
			<CardBrands />
		</div>
	);
}
