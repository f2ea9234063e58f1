import type { TierPrices } from "@confiserie/domain/price-change";
import { useEffect } from "react";
import { CataloguePrice, OwnMark } from "@/features/own-prices";
import { useOwnPrices } from "@/lib/own-prices/use-own-prices";
import { Price } from "@/ui/price";
import { type CardProduct, cardPrices } from "./card-product";
import { Reduction } from "./reduction";

interface OwnCardPriceProps {
	/** With the catalogue's prices. */
	product: CardProduct;
	/** Called with the prices of who is signed in; null for the catalogue's. */
	onPrices: (own: TierPrices | null) => void;
}

/** The prices of a card for who is signed in; nothing where the catalogue's hold. */
export function OwnCardPrice({ product, onPrices }: OwnCardPriceProps) {
	const { source, weightGrams, contentText, reduction } = product;
	const own = useOwnPrices(source.id);
	useEffect(() => onPrices(own), [own, onPrices]);
	if (!own) return null;
	const { priceText, comparisons, tierText } = cardPrices({ ...source, ...own, weightGrams });
	const isLower = own.pricePerPieceBox < source.pricePerPieceBox;
	return (
		<>
			<p>
				<span className="display text-xl">
					<Price of={priceText} isBare />
				</span>
				{isLower && (
					<>
						<OwnMark />
						<CataloguePrice of={product.priceText} />
					</>
				)}
				{!isLower && reduction && <Reduction {...reduction} />}
			</p>
			<p>
				<span>{contentText}</span>
				{comparisons.map((comparison) => (
					<Price key={comparison.ttc} of={comparison} />
				))}
			</p>
			{tierText && (
				<p className="tier">
					<Price of={tierText} />
					{!isLower && <OwnMark />}
				</p>
			)}
		</>
	);
}
