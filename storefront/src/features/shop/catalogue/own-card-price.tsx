import type { TierPrices } from "@confiserie/domain/prices/price-change";
import { type ReactNode, useEffect } from "react";
import { CataloguePrice, OwnMark } from "@/features/account/own-prices";
import { useOwnPrices } from "@/lib/own-prices/use-own-prices";
import { type CardProduct, cardPrices } from "./card-product";
import { Reduction } from "./reduction";

/** A card at the prices of the signed-in customer. */
export interface OwnCard extends CardProduct {
	/** Beside the price; null for nothing. */
	mark: ReactNode;
	/** Beside the tier. */
	tierMark: ReactNode;
}

interface OwnCardPriceProps {
	/** With the catalogue's prices. */
	product: CardProduct;
	/** Called with the prices of the signed-in customer; null for the catalogue's. */
	onPrices: (own: OwnCard | null) => void;
}

/** Reads the prices of a card for the signed-in customer. Shows nothing: the card lays out every price. */
export function OwnCardPrice({ product, onPrices }: OwnCardPriceProps) {
	const tiers = useOwnPrices(product.source.id);
	useEffect(() => onPrices(tiers && ownCard(product, tiers)), [tiers, product, onPrices]);
	return null;
}

function ownCard(product: CardProduct, tiers: TierPrices): OwnCard {
	const { reduction, priceText, weightGrams } = product;
	const isLower = tiers.pricePerPieceBox < product.source.pricePerPieceBox;
	const source = { ...product.source, ...tiers };
	return {
		...product,
		...cardPrices({ ...source, weightGrams }),
		source,
		mark: isLower ? (
			<>
				<OwnMark />
				<CataloguePrice of={priceText} />
			</>
		) : (
			reduction && <Reduction {...reduction} />
		),
		tierMark: !isLower && <OwnMark />,
	};
}
