import type { Product } from "@confiserie/domain/contract/product";
import { AllergenPlace } from "@/lib/allergens/slots";
import { ownPriceSlot } from "@/lib/own-prices/slots";
import { shownPromise } from "@/lib/shown-promise";
import { Link } from "@/ui/link";
import { Price } from "@/ui/price";
import { cardProduct } from "./card-product";
import { ProductImage } from "./product-image";

/** A card that leads to its product and does nothing else: a page that sells one product carries no code to sell four more. */
export function PlainCard({ product }: { product: Product }) {
	const { source, priceText, contentText } = cardProduct(product);
	const { id, vatRate, piecesPerBox, pricePerPieceBox } = source;
	const pricing = { id, vatRate, piecesPerBox, pricePerPieceBox };
	return (
		<article className="relative flex h-full flex-col overflow-hidden rounded-card border border-trait bg-white hover:border-bordure hover:shadow-lift">
			<div className="relative aspect-square bg-dragee">
				<ProductImage src={source.imageUrl} alt="" from={192} to={680} sizes="(min-width: 768px) 25vw, 50vw" />
			</div>
			<div className="p-3">
				<h3 className="text-sm font-semibold sm:text-base">
					<Link href={`/products/${source.id}`} isLikely className="after:absolute after:inset-0 after:rounded-card">
						{source.name}
					</Link>
				</h3>
				<p className="mt-1 flex flex-wrap items-baseline gap-x-2">
					<span {...ownPriceSlot(pricing, "box")} className="peer contents empty:hidden" />
					<span className="display text-xl peer-[:not(:empty)]:hidden">
						<Price of={priceText} isBare />
					</span>
					<span className="text-xs text-prune sm:text-sm">{contentText}</span>
				</p>
				<p className="promise text-xs text-prune empty:hidden">{shownPromise(product, true)}</p>
				<AllergenPlace of={product.allergenInformation} />
			</div>
		</article>
	);
}
