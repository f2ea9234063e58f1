import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "./link";

interface PaginationProps {
	/** From 0. */
	page: number;
	pages: number;
	/** The address of a page. */
	hrefOf: (page: number) => string;
	/** Pages shown on each side of the current one. */
	reach?: number;
}

const ITEM =
	"inline-flex min-h-11 min-w-11 dense-page items-center justify-center rounded-control px-2 font-semibold hover:bg-dragee aria-[current]:bg-framboise aria-[current]:text-white";

/** Links to the pages around this one, and to the first and the last; nothing when there is one page only. */
export function Pagination({ page, pages, hrefOf, reach = 2 }: PaginationProps) {
	if (pages <= 1) return null;
	return (
		<nav aria-label="Pagination" className="flex justify-center">
			<ul className="flex flex-wrap items-center justify-center gap-1">
				{page > 0 && (
					<li>
						<Link href={hrefOf(page - 1)} rel="prev" className={ITEM} aria-label="Page précédente">
							<ChevronLeft aria-hidden="true" className="size-5" />
						</Link>
					</li>
				)}
				{pageWindow(page, pages, reach).map((shown, index, all) => (
					<li key={shown} className="flex items-center">
						{index > 0 && shown - (all[index - 1] ?? 0) > 1 && (
							<span aria-hidden="true" className="px-1 text-prune">
								…
							</span>
						)}
						<Link
							href={hrefOf(shown)}
							className={ITEM}
							aria-label={`Page ${shown + 1}`}
							aria-current={shown === page ? "page" : undefined}
						>
							{shown + 1}
						</Link>
					</li>
				))}
				{page < pages - 1 && (
					<li>
						<Link href={hrefOf(page + 1)} rel="next" className={ITEM} aria-label="Page suivante">
							<ChevronRight aria-hidden="true" className="size-5" />
						</Link>
					</li>
				)}
			</ul>
		</nav>
	);
}

/** The first page, the last, and those within `reach` of the current one, each once, in order. */
export function pageWindow(page: number, pages: number, reach: number): number[] {
	const around = Array.from({ length: 2 * reach + 1 }, (_, index) => page - reach + index);
	const shown = [0, ...around, pages - 1].filter((one) => one >= 0 && one < pages);
	return [...new Set(shown)].sort((a, b) => a - b);
}
