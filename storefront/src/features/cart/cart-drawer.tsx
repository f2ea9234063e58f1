"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { useCart } from "./use-cart";

const CartPanel = lazy(() => import("./cart-panel"));

/** The drawer 'Votre panier'. Its code is fetched at the first opening, so that pages that only read stay light. */
export function CartDrawer() {
	const { isOpen } = useCart();
	const [wasOpened, setWasOpened] = useState(false);
	useEffect(() => {
		if (isOpen) setWasOpened(true);
	}, [isOpen]);
	if (!wasOpened && !isOpen) return null;
	return (
		<Suspense fallback={null}>
			<CartPanel />
		</Suspense>
	);
}
