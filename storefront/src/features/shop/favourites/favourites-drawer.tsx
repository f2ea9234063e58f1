"use client";

import { OnDemand } from "@/ui/on-demand";
import { useSettled } from "@/ui/use-settled";
import { useFavourites } from "./use-favourites";

const loadPanel = () => import("./favourites-panel");

/**
 * The drawer 'Mes favoris'. Its code is fetched as soon as there is a favourite to show, or the page is at rest,
 * so that it opens offline from the first visit on.
 */
export function FavouritesDrawer() {
	const { isOpen, count, close } = useFavourites();
	const isSettled = useSettled();
	return (
		<OnDemand
			isOpen={isOpen}
			isLikely={isSettled || count > 0}
			load={loadPanel}
			onUnavailable={close}
			unavailable="Vos favoris n'ont pas pu s'ouvrir : la connexion semble coupée. Ils sont gardés dans ce navigateur."
		/>
	);
}
