"use client";

import type { Product } from "@confiserie/domain/contract/product";
import { type Favourite, favouriteBoxPrice } from "@confiserie/domain/customers/favourites";
import { useEffect, useRef, useState } from "react";
import { readEach } from "@/lib/read-each";
import { useOnline } from "@/lib/use-online";
import { readProduct } from "./read-product";
import { useFavourites } from "./use-favourites";

/** Current values of a favourite. Prices in EUR per box, null when unchanged. */
export interface FavouriteCheck extends Pick<Product, "promise"> {
	isOnSale: boolean;
	priceBefore: number | null;
	priceNow: number | null;
}
export interface FreshFavourites {
	checks: Readonly<Record<string, FavouriteCheck>>;
	/** True when some product could not be read again: its price and stock are those of the last visit. */
	isUnverified: boolean;
	isOnline: boolean;
}

type Reading = readonly [before: Favourite, product: Product | "gone" | "unknown"];

/** Refetches and stores every favourite when `isActive` turns true or the connection returns. */
export function useFreshFavourites(isActive: boolean): FreshFavourites {
	const favourites = useFavourites();
	const isOnline = useOnline();
	const latest = useRef(favourites);
	latest.current = favourites;
	const [fresh, setFresh] = useState<Omit<FreshFavourites, "isOnline">>({ checks: {}, isUnverified: false });
	const isWanted = isActive && isOnline && favourites.isReady;
	useEffect(() => {
		if (!isWanted) return;
		const abort = new AbortController();
		const { products, refresh } = latest.current;
		const read = ({ id }: Favourite) => readProduct(id, abort.signal);
		void readEach(products, read, abort.signal).then((readings) => {
			if (abort.signal.aborted) return;
			refresh(readings.flatMap(([, product]) => (typeof product === "string" ? [] : [product])));
			setFresh({
				checks: Object.fromEntries(readings.flatMap(checked)),
				isUnverified: readings.some(([, product]) => product === "unknown"),
			});
		});
		return () => abort.abort();
	}, [isWanted]);
	return { ...fresh, isOnline };
}

function checked([before, product]: Reading): [string, FavouriteCheck][] {
	if (product === "unknown") return [];
	if (product === "gone") return [[before.id, { isOnSale: false, priceBefore: null, priceNow: null }]];
	const priceBefore = favouriteBoxPrice(before);
	const priceNow = favouriteBoxPrice(product);
	const hasChanged = priceBefore !== priceNow;
	return [
		[
			before.id,
			{
				isOnSale: true,
				promise: product.promise,
				...(hasChanged ? { priceBefore, priceNow } : { priceBefore: null, priceNow: null }),
			},
		],
	];
}
