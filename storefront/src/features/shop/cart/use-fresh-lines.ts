"use client";

import type { CartLine, CartSource } from "@confiserie/domain/cart/cart";
import { useEffect, useMemo, useRef, useState } from "react";
import { ApiProblem } from "@/lib/api";
import { readPricedProduct } from "@/lib/own-prices/read-product";
import { isUnavailable, type LineCheck } from "./line-text";
import { useCart } from "./use-cart";

export type LineChecks = Record<string, LineCheck>;
export interface FreshLines {
	checks: LineChecks;
	/** True when some line could not be checked: its price and stock are those of the day it was added. */
	isUnverified: boolean;
	/** The lines of which something can be ordered; those of the cart itself while that is all of them. */
	orderable: readonly CartLine[];
}

/** Reads every product of the cart again each time `isOpen` turns true, and takes new prices over into its lines. */
export function useFreshLines(isOpen: boolean): FreshLines {
	const cart = useCart();
	const { lines } = cart;
	const latest = useRef(cart);
	latest.current = cart;
	const [fresh, setFresh] = useState({ checks: {} as LineChecks, isUnverified: false });
	useEffect(() => {
		if (!isOpen) return;
		const abort = new AbortController();
		const { lines, refresh } = latest.current;
		void Promise.all(lines.map((line) => checkLine(line, refresh, abort.signal))).then((results) => {
			if (abort.signal.aborted) return;
			const checked = results.filter((result) => result !== null);
			setFresh({ checks: Object.fromEntries(checked), isUnverified: checked.length < results.length });
		});
		return () => abort.abort();
	}, [isOpen]);
	const { checks } = fresh;
	const orderable = useMemo(() => {
		const left = lines.filter((line) => !isUnavailable(line, checks[line.product.id]));
		return left.length === lines.length ? lines : left;
	}, [lines, checks]);
	return { ...fresh, orderable };
}

async function checkLine(
	{ product: { id, pricePerBox } }: CartLine,
	refresh: (source: CartSource) => CartLine | null,
	signal: AbortSignal,
): Promise<[string, LineCheck] | null> {
	try {
		const product = await readPricedProduct(id, { signal });
		const now = signal.aborted ? null : refresh(product);
		const priceNow = now?.product.pricePerBox ?? null;
		const changed = priceNow !== null && Number.isFinite(pricePerBox) && priceNow !== pricePerBox;
		return [id, { product, priceBefore: changed ? pricePerBox : null, priceNow: changed ? priceNow : null }];
	} catch (cause) {
		const isGone = cause instanceof ApiProblem && cause.status === 404;
		return isGone ? [id, { product: null, priceBefore: null, priceNow: null }] : null;
	}
}
