"use client";

import { type OrderedLine, type ReorderLine, reorderLines, type SoldToday } from "@confiserie/domain/cart/reorder";
import { unitsFor } from "@confiserie/domain/prices/tier-price";
import { useState } from "react";
import { useCart } from "@/features/shop/cart";
import { ApiProblem } from "@/lib/api";
import { readPricedProduct } from "@/lib/own-prices/read-product";
import { readPacking } from "@/lib/read-packing";
import { useAct } from "@/lib/use-act";

/**
 * Puts lines of an earlier order or of a list into the cart at the prices and with the stock of today. What differs from
 * then is shown first; so is a cart that contains something, which the lines join or replace.
 * @param hadPallets whether mixed pallets lowered their prices
 */
export function useReorder(ordered: readonly OrderedLine[], hadPallets: boolean) {
	const cart = useCart();
	const { act, isBusy, problem } = useAct();
	const [asked, setAsked] = useState<readonly ReorderLine[] | null>(null);

	const add = (lines: readonly ReorderLine[], { replaces }: { replaces: boolean }) => {
		if (replaces) cart.clear();
		for (const { product, boxes } of lines) {
			if (!product || boxes === 0) continue;
			const unit = unitsFor(product, boxes);
			cart.add(product, unit.orderType, unit.quantity);
		}
		setAsked(null);
		cart.open();
	};
	return {
		isBusy,
		problem,
		/** All lines, while the customer decides about them. */
		asked,
		start: () =>
			act(async () => {
				const [packing, ...products] = await Promise.all([
					hadPallets ? readPacking() : null,
					...ordered.map(({ productId }) => soldToday(productId)),
				]);
				const sold = new Map(products);
				const lines = reorderLines(ordered, (id) => sold.get(id) ?? null, packing);
				const isPlain = lines.every(({ kind }) => kind === "same") && cart.latestLines().length === 0;
				if (isPlain) add(lines, { replaces: false });
				else setAsked(lines);
			}),
		accept: (how: { replaces: boolean }) => add(asked ?? [], how),
		dismiss: () => setAsked(null),
	};
}

async function soldToday(productId: string): Promise<[string, SoldToday | null]> {
	try {
		return [productId, await readPricedProduct(productId)];
	} catch (cause) {
		if (cause instanceof ApiProblem && cause.status === 404) return [productId, null];
		throw cause;
	}
}
