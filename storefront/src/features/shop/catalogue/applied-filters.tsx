import { X } from "lucide-react";
import { Link } from "@/ui/link";
import { type CatalogueFilters, filtersHref } from "./filters";
import { appliedFilters } from "./headings";

/** The filters in force as chips; each is the link to the list without it. */
export function AppliedFilters({ filters }: { filters: CatalogueFilters }) {
	const applied = appliedFilters(filters);
	if (applied.length === 0) return null;
	return (
		<ul aria-label="Filtres appliqués" className="flex flex-wrap gap-2">
			{applied.map(({ label, without }) => (
				<li key={label}>
					<Link
						href={filtersHref(without)}
						scroll={false}
						className="inline-flex min-h-11 items-center gap-2 rounded-sm bg-dragee pr-2.5 pl-3.5 text-sm font-semibold text-framboise-fonce hover:bg-framboise hover:text-white"
					>
						<span className="sr-only">Retirer le filtre </span>
						{label}
						<X aria-hidden="true" className="size-4" />
					</Link>
				</li>
			))}
			{applied.length > 1 && (
				<li>
					<Link
						href={filtersHref({ isRows: filters.isRows })}
						scroll={false}
						className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-framboise underline underline-offset-4 hover:text-framboise-fonce"
					>
						Tout effacer
					</Link>
				</li>
			)}
		</ul>
	);
}
