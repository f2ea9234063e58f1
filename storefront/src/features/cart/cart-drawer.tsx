"use client";

import { OnDemand } from "@/ui/on-demand";
import { useCart } from "./use-cart";

const loadPanel = () => import("./cart-panel");

/** The drawer 'Votre panier'. Its code is fetched as soon as there is a line to show, so that it opens offline. */
export function CartDrawer() {
	const { isOpen, lines, close } = useCart();
	return (
		<OnDemand
			isOpen={isOpen}
			isLikely={lines.length > 0}
			load={loadPanel}
			onUnavailable={close}
			unavailable="Votre panier n'a pas pu s'ouvrir : la connexion semble coupée. Il est gardé dans ce navigateur."
		/>
	);
}
