"use client";

import { stockBand } from "@confiserie/domain/catalogue/stock-band";
import { useState } from "react";
import { FavouriteToggle } from "@/features/shop/favourites";
import { AllergenPlace } from "@/lib/allergens/slots";
import { readToken } from "@/lib/session";
import { ButtonLink } from "@/ui/button-link";
import { Link } from "@/ui/link";
import { Picture } from "@/ui/picture";
import { Price } from "@/ui/price";
import { Ticket } from "@/ui/ticket";
import { useLate } from "@/ui/use-late";
import type { CardProduct } from "./card-product";
import { CardPurchase } from "./card-purchase";
import type { OwnCard } from "./own-card-price";
import { Reduction } from "./reduction";
import { StockIndicator } from "./stock-indicator";

const CARD_IMAGE_SIZES = "(min-width: 1280px) 300px, (min-width: 768px) 33vw, 50vw";

const loadOwn = () => import("./own-card-price");

/**
 * Image, name, box price, price of a piece and of a kilogram, quantity, add to cart. Source: spec §2 "product card".
 * A client component of few fields: as markup of the server, twenty cards would travel twice, to be shown and hydrated.
 */
export function ProductCard({ product: listed, isEager = false }: { product: CardProduct; isEager?: boolean }) {
	const [own, setOwn] = useState<OwnCard | null>(null);
	const late = useLate(loadOwn, readToken() !== null);
	const product: CardProduct & Partial<OwnCard> = own ?? listed;
	const { ticket, source } = product;
	const band = stockBand(product.stock);
	const href = `/products/${source.id}`;
	return (
		<article className="product-card">
			<div>
				<CardImage src={source.imageUrl} isEager={isEager} />
				{ticket && <Ticket className="absolute top-3 left-2 max-xs:text-xs">{ticket}</Ticket>}
				<FavouriteToggle product={{ ...source, price: product.price }} className="absolute right-2 bottom-2 z-1" />
			</div>
			<div>
				<div>
					<h3>
						<Link href={href} isLikely className="whole-card">
							{source.name}
						</Link>
					</h3>
					{late && <late.OwnCardPrice product={listed} onPrices={setOwn} />}
					<CardPrice product={product} />
					<AllergenPlace of={product.allergens} />
					{product.promiseText && <p className="promise">{product.promiseText}</p>}
					{(band === "low" || band === "out") && <StockIndicator boxes={product.stock} of={source} />}
				</div>
				{band === "out" ? (
					<ButtonLink href={href} variant="secondary" size="sm" className="z-1">
						Voir le produit
					</ButtonLink>
				) : (
					<CardPurchase source={source} stock={product.stock} />
				)}
			</div>
		</article>
	);
}

/** An image that does not load draws nothing, and the ground behind it shows. */
function CardImage({ src, isEager }: { src: string; isEager: boolean }) {
	if (!src) return null;
	return <Picture src={src} alt="" from={192} to={680} sizes={CARD_IMAGE_SIZES} loading={isEager ? "eager" : "lazy"} />;
}

function CardPrice({ product }: { product: CardProduct & Partial<OwnCard> }) {
	const { mark = product.reduction && <Reduction {...product.reduction} /> } = product;
	return (
		<div className="card-prices">
			<p>
				<span className="display text-xl">
					<Price of={product.priceText} isBare />
				</span>
				{mark}
			</p>
			<p>
				<span>{product.contentText}</span>
				{product.comparisons.map((comparison) => (
					<Price key={comparison.ttc} of={comparison} />
				))}
			</p>
			{product.tierText && (
				<p className="tier">
					<Price of={product.tierText} />
					{product.tierMark}
				</p>
			)}
		</div>
	);
}
