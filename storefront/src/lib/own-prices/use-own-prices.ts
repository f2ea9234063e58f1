"use client";

import type { TierPrices } from "@confiserie/domain/prices/price-change";
import { useEffect, useSyncExternalStore } from "react";
import { loadOwnPrices, ownPricesOf, subscribe } from "./store";

/** What a product costs the signed-in customer's company; null where the catalogue's price holds. */
export function useOwnPrices(id: string): TierPrices | null {
	useEffect(() => {
		loadOwnPrices(id).catch(() => undefined);
	}, [id]);
	return useSyncExternalStore(
		subscribe,
		() => ownPricesOf(id),
		() => null,
	);
}
