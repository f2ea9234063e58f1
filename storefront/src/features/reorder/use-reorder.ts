"use client";

import { type OrderedLine, type ReorderLine, reorderLines, type SoldToday } from "@confiserie/domain/reorder";
import { unitsFor } from "@confiserie/domain/tier-price";
import { useRef, useState } from "react";
import { useCart } from "@/features/cart";
import { ApiProblem } from "@/lib/api";
import { readPricedProduct } from "@/lib/own-prices/read-product";

/**
 * Puts lines of an earlier order or of a list into the cart at the prices and with the stock of today. What differs from
 * then is shown first and needs a yes; what is in the cart already stays.
 */
export function useReorder(ordered: readonly OrderedLine[]) {
	const cart = useCart();
	const isLocked = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const [differing, setDiffering] = useState<readonly ReorderLine[] | null>(null);

	const add = (lines: readonly ReorderLine[]) => {
		for (const { product, boxes } of lines) {
			if (!product || boxes === 0) continue;
			const unit = unitsFor(product, boxes);
			cart.add(product, unit.orderType, unit.quantity);
		}
		setDiffering(null);
		cart.open();
	};
	return {
		isBusy,
		problem,
		/** All lines, as soon as one differs from the order; null otherwise. */
		differing,
		async start(): Promise<void> {
			if (isLocked.current) return;
			isLocked.current = true;
			setBusy(true);
			setProblem(null);
			try {
				const sold = new Map(await Promise.all(ordered.map(({ productId }) => soldToday(productId))));
				const lines = reorderLines(ordered, (id) => sold.get(id) ?? null);
				if (lines.every(({ kind }) => kind === "same")) add(lines);
				else setDiffering(lines);
			} catch (cause) {
				setProblem(cause instanceof ApiProblem ? cause.message : "Réessayez dans un instant.");
			} finally {
				isLocked.current = false;
				setBusy(false);
			}
		},
		accept: () => add(differing ?? []),
		dismiss: () => setDiffering(null),
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
