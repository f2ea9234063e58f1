import { X } from "lucide-react";
import { Link } from "./link";

export interface FilterChip {
	/** "Statut", "Recherche". */
	name: string;
	value: string;
	/** The address of the list without it. */
	hrefWithout: string;
}

/** Active filters, each a link to the list without it, and one that clears them all and states their number. */
export function FilterChips({ chips, clearHref }: { chips: readonly FilterChip[]; clearHref: string }) {
	if (chips.length === 0) return null;
	return (
		<ul aria-label="Filtres actifs" className="flex flex-wrap items-center gap-2">
			{chips.map(({ name, value, hrefWithout }) => (
				<li key={name} className="max-w-full">
					<Link
						href={hrefWithout}
						scroll={false}
						className="inline-flex min-h-11 dense-chip max-w-full items-center gap-2 rounded-sm bg-dragee pr-2.5 pl-3.5 text-sm font-semibold text-framboise-fonce hover:bg-framboise hover:text-white"
					>
						<span className="sr-only">Retirer le filtre </span>
						<span className="truncate">{`${name}\u00a0: ${value}`}</span>
						<X aria-hidden="true" className="size-4 shrink-0" />
					</Link>
				</li>
			))}
			<li>
				<Link
					href={clearHref}
					scroll={false}
					className="inline-flex min-h-11 dense-chip items-center px-2 text-sm font-semibold text-framboise underline underline-offset-4 hover:text-framboise-fonce"
				>
					{`Tout effacer (${chips.length})`}
				</Link>
			</li>
		</ul>
	);
}
