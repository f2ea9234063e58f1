import { CATEGORIES } from "@confiserie/domain/catalogue";
import type { Facets } from "@confiserie/domain/contract/product";
import { formatInteger } from "@confiserie/domain/format";
import { Link } from "@/ui/link";
import { Select } from "@/ui/select";
import { type CatalogueFilters, filtersHref } from "./filters";
import { bandLabel } from "./headings";

/** The category as a field of the filters: unlike the strip above the list, it keeps the others. */
export function CategoryChoice({ filters, counts }: { filters: CatalogueFilters; counts: Facets["category"] }) {
	const countOf = (code: string) => counts.find(({ value }) => value === code)?.count ?? 0;
	const shown = CATEGORIES.filter(({ code }) => countOf(code) > 0 || code === filters.category);
	return (
		<Select
			label="Catégorie"
			name="category"
			defaultValue={filters.category ?? ""}
			options={[
				{ value: "", label: "Toutes" },
				...shown.map(({ code, name }) => ({ value: code, label: `${name} (${formatInteger(countOf(code))})` })),
			]}
		/>
	);
}

/** Bands of the price of a box that hold products; the one in force is the link that takes it off. */
export function PriceBands({ filters, bands }: { filters: CatalogueFilters; bands: Facets["price"] }) {
	return (
		<ul className="mt-3 flex gap-x-4 max-lg:flex-wrap lg:flex-col">
			{bands
				.filter(({ count }) => count > 0)
				.map(({ min, max, count }) => {
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
