"use client";

import type { TierPrices } from "@confiserie/domain/price-change";
import { priceText } from "@confiserie/domain/price-text";
import { pricePerBoxCents, type TierPricing } from "@confiserie/domain/tier-price";
import { useEffect } from "react";
import { useOwnPrices } from "@/lib/own-prices/use-own-prices";
import { Price } from "@/ui/price";

interface OwnPriceProps {
	/** With the catalogue's prices. */
	product: TierPricing & { id: string; vatRate?: number | undefined };
	/** As many as are ordered. */
	boxes: number;
	/** Called with the prices of who is signed in; null for the catalogue's. */
	onPrices: (own: TierPrices | null) => void;
}

/** "Votre prix" beside the price of a box, and what the catalogue asks, where that is more. */
export function OwnPriceNote(props: OwnPriceProps) {
	const prices = useBoxPrices(props);
	if (!prices) return null;
	return (
		<span className="flex items-center gap-2 text-sm">
			<OwnWords />
			<span className="sr-only">Prix du catalogue&nbsp;: </span>
			<s className="text-prune">
				<Price of={prices.catalogue} isBare />
			</s>
		</span>
	);
}

/** The price of a box for who is signed in, where the catalogue asks more. */
export function OwnBoxPrice(props: OwnPriceProps) {
	const prices = useBoxPrices(props);
	if (!prices) return null;
	return (
		<>
			<span className="display text-xl">
				<Price of={prices.own} isBare />
			</span>
			<OwnWords />
			<span className="sr-only">Prix du catalogue&nbsp;: </span>
		</>
	);
}

const OwnWords = () => (
	<strong className="rounded-sm bg-pistache-clair px-1.5 text-xs text-pistache">Votre prix</strong>
);

function useBoxPrices({ product, boxes, onPrices }: OwnPriceProps) {
	const own = useOwnPrices(product.id);
	useEffect(() => onPrices(own), [own, onPrices]);
	if (!own) return null;
	const [cents, asked] = [pricePerBoxCents({ ...product, ...own }, boxes), pricePerBoxCents(product, boxes)];
	if (cents >= asked) return null;
	const said = (amount: number) => priceText(product.vatRate, ({ bare }) => bare(amount));
	return { own: said(cents), catalogue: said(asked) };
}
