"use client";

import { favouriteImage, favouriteName } from "@confiserie/domain/customers/favourites";
import { Heart } from "lucide-react";
import Image from "next/image";
import { AllergenPlace } from "@/lib/allergens/slots";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { framed } from "@/ui/framed";
import { IconButton } from "@/ui/icon-button";
import { Link } from "@/ui/link";
import { Price } from "@/ui/price";
import type { FavouriteActions } from "./favourite-row";
import { boxPriceText, comparisonTexts, isAvailable, promiseOf, remarksOf, unitText } from "./favourite-text";
import { Remarks } from "./remarks";

const IMAGE_SIZES = "(min-width: 1280px) 300px, (min-width: 768px) 33vw, 50vw";

/** One card of the favourites page: the product as it is sold now, or the plain word that it is not any more. */
export function FavouriteCard({ product, check, onMove, onRemove }: FavouriteActions) {
	const name = favouriteName(product);
	const price = boxPriceText(product);
	const isOnSale = check?.isOnSale !== false;
	return (
		<article className="@container relative flex h-full flex-col overflow-hidden rounded-card border border-trait bg-white">
			<div className="relative aspect-square bg-dragee">
				<Picture src={favouriteImage(product)} isPale={!isOnSale} />
				<IconButton
					label={`Retirer ${name} des favoris`}
					onClick={onRemove}
					className="absolute! right-2 bottom-2 text-framboise"
				>
					<Heart aria-hidden="true" className="size-5 fill-current" />
				</IconButton>
			</div>
			<div className="flex flex-1 flex-col gap-3 p-3 @xs:p-4">
				<div className="flex flex-1 flex-col gap-2">
					<h2 className="font-semibold @xs:text-lg @xs:leading-snug">
						{isOnSale ? (
							<Link
								href={`/products/${encodeURIComponent(product.id)}`}
								className="underline-offset-4 hover:text-framboise hover:underline"
							>
								{name}
							</Link>
						) : (
							name
						)}
					</h2>
					{isOnSale && (
						<div>
							<p className="flex flex-wrap items-baseline gap-x-2">
								<span className="display text-xl">{price ? <Price of={price} isBare /> : "Prix à confirmer"}</span>
								<span className="text-sm text-prune">{unitText(product)}</span>
							</p>
							<p className="flex flex-wrap gap-x-3 text-sm text-prune">
								{comparisonTexts(product).map((text) => (
									<span key={text.ttc} className="whitespace-nowrap">
										<Price of={text} />
									</span>
								))}
							</p>
						</div>
					)}
					{isOnSale && <AllergenPlace of={product.allergenInformation} />}
					<p className="text-sm text-prune empty:hidden">{promiseOf(check)}</p>
					<Remarks remarks={remarksOf(product, check)} />
				</div>
				{isAvailable(product, check) ? (
					<Button size="sm" onClick={onMove} aria-label={`Ajouter au panier : ${name}`}>
						<span>
							Ajouter<span className="max-sm:sr-only"> au panier</span>
						</span>
					</Button>
				) : (
					<ButtonLink variant="secondary" size="sm" href={isOnSale ? `/products/${product.id}` : "/products"}>
						{isOnSale ? "Voir le produit" : "Voir les produits"}
					</ButtonLink>
				)}
			</div>
		</article>
	);
}

/** Decorative: the name is under it. Addresses that are none of ours are not fetched. */
function Picture({ src, isPale }: { src: string; isPale: boolean }) {
	if (!src.startsWith("/static/")) return <span aria-hidden="true" className="berlingot absolute inset-0" />;
	return (
		<Image
			{...framed(src)}
			alt=""
			fill
			sizes={IMAGE_SIZES}
			className={`object-cover ${isPale ? "opacity-60 grayscale" : ""}`}
		/>
	);
}
