"use client";

import { type Favourite, favouriteImage, favouriteName } from "@confiserie/domain/customers/favourites";
import { Trash2 } from "lucide-react";
import { LineImage } from "@/features/shop/cart";
import { AllergenPlace } from "@/lib/allergens/slots";
import { Button } from "@/ui/button";
import { IconButton } from "@/ui/icon-button";
import { Link } from "@/ui/link";
import { Price } from "@/ui/price";
import { boxPriceText, isAvailable, promiseOf, remarksOf, unitText } from "./favourite-text";
import { Remarks } from "./remarks";
import type { FavouriteCheck } from "./use-fresh-favourites";

export interface FavouriteActions {
	product: Favourite;
	check: FavouriteCheck | undefined;
	onMove: () => void;
	onRemove: () => void;
}

/** One line of the drawer: image, name, price of a box, add to cart, remove. Source: spec §2 "Favourites drawer". */
export function FavouriteRow({
	product,
	check,
	onMove,
	onRemove,
	onNavigate,
}: FavouriteActions & { onNavigate: () => void }) {
	const name = favouriteName(product);
	const price = boxPriceText(product);
	return (
		<li className="flex gap-4 border-b border-trait py-4 last:border-0">
			<LineImage src={favouriteImage(product)} />
			<div className="flex min-w-0 flex-1 flex-col gap-2">
				<div className="flex items-start justify-between gap-2">
					<Link
						href={`/products/${encodeURIComponent(product.id)}`}
						onClick={onNavigate}
						className="font-semibold hover:text-framboise hover:underline"
					>
						{name}
					</Link>
					<IconButton tone="plain" label={`Retirer ${name} des favoris`} onClick={onRemove} className="-my-2.5 -mr-2">
						<Trash2 aria-hidden="true" className="size-4.5" />
					</IconButton>
				</div>
				<p className="flex flex-wrap items-baseline gap-x-2">
					<span className="display text-lg">{price ? <Price of={price} isBare /> : "Prix à confirmer"}</span>
					<span className="text-sm text-prune">{unitText(product)}</span>
				</p>
				<AllergenPlace of={product.allergenInformation} />
				<p className="text-sm text-prune empty:hidden">{promiseOf(check)}</p>
				<Remarks remarks={remarksOf(product, check)} />
				{isAvailable(product, check) && (
					<Button
						variant="secondary"
						size="sm"
						onClick={onMove}
						aria-label={`Ajouter au panier : ${name}`}
						className="self-start"
					>
						Ajouter au panier
					</Button>
				)}
			</div>
		</li>
	);
}
