import { TAGS } from "@confiserie/domain/catalogue/tags";
import type { Product } from "@confiserie/domain/contract/product";
import type { PackingLimits } from "@confiserie/domain/delivery/options";
import { DURABILITIES } from "@confiserie/domain/food/durability";
import { formatCount, formatDate, formatMonth, formatWeight } from "@confiserie/domain/format";
import { leavesWithin48h } from "@confiserie/domain/fulfilment/dispatch";
import { tiers } from "@confiserie/domain/prices/tier-price";
import { BRAND } from "@/config/brand";
import { environment } from "@/config/environment";
import { FavouriteToggle } from "@/features/shop/favourites";
import { PriceSwitch } from "@/features/shop/price-view";
import { RecentlySeen } from "@/features/shop/recently-seen";
import { ProductReviews, RatingSummary } from "@/features/shop/reviews/server";
import { AllergenPlace } from "@/lib/allergens/slots";
import { OWN_TABLE } from "@/lib/own-prices/slots";
import { JsonLd } from "@/lib/seo/json-ld";
import { Trail } from "@/lib/seo/trail";
import { readShopFacts } from "@/lib/shop-facts";
import { readPacking } from "@/lib/shop-packing";
import { shownPromise } from "@/lib/shown-promise";
import { Badge } from "@/ui/badge";
import { Below } from "@/ui/below";
import { classNames } from "@/ui/class-names";
import { Ticket } from "@/ui/ticket";
import { Configurator } from "./configurator";
import { DELIVERY_SLOT, PROMISE_SLOT } from "./delivery-slot";
import type { ConfigurableProduct } from "./figures";
import { Gallery } from "./gallery";
import { PackagingDiagram } from "./packaging-diagram";
import { PalletHint } from "./pallet-hint";
import { ProductDetails } from "./product-details";
import { RelatedProducts } from "./related-products";
import { productData } from "./structured-data";
import { TierTable } from "./tier-table";
import { UnitsHelp } from "./units-help";

/** The page of one product. Source: spec §2 "Product detail". */
export async function ProductScreen({ product }: { product: Product }) {
	const [{ delivery }, packing] = await Promise.all([readShopFacts(), readPacking()]);
	// With whatever cut-off hour the shop has.
	const ownPreparation = { cutOffHour: 0, preparationDays: product.preparationDays ?? 0 };
	const isQuick = delivery.leavesWithin48h && leavesWithin48h(ownPreparation);
	const [firstTag, ...otherTags] = TAGS.filter(({ code }) => product.tags.includes(code));
	return (
		<div className="page pt-3 sm:pt-6 low:pt-2">
			<p className="display hidden text-xl print:block">{BRAND.name}</p>
			<JsonLd data={productData(product, environment.siteUrl(), new Date())} />
			<Trail
				here={`/products/${product.id}`}
				crumbs={[{ label: "Accueil", href: "/" }, { label: "Produits", href: "/products" }, { label: product.name }]}
			/>
			<div className="mt-2 grid items-start gap-x-6 gap-y-4 md:mt-4 low:mt-1 md:grid-cols-2 lg:gap-x-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] print:grid-cols-[14rem_1fr]">
				<div className="lg:sticky lg:top-24">
					<Gallery
						name={product.name}
						images={[...new Set([product.imageUrl, ...product.additionalImages])].filter(Boolean)}
					>
						{firstTag && <Ticket className="absolute top-3 left-2 md:top-5 md:left-4">{firstTag.name}</Ticket>}
					</Gallery>
				</div>
				<div className="min-w-0">
					<div className="flex items-start justify-between gap-4">
						<h1 className="display text-2xl sm:text-3xl low:text-2xl xl:text-4xl">{product.name}</h1>
						<FavouriteToggle product={product} className="size-12 max-sm:-my-2 print:hidden" />
					</div>
					<AllergenPlace of={product.allergenInformation} />
					{product.rating && <RatingSummary rating={product.rating} />}
					<div className="mt-2 sm:mt-4 low:mt-1 print:hidden">
						<Configurator
							product={configurable(product)}
							help={<UnitsHelp product={product} />}
							promise={<Promised product={product} />}
							dispatch={isQuick && <p className="text-sm text-prune">Expédition sous 24-48 h</p>}
						>
							<PriceSwitch place="product" />
						</Configurator>
						{product.stock > 0 && (
							<p className="mt-3 text-sm text-prune">
								<span id={DELIVERY_SLOT} className="peer" />
								<span className="peer-[:not(:empty)]:hidden">{delivery.headline}</span>
							</p>
						)}
					</div>
					<p className="mt-6 max-w-prose">{product.description}</p>
					<p className="mt-2 text-sm text-prune">{summary(product).join(" · ")}</p>
					{otherTags.length > 0 && (
						<ul aria-label="Étiquettes" className="mt-4 flex flex-wrap gap-2">
							{otherTags.map(({ code, name }) => (
								<li key={code}>
									<Badge tone="selected">{name}</Badge>
								</li>
							))}
						</ul>
					)}
				</div>
			</div>
			<Below>
				<Prices product={product} packing={packing} />
				<div className="mt-16">
					<ProductDetails product={product} />
				</div>
				<div className="mt-16 empty:hidden print:hidden">
					<ProductReviews product={product} />
				</div>
				<div className="mt-16 empty:hidden print:hidden">
					<RelatedProducts product={product} />
				</div>
				<div className="mt-16 empty:hidden print:hidden">
					<RecentlySeen here={{ id: product.id, name: product.name, imageUrl: product.imageUrl }} />
				</div>
			</Below>
		</div>
	);
}

/** When it arrives. A phone keeps the lines of the longer text for the one that takes its place. */
function Promised({ product }: { product: Product }) {
	const text = shownPromise(product);
	if (!text) return null;
	const isLong = product.promise?.isFrom && "max-sm:min-h-[2lh]";
	return (
		<p className={classNames("promise -mt-1 text-sm font-semibold text-pistache", isLong)}>
			<span id={PROMISE_SLOT} className="peer" />
			<span className="peer-[:not(:empty)]:hidden">{text}</span>
		</p>
	);
}

/** The prices by quantity beside the drawing; nothing where one price is all there is to say. */
function Prices({ product, packing }: { product: Product; packing: PackingLimits }) {
	if (tiers(product).length < 2) return null;
	return (
		<section aria-labelledby="tarifs" className="mt-16">
			<h2 id="tarifs" className="display mb-4 text-2xl">
				{product.piecesPerBox > 1 ? "Du carton à la palette" : "Le prix selon la quantité"}
			</h2>
			<div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-12">
				<div className="group/prices">
					<div id={OWN_TABLE} className="peer empty:hidden" />
					<div className="peer-[:not(:empty)]:hidden">
						<TierTable product={configurable(product)} />
					</div>
					<PalletHint product={product} packing={packing} />
				</div>
				<PackagingDiagram product={product} />
			</div>
		</section>
	);
}

function summary(product: Product): string[] {
	return [
		`Réf. ${product.reference}`,
		product.weightGrams > 0 ? `pièce de ${formatWeight(product.weightGrams)}` : "",
		product.piecesPerBox > 1 ? `carton de ${formatCount(product.piecesPerBox, "pièce")}` : "vendu à la pièce",
		dateText(product),
	].filter(Boolean);
}

/** The date of the lot that leaves next, else the one of the product. */
function dateText({ bestBeforeDate, durability, nextLotDate }: Product): string {
	const { short } = DURABILITIES[durability];
	if (nextLotDate) return `${short} du prochain lot : ${formatDate(nextLotDate)}`;
	return bestBeforeDate ? `${short} indicative : ${formatMonth(bestBeforeDate)}` : "";
}

/** Only what the configurator needs crosses to the browser. */
function configurable(product: Product): ConfigurableProduct {
	const { id, name, imageUrl, stock, vatRate, weightGrams, piecesPerBox, boxesPerLayer, boxesPerPallet } = product;
	const { pricePerPieceBox, pricePerPieceLayer, pricePerPiecePallet } = product;
	return {
		priorPrices: product.isPromo ? product.priorPrices : undefined,
		id,
		name,
		imageUrl,
		stock,
		vatRate,
		weightGrams,
		piecesPerBox,
		boxesPerLayer,
		boxesPerPallet,
		pricePerPieceBox,
		pricePerPieceLayer,
		pricePerPiecePallet,
	};
}
