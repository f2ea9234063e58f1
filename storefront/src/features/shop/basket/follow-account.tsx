"use client";

import { type Basket, isSame, reconcile } from "@confiserie/domain/cart/basket";
import { readBasket, writeBasket } from "@confiserie/domain/contract/baskets";
import type { Product } from "@confiserie/domain/contract/product";
import { useEffect, useEffectEvent, useRef } from "react";
import { useSession } from "@/features/account/auth";
import { useCart } from "@/features/shop/cart";
import { useFavourites } from "@/features/shop/favourites";
import { ApiProblem, call } from "@/lib/api";
import { readPricedProduct } from "@/lib/own-prices/read-product";
import { readBase, storeBase } from "./stored-base";

/** After the last change; a flurry of presses is one call. */
const DELAY_MS = 1_500;
/** Tries at a basket that another device keeps changing; the next change or visit goes on. */
const TRIES = 3;
/** Products that are read at a time. */
const AT_A_TIME = 8;

/**
 * Keeps cart and favourites of this browser and of the account together while someone is signed in: at the sign-in, after
 * each change, and when the page is looked at again. What cannot be reached now is agreed on later.
 */
export function FollowAccount() {
	const { user } = useSession();
	const cart = useCart();
	const favourites = useFavourites();
	/** Whose basket is followed now; a call that returns after a sign-out changes nothing. */
	const active = useRef<string | null>(null);
	const running = useRef<Promise<void>>(Promise.resolve());

	const local = (): Basket => ({
		cart: cart.latestLines().map(({ product, quantity }) => ({
			productId: product.id,
			quantity: product.totalBoxes || quantity,
		})),
		favourites: favourites.current().products.map(({ id }) => id),
	});
	/** Makes this browser hold what both are to hold; what is not on sale any more is left out. */
	const apply = async (wanted: Basket): Promise<void> => {
		const held = local();
		const boxesHeld = new Map(held.cart.map(({ productId, quantity }) => [productId, quantity]));
		const changed = wanted.cart.filter(({ productId, quantity }) => boxesHeld.get(productId) !== quantity);
		const put = wanted.favourites.filter((id) => !held.favourites.includes(id));
		const products = await readProducts([...changed.map(({ productId }) => productId), ...put]);
		for (const { productId, quantity } of changed) {
			const product = products.get(productId);
			if (!product) continue;
			if (!boxesHeld.has(productId)) cart.add(product, "box", quantity);
			cart.setBoxes(product, quantity);
		}
		for (const { productId } of held.cart)
			if (!wanted.cart.some((line) => line.productId === productId)) cart.remove(productId);
		for (const id of put) {
			const product = products.get(id);
			if (product) favourites.add(product);
		}
		for (const id of held.favourites) if (!wanted.favourites.includes(id)) favourites.remove(id);
	};
	const agree = async (accountId: string): Promise<void> => {
		for (let tried = 0; tried < TRIES && active.current === accountId; tried++) {
			const server = await call(readBasket);
			if (active.current !== accountId) return;
			await apply(reconcile({ base: readBase(accountId), local: local(), server }));
			if (active.current !== accountId) return;
			const held = local();
			if (isSame(held, server)) return storeBase(accountId, held);
			try {
				await call(writeBasket, { body: { version: server.version, ...held } });
				return storeBase(accountId, held);
			} catch (cause) {
				if (!(cause instanceof ApiProblem && cause.code === "BASKET_CHANGED")) throw cause;
			}
		}
	};
	/** One after the other; one that failed is made up for by the next. */
	const start = useEffectEvent((accountId: string) => {
		running.current = running.current.then(() => agree(accountId)).catch(() => undefined);
	});

	const accountId = user?.id;
	const isReady = cart.isReady && favourites.isReady;
	useEffect(() => {
		if (!accountId || !isReady) return;
		active.current = accountId;
		start(accountId);
		const look = () => {
			if (document.visibilityState === "visible") start(accountId);
		};
		document.addEventListener("visibilitychange", look);
		return () => {
			active.current = null;
			document.removeEventListener("visibilitychange", look);
		};
	}, [accountId, isReady]);
	const words = JSON.stringify(local());
	useEffect(() => {
		const base = accountId && isReady ? readBase(accountId) : null;
		if (!accountId || !base || isSame(base, JSON.parse(words))) return;
		const timer = setTimeout(() => start(accountId), DELAY_MS);
		return () => clearTimeout(timer);
	}, [accountId, isReady, words]);
	return null;
}

/** The products among `ids` that are on sale, a few at a time. */
async function readProducts(ids: readonly string[]): Promise<Map<string, Product>> {
	const wanted = [...new Set(ids)];
	const found = new Map<string, Product>();
	for (let at = 0; at < wanted.length; at += AT_A_TIME)
		await Promise.all(
			wanted.slice(at, at + AT_A_TIME).map(async (id) => {
				try {
					found.set(id, await readPricedProduct(id));
				} catch (cause) {
					if (!(cause instanceof ApiProblem && cause.status === 404)) throw cause;
				}
			}),
		);
	return found;
}
