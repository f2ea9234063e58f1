"use client";

import type { TierPrices } from "@confiserie/domain/prices/price-change";
import { type PriceText, priceText } from "@confiserie/domain/prices/price-text";
import { pricePerBoxCents, type TierPricing } from "@confiserie/domain/prices/tier-price";
import { useEffect } from "react";
import { useOwnPrices } from "@/lib/own-prices/use-own-prices";
import { Price } from "@/ui/price";

interface OwnPriceNoteProps {
	/** With the catalogue's prices. */
	product: TierPricing & { id: string; vatRate?: number | undefined };
	/** As many as are ordered. */
	boxes: number;
	/** Called with the prices of the signed-in customer; null for the catalogue's. */
	onPrices: (own: TierPrices | null) => void;
}

/** "Votre prix" beside the price of a box, and what the catalogue asks, where that is more. */
export function OwnPriceNote({ product, boxes, onPrices }: OwnPriceNoteProps) {
	const own = useOwnPrices(product.id);
	useEffect(() => onPrices(own), [own, onPrices]);
	const asked = pricePerBoxCents(product, boxes);
	if (!own || pricePerBoxCents({ ...product, ...own }, boxes) >= asked) return null;
	return (
		<span className="flex items-center gap-2 text-sm">
			<OwnMark />
			<CataloguePrice of={priceText(product.vatRate, ({ bare }) => bare(asked))} isBare />
		</span>
	);
}

export const OwnMark = () => (
	<strong className="rounded-sm bg-pistache-clair px-1.5 text-xs text-pistache">Votre prix</strong>
);

/** What the catalogue asks, struck through beside an own price. */
export function CataloguePrice(price: { of: PriceText; isBare?: boolean }) {
	return (
		<span className="text-prune">
			<span className="sr-only">Prix du catalogue&nbsp;: </span>
			<s>
				<Price {...price} />
			</s>
		</span>
	);
}
