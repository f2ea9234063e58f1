import type { OrderType } from "@confiserie/domain/prices/tier-price";
import { useEffect } from "react";

/** Marks the tier of the chosen quantity on the root, where the table of tiers further down finds it (app/prices.css). Shows nothing. */
export function MarkTier({ tier }: { tier: OrderType }) {
	useEffect(() => {
		const { dataset } = document.documentElement;
		dataset.tier = tier;
		return () => {
			delete dataset.tier;
		};
	}, [tier]);
	return null;
}
