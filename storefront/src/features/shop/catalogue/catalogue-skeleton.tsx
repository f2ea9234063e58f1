import type { Category } from "@confiserie/domain/catalogue/category";
import { Skeleton } from "@/ui/skeleton";
import { Spinner } from "@/ui/spinner";
import { CategoryStrip } from "./category-strip";
import { type CatalogueFilters, filtersHref } from "./filters";
import { GRID_CLASS } from "./grid-class";
import { catalogueTitle } from "./headings";

/** As many as a wide screen shows at once. */
const CARDS = Array.from({ length: 9 }, (_, position) => `carte-${position + 1}`);

/** The catalogue's place while its products are read: what the address already tells, and cards of their final size. */
export function CatalogueSkeleton({
	filters,
	categories,
}: {
	filters: CatalogueFilters;
	categories: readonly Category[];
}) {
	return (
		<div className="page pt-3 sm:pt-6">
			<Spinner label="Chargement des produits" className="sr-only" />
			<Skeleton className="h-6 w-48 max-w-full" />
			<h1 className="display mt-1 mb-3 text-2xl sm:mb-5 sm:text-4xl">{catalogueTitle(filters)}</h1>
			<CategoryStrip
				categories={categories}
				active={filters.category}
				hrefOf={(category) => filtersHref({ ...filters, category, page: 1 })}
			/>
			<div className="mt-3 gap-x-8 sm:mt-6 lg:grid lg:grid-cols-[12rem_1fr]">
				<Skeleton className="h-12 rounded-control lg:h-96 lg:rounded-card" />
				<div className="min-w-0">
					<Skeleton className="mb-4 h-12 w-40" />
					<ul aria-hidden="true" className={GRID_CLASS}>
						{CARDS.map((card) => (
							<li key={card} className="flex min-w-0 flex-col rounded-card border border-trait bg-white">
								<Skeleton className="aspect-square rounded-card" />
								<div className="flex flex-col gap-3 p-3 sm:p-4">
									<Skeleton className="h-6" />
									<Skeleton className="h-7 w-1/2" />
									<Skeleton className="h-5 w-3/4" />
									<Skeleton className="h-12 rounded-control" />
								</div>
							</li>
						))}
					</ul>
				</div>
			</div>
		</div>
	);
}
