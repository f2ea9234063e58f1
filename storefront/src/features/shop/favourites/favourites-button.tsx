"use client";

import { FEEDBACK_MS } from "@confiserie/domain/cart/cart";
import { formatCount } from "@confiserie/domain/format";
import { Heart } from "lucide-react";
import { useChanged } from "@/lib/use-changed";
import { CountBadge } from "@/ui/badge";
import { IconButton } from "@/ui/icon-button";
import { useFavourites } from "./use-favourites";

/** The badge's movement is the cart's, drawn out to 800 ms. Source: spec §2 "Header". */
const SLOWER_BADGE = "[--animate-bump:bump_800ms_var(--ease-sucre)]";

/** The header's favourites button: the count is in its name, its badge moves for 800 ms when the count changes. */
export function FavouritesButton() {
	const { count, isReady, isOpen, open } = useFavourites();
	const figure = count === 0 ? "aucun produit" : formatCount(count, "produit");
	const isMoving = useChanged(isReady ? count : null, FEEDBACK_MS.favouritesBadge);
	return (
		<>
			<IconButton
				label={`Favoris, ${figure}`}
				onClick={open}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				className={`size-12 ${SLOWER_BADGE}`}
			>
				<Heart aria-hidden="true" className="size-5" />
				<CountBadge count={count} {...(isMoving ? { animationKey: count } : {})} />
			</IconButton>
			<span role="status" className="sr-only">
				{isMoving ? `Favoris mis à jour : ${figure}` : ""}
			</span>
		</>
	);
}
