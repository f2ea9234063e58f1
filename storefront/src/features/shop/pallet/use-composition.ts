"use client";

import type { CartLine } from "@confiserie/domain/cart/cart";
import type { Product } from "@confiserie/domain/contract/product";
import type { PackingLimits } from "@confiserie/domain/delivery/options";
import { formatCount } from "@confiserie/domain/format";
import {
	COMPOSITION,
	type Composition,
	palletLine,
	readComposition,
	writeComposition,
} from "@confiserie/domain/pallet/composition";
import { mayMix } from "@confiserie/domain/pallet/mixed-pallet";
import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { boxesLeft, useCart } from "@/features/shop/cart";
import { readItem, removeItem, writeItem } from "@/lib/safe-storage";
import { wordsOf } from "@/lib/words-of";
import { readDiscovery, readProducts } from "./read-products";

/** Session storage: the composition, for a reload or the way back. */
const KEY = "palletComposition";

interface Notice {
	tone: "success" | "warning" | "error";
	text: string;
}

/**
 * The layers that are chosen, with their products. A link brings its own, or adds a layer of one product to those that are there.
 * They may be changed once they are read, and not while a suggestion is: what is stored or chosen would be lost.
 */
export function useComposition(packing: PackingLimits) {
	const search = useSearchParams();
	const { latestLines } = useCart();
	const [linked] = useState({ all: search.get("c"), added: search.get("plus") });
	const [layers, setLayers] = useState<Composition>(new Map());
	const [products, setProducts] = useState<ReadonlyMap<string, Product>>(new Map());
	const [notice, setNotice] = useState<Notice | null>(null);
	const [reading, setReading] = useState<"UNDER_WAY" | "FAILED" | "SUGGESTING" | "DONE">("UNDER_WAY");
	const isReading = reading === "UNDER_WAY";

	const change = useCallback((next: Composition, some: readonly Product[] = []) => {
		setLayers(next);
		setProducts((known) => new Map([...known, ...some.map((product) => [product.id, product] as const)]));
		const text = writeComposition(next);
		if (text) writeItem("session", KEY, text);
		else removeItem("session", KEY);
	}, []);

	useEffect(() => {
		if (!isReading) return;
		const stop = new AbortController();
		const wanted = readComposition(linked.all ?? readItem("session", KEY) ?? "");
		const added = linked.added ? readComposition(`${linked.added}.1`).keys() : [];
		for (const id of added) if (!wanted.has(id)) wanted.set(id, 1);
		readProducts([...wanted.keys()], stop.signal).then(
			(all) => {
				if (stop.signal.aborted) return;
				const found = all.filter((product) => mayMix(palletLine(product, 0), packing));
				const next = new Map(
					found.map((product) => [product.id, Math.min(wanted.get(product.id) ?? 0, inStock(product, latestLines()))]),
				);
				change(next, found);
				const text = leftOutWords(wanted, next);
				if (text) setNotice({ tone: "warning", text });
				setReading("DONE");
				// What is changed from here on is not undone by a reload.
				if (linked.all !== null || linked.added !== null) window.history.replaceState(null, "", "/palette");
			},
			() => {
				if (!stop.signal.aborted) setReading("FAILED");
			},
		);
		return () => stop.abort();
	}, [isReading, linked, change, packing, latestLines]);

	return {
		layers,
		products,
		notice,
		setNotice,
		isReading: isReading || reading === "SUGGESTING",
		isRead: reading === "DONE",
		/** Tries again after a failure. */
		retry: reading === "FAILED" ? () => setReading("UNDER_WAY") : null,
		/** Replaces the whole composition. */
		change,
		/** Begins the composition with best sellers. */
		async suggest(): Promise<void> {
			setReading("SUGGESTING");
			setNotice(null);
			try {
				const found = await readDiscovery(packing, (product) => boxesLeft(product, latestLines()));
				if (found) change(found.layers, found.products);
				else setNotice({ tone: "warning", text: "Pas assez de meilleures ventes en stock pour une palette." });
			} catch (cause) {
				setNotice({ tone: "error", text: wordsOf(cause) });
			} finally {
				setReading("DONE");
			}
		},
		set(product: Product, count: number): void {
			const isNew = !layers.get(product.id);
			if (isNew && count > 0 && [...layers.values()].filter(Boolean).length >= COMPOSITION.products) {
				setNotice({ tone: "warning", text: `${COMPOSITION.products} produits au plus par composition.` });
				return;
			}
			setNotice(null);
			// A product without layers keeps its place, so that no other product changes its colour.
			change(new Map(layers).set(product.id, count), [product]);
		},
	};
}

/** Layers of a product that its stock allows beside the cart. */
export function inStock(product: Product, inCart: readonly CartLine[]): number {
	const layers = Math.floor(boxesLeft(product, inCart) / (product.boxesPerLayer ?? Number.POSITIVE_INFINITY));
	return Math.min(COMPOSITION.layers, layers);
}

function leftOutWords(wanted: Composition, next: Composition): string | null {
	const left = wanted.size - next.size;
	if (left > 0)
		return `${formatCount(left, "produit n'est plus en vente ou ne se compose pas", "produits ne sont plus en vente ou ne se composent pas")}\u00a0: le reste est là.`;
	const isLess = [...next].some(([id, count]) => count < (wanted.get(id) ?? 0));
	return isLess ? "Le stock ne suffit plus pour toutes les couches\u00a0: leur nombre a été réduit." : null;
}
