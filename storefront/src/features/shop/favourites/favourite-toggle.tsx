"use client";

import type { Favourite } from "@confiserie/domain/customers/favourites";
import { favouriteName } from "@confiserie/domain/customers/favourites";
import { Heart } from "lucide-react";
import { classNames } from "@/ui/class-names";
import { useIsFavourite } from "./use-favourites";

export interface FavouriteToggleProps {
	/** The product, or the fields of a card: the rest is fetched once it is stored. */
	product: Favourite;
	className?: string;
}

/** Heart that adds or removes a product. Its name stays the same, its state is "pressed". Source: spec §2, §4. */
export function FavouriteToggle({ product, className }: FavouriteToggleProps) {
	const { isFavourite, toggle } = useIsFavourite(product.id);
	return (
		<button
			type="button"
			aria-pressed={isFavourite}
			aria-label={`Garder ${favouriteName(product)} dans mes favoris`}
			onClick={() => toggle(product)}
			className={classNames("favourite", className)}
		>
			<Heart aria-hidden="true" />
		</button>
	);
}
