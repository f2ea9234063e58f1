import { LayoutGrid, List } from "lucide-react";
import { classNames } from "@/ui/class-names";
import { Link } from "@/ui/link";
import { type CatalogueFilters, filtersHref } from "./filters";

const VIEWS = [
	{ label: "En grille", isRows: false, Icon: LayoutGrid },
	{ label: "En liste, avec tous les tarifs", isRows: true, Icon: List },
];

/** Cards or rows; a phone has room for cards alone. */
export function ViewSwitch({ filters }: { filters: CatalogueFilters }) {
	return (
		<ul
			aria-label="Affichage"
			className="ml-auto flex overflow-hidden rounded-control border-[1.5px] border-trait max-md:hidden"
		>
			{VIEWS.map(({ label, isRows, Icon }) => {
				const isHere = filters.isRows === isRows;
				return (
					<li key={label}>
						<Link
							href={filtersHref({ ...filters, isRows })}
							scroll={false}
							title={label}
							aria-current={isHere || undefined}
							className={classNames(
								"grid size-11 place-items-center -outline-offset-3",
								isHere ? "bg-dragee text-framboise-fonce" : "text-prune hover:bg-creme hover:text-framboise",
							)}
						>
							<Icon aria-hidden="true" className="size-5" />
							<span className="sr-only">{label}</span>
						</Link>
					</li>
				);
			})}
		</ul>
	);
}
