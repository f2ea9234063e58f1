import { stockBand } from "@confiserie/domain/catalogue/stock-band";
import type { Product } from "@confiserie/domain/contract/product";
import { formatInteger } from "@confiserie/domain/format";
import { TierPriceList } from "@/features/account/own-prices/server";
import { FavouriteToggle } from "@/features/shop/favourites";
import { AllergenPlace } from "@/lib/allergens/slots";
import { ownPriceSlot } from "@/lib/own-prices/slots";
import { shownPromise } from "@/lib/shown-promise";
import { ButtonLink } from "@/ui/button-link";
import { Link } from "@/ui/link";
import { CardPurchase } from "./card-purchase";
import { cartSource } from "./cart-source";
import { ProductImage } from "./product-image";
import { StockIndicator } from "./stock-indicator";

/**
 * Products as rows for customers who know what they come for: reference, stock and the price of a box at every tariff side by side.
 * Markup of the server around the same islands as the cards.
 */
export function ProductRows({ products }: { products: readonly Product[] }) {
	return (
		<ul className="divide-y divide-trait overflow-hidden rounded-card border border-trait bg-white">
			{products.map((product) => (
				<li key={product.id}>
					<Row product={product} />
				</li>
			))}
		</ul>
	);
}

function Row({ product }: { product: Product }) {
	const source = cartSource(product);
	const { weightGrams, isPromo, priorPrices } = product;
	const offer = { ...source, weightGrams, priorPrices: isPromo ? priorPrices : undefined };
	return (
		<article className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 p-3 hover:bg-creme/50 lg:grid-cols-[4rem_minmax(0,1fr)_20rem_13.5rem_2.75rem]">
			<div className="relative size-16 overflow-hidden rounded-sm bg-dragee">
				<ProductImage src={product.imageUrl} alt="" from={96} to={192} sizes="64px" />
			</div>
			<div className="min-w-0">
				<h3 className="leading-snug font-semibold">
					<Link href={`/products/${product.id}`} isLikely className="hover:text-framboise hover:underline">
						{product.name}
					</Link>
				</h3>
				<p className="text-sm text-prune">
					{product.reference}
					{product.piecesPerBox > 1 && ` · carton de ${formatInteger(product.piecesPerBox)}`}
				</p>
				<div className="mt-0.5 flex flex-wrap gap-x-3 text-sm">
					<StockIndicator boxes={product.stock} of={product} />
					<span className="promise text-prune">{shownPromise(product, true)}</span>
				</div>
				<AllergenPlace of={product.allergenInformation} />
			</div>
			<div {...ownPriceSlot(offer, "tiers")} className="peer empty:hidden max-lg:col-span-2" />
			<div className="peer-[:not(:empty)]:hidden max-lg:col-span-2">
				<TierPriceList product={offer} />
			</div>
			<div className="@container max-lg:col-span-2">
				{stockBand(product.stock) === "out" ? (
					<ButtonLink href={`/products/${product.id}`} variant="secondary" size="sm" className="w-full">
						Voir le produit
					</ButtonLink>
				) : (
					<CardPurchase source={source} stock={product.stock} />
				)}
			</div>
			<FavouriteToggle product={{ ...source, price: product.price }} className="max-lg:hidden" />
		</article>
	);
}
