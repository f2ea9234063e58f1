import { SEARCH } from "@confiserie/domain/catalogue/catalogue";
import type { Category } from "@confiserie/domain/catalogue/category";
import { formatInteger } from "@confiserie/domain/format";
import { noteStatus } from "@/lib/page-reads";
import { Trail } from "@/lib/seo/trail";
import type { Crumb } from "@/ui/breadcrumb";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { LoadFailure } from "@/ui/load-failure";
import { SKIP_LINK } from "@/ui/skip-link";
import { AppliedFilters } from "./applied-filters";
import { plainListHref } from "./catalogue-metadata";
import { CategoryStrip } from "./category-strip";
import { DidYouMean } from "./did-you-mean";
import { FilterFields } from "./filter-fields";
import { type CatalogueFilters, filtersHref, MAXIMUM_PAGES } from "./filters";
import { catalogueTitle, emptyMessage, LIST_MESSAGES, selectionSentence } from "./headings";
import { type Catalogue, loadCatalogue } from "./load-catalogue";
import { LoadMore } from "./load-more";
import { ProductGrid } from "./product-grid";
import { ProductRows } from "./product-rows";
import { StableResults } from "./stable-results";
import { ViewSwitch } from "./view-switch";

/** The catalogue for one address. Source: spec §2 "Catalogue". */
export async function CatalogueScreen({
	filters,
	categories,
}: {
	filters: CatalogueFilters;
	/** Those that the shop offers, in their order. */
	categories: readonly Category[];
}) {
	const catalogue = await loadCatalogue(filters);
	if (catalogue.state === "failed") noteStatus(503);
	return (
		<div className="page pt-3 sm:pt-6">
			<a href="#produits" className={SKIP_LINK}>
				Aller aux produits
			</a>
			<Trail here={plainListHref(filters)} crumbs={crumbs(filters)} />
			<h1 className="display mt-1 mb-3 text-2xl sm:mb-5 sm:text-4xl">{catalogueTitle(filters)}</h1>
			{filters.category && !filters.query && filters.shelf?.description && (
				<p className="-mt-1 mb-3 max-w-prose text-prune sm:-mt-2 sm:mb-5">{filters.shelf.description}</p>
			)}
			<CategoryStrip
				categories={categories}
				active={filters.category}
				hrefOf={(category) => filtersHref({ ...filters, category, page: 1 })}
			/>
			<div className="mt-3 gap-x-8 sm:mt-6 lg:grid lg:grid-cols-[12rem_1fr]">
				<FilterFields
					filters={filters}
					{...(catalogue.state === "loaded" && { facets: catalogue.facets, totalCount: catalogue.totalCount })}
				/>
				<section id="produits" tabIndex={-1} aria-label="Produits" className="min-w-0 outline-none">
					<StableResults
						list={filtersHref({ ...filters, page: 1 })}
						failure={
							<LoadFailure message={LIST_MESSAGES.failed}>
								<p>La boutique est momentanément injoignable. Votre panier est conservé.</p>
							</LoadFailure>
						}
					>
						{catalogue.state === "failed" ? null : <Results filters={filters} catalogue={catalogue} />}
					</StableResults>
				</section>
			</div>
		</div>
	);
}

/** A category is a step of its own below the whole catalogue. */
function crumbs({ category, shelf }: CatalogueFilters): Crumb[] {
	const home = { label: "Accueil", href: "/" };
	if (!category || !shelf) return [home, { label: "Produits" }];
	return [home, { label: "Produits", href: "/products" }, { label: shelf.name }];
}

function Results({
	filters,
	catalogue,
}: {
	filters: CatalogueFilters;
	catalogue: Extract<Catalogue, { state: "loaded" }>;
}) {
	const { products, totalCount, isMissing, didYouMean } = catalogue;
	const hasMore = products.length < totalCount && filters.page < MAXIMUM_PAGES;
	return (
		<>
			<div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
				<p role="status" className="font-semibold">
					{selectionSentence(filters, totalCount)}
				</p>
				<AppliedFilters filters={filters} />
				{products.length > 0 && <ViewSwitch filters={filters} />}
			</div>
			{filters.isTooShort && (
				<p className="mb-4 font-semibold text-caramel">
					Saisissez au moins {SEARCH.minLength} caractères pour chercher&nbsp;: voici tous les produits.
				</p>
			)}
			{totalCount === 0 ? (
				<EmptyState
					title={isMissing ? LIST_MESSAGES.missing : emptyMessage(filters)}
					action={
						<ButtonLink href="/products" variant="secondary">
							Voir tous nos produits
						</ButtonLink>
					}
				>
					{didYouMean && <DidYouMean text={didYouMean} filters={filters} />}
					<p>
						{filters.query
							? "Essayez un mot plus court ou une catégorie ci-dessus."
							: "Retirez un filtre ou choisissez une autre catégorie."}
					</p>
				</EmptyState>
			) : (
				<>
					<h2 className="sr-only">Liste des produits</h2>
					{filters.isRows ? <ProductRows products={products} /> : <ProductGrid products={products} isFirst />}
					<LoadMore
						nextHref={hasMore ? filtersHref({ ...filters, page: filters.page + 1 }) : null}
						shown={products.length}
						total={totalCount}
					>
						<strong className="text-encre">{formatInteger(products.length)}</strong> sur {formatInteger(totalCount)}
						{products.length >= totalCount
							? " : vous avez tout vu"
							: !hasMore && " : affinez votre recherche pour voir les autres"}
					</LoadMore>
				</>
			)}
		</>
	);
}
