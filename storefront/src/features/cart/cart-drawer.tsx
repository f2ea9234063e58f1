"use client";

import { lazy, Suspense, useState } from "react";
import { useCart } from "./use-cart";

const CartPanel = lazy(() => import("./cart-panel"));

/** The drawer 'Votre panier'. Its code is fetched at the first opening, so that pages that only read stay light. */
export function CartDrawer() {
	const { isOpen } = useCart();
	const [wasOpened, setWasOpened] = useState(false);
	if (isOpen && !wasOpened) setWasOpened(true);
	if (!wasOpened) return null;
	return (
		<Suspense fallback={null}>
			<CartPanel />
		</Suspense>
	);
}
