"use client";

import { OnDemand } from "@/ui/on-demand";
import { useFavourites } from "./use-favourites";

const loadPanel = () => import("./favourites-panel");

/** The drawer 'Mes favoris'. Its code is fetched as soon as there is a favourite to show, so that it opens offline. */
export function FavouritesDrawer() {
	const { isOpen, count, close } = useFavourites();
	return (
		<OnDemand
			isOpen={isOpen}
			isLikely={count > 0}
			load={loadPanel}
			onUnavailable={close}
			unavailable="Vos favoris n'ont pas pu s'ouvrir : la connexion semble coupée. Ils sont gardés dans ce navigateur."
		/>
	);
}
