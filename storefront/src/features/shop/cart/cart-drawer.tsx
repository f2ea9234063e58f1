"use client";

import { OnDemand } from "@/ui/on-demand";
import { useSettled } from "@/ui/use-settled";
import { useCart } from "./use-cart";

const loadPanel = () => import("./cart-panel");
const loadToast = () => import("./added-toast");

/**
 * The drawer 'Votre panier', and the word of what was added. Their code is fetched as soon as there is a line to show, or the
 * page is at rest, so that they open offline from the first visit on.
 */
export function CartDrawer() {
	const { isOpen, lines, announced, close, forgetAnnounced } = useCart();
	const isLikely = useSettled() || lines.length > 0;
	return (
		<>
			<OnDemand
				isOpen={isOpen}
				isLikely={isLikely}
				load={loadPanel}
				onUnavailable={close}
				unavailable="Votre panier n'a pas pu s'ouvrir&nbsp;: la connexion semble coupée. Il est gardé dans ce navigateur."
			/>
			{/* Without it the button and its badge say the same. */}
			<OnDemand isOpen={announced !== null} isLikely={isLikely} load={loadToast} onUnavailable={forgetAnnounced} />
		</>
	);
}
