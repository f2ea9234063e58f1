import { CATEGORIES } from "@confiserie/domain/catalogue";
import { formatCount } from "@confiserie/domain/format";
import { Trail } from "@/lib/seo/trail";
import type { Crumb } from "@/ui/breadcrumb";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { LoadFailure } from "@/ui/load-failure";
import { AppliedFilters } from "./applied-filters";
import { plainListHref } from "./catalogue-metadata";
import { CategoryStrip } from "./category-strip";
import { DidYouMean } from "./did-you-mean";
import { FilterFields } from "./filter-fields";
import { type CatalogueFilters, filtersHref, MAXIMUM_PAGES } from "./filters";
import { catalogueTitle, emptyMessage, LIST_MESSAGES, SORT_OPTIONS } from "./headings";
import { type Catalogue, loadCatalogue } from "./load-catalogue";
import { LoadMore } from "./load-more";
import { ProductGrid } from "./product-grid";
import { SortSelect } from "./sort-select";

/** The catalogue for one address. Source: spec §2 "Catalogue". */
export async function CatalogueScreen({ filters }: { filters: CatalogueFilters }) {
	const catalogue = await loadCatalogue(filters);
	return (
		<div className="page pt-6">
			<Trail here={plainListHref(filters)} crumbs={crumbs(filters)} />
			<h1 className="display mt-2 mb-5 text-3xl sm:text-4xl">{catalogueTitle(filters)}</h1>
			<CategoryStrip active={filters.category} />
			<div className="mt-8 grid gap-x-10 gap-y-6 lg:grid-cols-[13.5rem_1fr]">
				<FilterFields filters={filters} facets={catalogue.state === "loaded" ? catalogue.facets : undefined} />
				<section aria-label="Produits" className="min-w-0">
					{catalogue.state === "failed" ? (
						<LoadFailure message={LIST_MESSAGES.failed}>
							<p>La boutique est momentanément injoignable. Votre panier est conservé.</p>
						</LoadFailure>
					) : (
						<Results filters={filters} catalogue={catalogue} />
					)}
				</section>
			</div>
		</div>
	);
}

/** A category is a step of its own below the whole catalogue. */
function crumbs({ category }: CatalogueFilters): Crumb[] {
	const home = { label: "Accueil", href: "/" };
	const name = CATEGORIES.find(({ code }) => code === category)?.name;
	return name ? [home, { label: "Produits", href: "/products" }, { label: name }] : [home, { label: "Produits" }];
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
			<div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<p role="status" className="font-semibold">
					{formatCount(totalCount, "produit")}
				</p>
				{totalCount > 1 && <SortSelect value={filters.sort ?? "relevance"} options={SORT_OPTIONS} />}
			</div>
			<div className="mb-5 empty:hidden">
				<AppliedFilters filters={filters} />
			</div>
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
					<ProductGrid products={products} columns={3} isFirst />
					<LoadMore
						nextHref={hasMore ? filtersHref({ ...filters, page: filters.page + 1 }) : null}
						shown={products.length}
						total={totalCount}
					/>
				</>
			)}
		</>
	);
}
