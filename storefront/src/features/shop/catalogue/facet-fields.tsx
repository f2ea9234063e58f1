import type { Facets } from "@confiserie/domain/contract/product";
import { formatInteger } from "@confiserie/domain/format";
import { Link } from "@/ui/link";
import { type CatalogueFilters, filtersHref } from "./filters";
import { bandLabel } from "./headings";

/** Bands of the price of a box that hold products; the one in force is the link that takes it off. */
export function PriceBands({ filters, bands }: { filters: CatalogueFilters; bands: Facets["price"] }) {
	const filled = bands.filter(({ count }) => count > 0);
	// One band holds all there is: it would choose nothing.
	if (filled.length < 2 && filters.minPrice === null && filters.maxPrice === null) return null;
	return (
		<ul className="mt-3 flex gap-x-4 max-lg:flex-wrap lg:flex-col">
			{filled.map(({ min, max, count }) => {
				const isApplied = filters.minPrice === min && filters.maxPrice === max;
				const bounds = isApplied ? { minPrice: null, maxPrice: null } : { minPrice: min, maxPrice: max };
				return (
					<li key={`${min}-${max}`}>
						<Link
							href={filtersHref({ ...filters, ...bounds, page: 1 })}
							scroll={false}
							aria-current={isApplied || undefined}
							className="inline-flex min-h-11 items-center underline-offset-4 hover:text-framboise hover:underline aria-[current]:font-bold aria-[current]:text-framboise-fonce lg:min-h-9"
						>
							<span>
								{bandLabel(min, max)} <span className="font-normal text-prune">({formatInteger(count)})</span>
							</span>
						</Link>
					</li>
				);
			})}
		</ul>
	);
}
