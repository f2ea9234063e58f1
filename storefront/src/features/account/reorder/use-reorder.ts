"use client";

import type { CartLine } from "@confiserie/domain/cart/cart";
import { type OrderedLine, type ReorderLine, reorderLines, type SoldToday } from "@confiserie/domain/cart/reorder";
import { unitsFor } from "@confiserie/domain/prices/tier-price";
import { useState } from "react";
import { boxesLeft, useCart } from "@/features/shop/cart";
import { ApiProblem } from "@/lib/api";
import { readPricedProduct } from "@/lib/own-prices/read-product";
import { readPacking } from "@/lib/read-packing";
import { useAttempt } from "@/lib/use-attempt";

/** The same lines added to the cart, and in its place: more of them may be left then. */
export interface AskedLines {
	added: readonly ReorderLine[];
	alone: readonly ReorderLine[];
}

/**
 * Puts lines of an earlier order or of a list into the cart at the prices and with the stock of today. What differs from
 * then is shown first; so is a cart that contains something, which the lines join or replace.
 * @param hadPallets whether mixed pallets lowered their prices
 */
export function useReorder(ordered: readonly OrderedLine[], hadPallets: boolean) {
	const cart = useCart();
	const { act, isBusy, problem } = useAttempt();
	const [asked, setAsked] = useState<AskedLines | null>(null);

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
				const linesBeside = (inCart: readonly CartLine[]) => {
					const productOf = (id: string) => {
						const product = sold.get(id);
						return product ? { ...product, stock: boxesLeft(product, inCart) } : null;
					};
					return reorderLines(ordered, productOf, packing);
				};
				const inCart = cart.latestLines();
				const added = linesBeside(inCart);
				const isPlain = added.every(({ kind }) => kind === "same") && inCart.length === 0;
				if (isPlain) add(added, { replaces: false });
				else setAsked({ added, alone: linesBeside([]) });
			}),
		accept: (how: { replaces: boolean }) => add(asked?.[how.replaces ? "alone" : "added"] ?? [], how),
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
