import { Link } from "@/ui/link";
import { type CatalogueFilters, filtersHref } from "./filters";

/** A text near to the query that does find something, as the link that searches for it with the same filters. */
export function DidYouMean({ text, filters }: { text: string; filters: CatalogueFilters }) {
	return (
		<p className="mb-2 text-lg">
			Vouliez-vous dire{" "}
			<Link
				href={filtersHref({ ...filters, query: text, page: 1 })}
				className="font-bold text-framboise-fonce underline underline-offset-4 hover:text-framboise"
			>
				{text}
			</Link>
			{"\u00a0?"}
		</p>
	);
}
