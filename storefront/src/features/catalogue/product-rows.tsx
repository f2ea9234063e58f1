import type { Product } from "@confiserie/domain/contract/product";
import { formatCount, formatInteger } from "@confiserie/domain/format";
import { piecesToCents } from "@confiserie/domain/money";
import { priceText } from "@confiserie/domain/price-text";
import { stockBand } from "@confiserie/domain/stock-band";
import { type OrderType, type Tier, tiers, UNITS } from "@confiserie/domain/tier-price";
import { pricePerKilogramCents } from "@confiserie/domain/unit-price";
import { FavouriteToggle } from "@/features/favourites";
import { ButtonLink } from "@/ui/button-link";
import { Link } from "@/ui/link";
import { Price } from "@/ui/price";
import { CardPurchase } from "./card-purchase";
import { cartSource } from "./cart-source";
import { ProductImage } from "./product-image";
import { StockIndicator } from "./stock-indicator";

/**
 * Products as rows for who knows what they come for: reference, stock and the price of a box at every tariff side by side.
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
	const unit = product.piecesPerBox > 1 ? "carton" : "pièce";
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
				<div className="mt-0.5 text-sm">
					<StockIndicator boxes={product.stock} unit={unit} />
				</div>
			</div>
			<dl aria-label="Tarifs" className="grid grid-cols-3 gap-x-3 max-lg:col-span-2 lg:text-right">
				{tiers(product).map((tier) => (
					<div key={tier.orderType}>
						<dt className="text-xs whitespace-nowrap text-prune">{tierText(tier, unit)}</dt>
						<dd className="font-semibold whitespace-nowrap">
							<Price of={priceText(product.vatRate, ({ bare }) => bare(tier.pricePerBoxCents))} isBare />
						</dd>
						<KilogramPrice product={product} minBoxes={tier.minBoxes} />
						<PriorBoxPrice product={product} orderType={tier.orderType} />
					</div>
				))}
			</dl>
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

function KilogramPrice({ product, minBoxes }: { product: Product; minBoxes: number }) {
	const cents = pricePerKilogramCents(product, minBoxes);
	if (cents === null) return null;
	return (
		<dd className="text-xs whitespace-nowrap text-prune">
			<Price of={priceText(product.vatRate, (words) => `${words.cents(cents)} / kg`)} />
		</dd>
	);
}

/** Beside the announcement of a reduction: code de la consommation, art. L112-1-1. */
function PriorBoxPrice({ product, orderType }: { product: Product; orderType: OrderType }) {
	const prior = product.isPromo ? product.priorPrices?.[orderType] : null;
	if (!prior) return null;
	const cents = piecesToCents(product.piecesPerBox, prior);
	return (
		<dd className="text-xs text-prune">
			<Price of={priceText(product.vatRate, (words) => `Prix antérieur\u00a0: ${words.cents(cents)}`)} />
		</dd>
	);
}

/** "Carton", "Dès 8 cartons": from how many boxes on the price holds. */
const tierText = ({ orderType, minBoxes }: Tier, unit: string): string =>
	minBoxes > 1 ? `Dès ${formatCount(minBoxes, unit)}` : unit === "carton" ? UNITS[orderType].name : "Pièce";
