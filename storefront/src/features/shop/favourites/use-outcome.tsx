"use client";

import { type Favourite, favouriteName } from "@confiserie/domain/customers/favourites";
import { useState } from "react";
import { useCart } from "@/features/shop/cart";
import { ActionNotice } from "@/ui/action-notice";
import { useFavourites } from "./use-favourites";
import type { FreshFavourites } from "./use-fresh-favourites";
import { useMoveToCart } from "./use-move-to-cart";

type Outcome = { kind: "removed" | "moved"; product: Favourite; index: number };

/** Removing and moving one favourite, with the notice that each leaves behind: undo, or see the cart. */
export function useOutcome(checks: FreshFavourites["checks"], onLeave: () => void) {
	const favourites = useFavourites();
	const cart = useCart();
	const { moveOne, moveAll } = useMoveToCart(checks);
	const [outcome, setOutcome] = useState<Outcome | null>(null);
	const forget = () => setOutcome(null);

	return {
		remove(product: Favourite, index: number): void {
			favourites.remove(product.id);
			setOutcome({ kind: "removed", product, index });
		},
		move(product: Favourite, index: number): void {
			moveOne(product);
			setOutcome({ kind: "moved", product, index });
		},
		moveAll(): void {
			moveAll();
			forget();
		},
		forget,
		notice: (className?: string) => {
			if (!outcome) return null;
			const { kind, product, index } = outcome;
			const name = favouriteName(product);
			return kind === "removed" ? (
				<ActionNotice
					key={`removed ${product.id}`}
					actionLabel="Annuler"
					onAction={() => {
						favourites.restore(product, index);
						forget();
					}}
					className={className}
				>
					« {name} » a été retiré des favoris.
				</ActionNotice>
			) : (
				<ActionNotice
					key={`moved ${product.id}`}
					actionLabel="Voir le panier"
					onAction={() => {
						forget();
						onLeave();
						cart.open();
					}}
					className={className}
				>
					« {name} » est dans le panier.
				</ActionNotice>
			);
		},
	};
}
