"use client";

import { formatCents, formatEuros, formatPiecePrice } from "@confiserie/domain/format";
import { stockBand } from "@confiserie/domain/stock-band";
import { pricePerKilogramCents } from "@confiserie/domain/unit-price";
import { getImageProps } from "next/image";
import { FavouriteToggle } from "@/features/favourites";
import { ButtonLink } from "@/ui/button-link";
import { Link } from "@/ui/link";
import { Ticket } from "@/ui/ticket";
import type { CardProduct } from "./card-product";
import { CardPurchase } from "./card-purchase";
import { cartSource } from "./cart-source";
import { StockIndicator } from "./stock-indicator";

const CARD_IMAGE_SIZES = "(min-width: 1280px) 300px, (min-width: 768px) 33vw, 50vw";

/**
 * Picture, name, box price, price of a piece and of a kilogram, quantity, add to cart. Source: spec §2 "product card".
 * A client component of few fields: as markup of the server, twenty cards would travel twice, to be shown and hydrated.
 */
export function ProductCard({ product, isEager = false }: { product: CardProduct; isEager?: boolean }) {
	const ticket = ticketText(product);
	const band = stockBand(product.stock);
	const href = `/products/${product.id}`;
	const source = cartSource(product);
	return (
		<article className="@container group relative flex h-full flex-col overflow-hidden rounded-card border border-trait bg-white transition-[box-shadow,border-color] focus-within:border-bordure hover:border-bordure hover:shadow-lift">
			<div className="relative aspect-square overflow-hidden berlingot bg-dragee">
				<CardImage src={product.imageUrl} isEager={isEager} />
				{ticket && <Ticket className="absolute top-3 left-2 max-xs:text-xs">{ticket}</Ticket>}
				<FavouriteToggle product={{ ...source, price: product.price }} className="absolute right-2 bottom-2 z-1" />
			</div>
			<div className="flex flex-1 flex-col gap-3 p-3 @xs:p-4">
				<div className="flex-1">
					<h3 className="font-semibold @xs:text-lg @xs:leading-snug">
						<Link
							href={href}
							className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-myrtille"
						>
							{product.name}
						</Link>
					</h3>
					<CardPrice product={product} />
					{(band === "low" || band === "out") && (
						<div className="mt-2 text-sm">
							<StockIndicator boxes={product.stock} unit={product.piecesPerBox > 1 ? "carton" : "pièce"} />
						</div>
					)}
				</div>
				{band === "out" ? (
					<ButtonLink href={href} variant="secondary" size="sm" className="z-1">
						Voir le produit
					</ButtonLink>
				) : (
					<CardPurchase source={source} />
				)}
			</div>
		</article>
	);
}

/** A picture that does not load draws nothing, and the stripes behind it show. */
function CardImage({ src, isEager }: { src: string; isEager: boolean }) {
	if (!src) return null;
	const { props } = getImageProps({ src, alt: "", width: 600, height: 600, sizes: CARD_IMAGE_SIZES });
	return (
		// biome-ignore lint/performance/noImgElement: sized by getImageProps, without the state of next/image on twenty cards
		<img
			{...props}
			alt=""
			loading={isEager ? "eager" : "lazy"}
			className="absolute inset-0 size-full object-cover transition-transform duration-320 motion-safe:group-hover:scale-104"
		/>
	);
}

function CardPrice({ product }: { product: CardProduct }) {
	const perKilogram = pricePerKilogramCents(product, 1);
	const isBox = product.piecesPerBox > 1;
	const details = [
		isBox && `${formatPiecePrice(product.pricePerPieceBox)} / pièce`,
		perKilogram !== null && `${formatCents(perKilogram)} / kg`,
	].filter((detail) => detail !== false);
	return (
		<>
			<p className="mt-2 flex flex-wrap items-baseline gap-x-2">
				<span className="display text-xl">{formatEuros(product.price)}</span>
				<span className="text-sm text-prune">{isBox ? `le carton de ${product.piecesPerBox}` : "la pièce"}</span>
			</p>
			<p className="flex flex-wrap gap-x-3 text-sm text-prune">
				{details.map((detail) => (
					<span key={detail} className="whitespace-nowrap">
						{detail}
					</span>
				))}
			</p>
		</>
	);
}

/** The one thing a ticket on the picture says. */
function ticketText({ isPromo, isNew, tags }: CardProduct): string | null {
	if (isPromo) return "Promo";
	if (isNew) return "Nouveau";
	if (tags.includes("BESTSELLER")) return "Meilleure vente";
	return tags.includes("ARTISANAL") ? "Artisanal" : null;
}
