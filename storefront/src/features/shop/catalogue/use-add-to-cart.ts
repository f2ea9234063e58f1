"use client";
import { type CartSource, FEEDBACK_MS } from "@confiserie/domain/cart/cart";
import type { OrderType } from "@confiserie/domain/prices/tier-price";
import { useEffect, useState } from "react";
import { useCart } from "@/features/shop/cart";

/** Adds to the cart; `isBusy` for 800 ms after each press, during which further presses do nothing. Source: spec §4. */
export function useAddToCart() {
	const { addAnnounced } = useCart();
	const [isBusy, setBusy] = useState(false);
	useEffect(() => {
		if (!isBusy) return;
		const timer = setTimeout(() => setBusy(false), FEEDBACK_MS.addToCart);
		return () => clearTimeout(timer);
	}, [isBusy]);
	const addToCart = (source: CartSource, orderType: OrderType, quantity: number) => {
		if (isBusy) return;
		addAnnounced(source, orderType, quantity);
		setBusy(true);
	};
	return { isBusy, addToCart };
}
