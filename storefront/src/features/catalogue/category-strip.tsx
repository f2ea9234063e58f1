import { CATEGORIES, type CategoryCode } from "@confiserie/domain/catalogue";
import { productsHref } from "@/config/navigation";
import { classNames } from "@/ui/class-names";
import { Link } from "@/ui/link";
import { ScrollRow } from "@/ui/scroll-row";
import { CategoryIcon } from "./category-icon";

/** Pixels that one press scrolls. Source: spec §9 "Category strip scroll step". */
const SCROLL_STEP_PX = 200;

/** The categories in a row that scrolls by 200 px a step; the active one stands out. Source: spec §2 "Home". */
export function CategoryStrip({ active = null }: { active?: CategoryCode | null }) {
	return (
		<nav aria-label="Catégories">
			<ScrollRow stepPx={SCROLL_STEP_PX} previous="Catégories précédentes" next="Catégories suivantes">
				{CATEGORIES.map(({ code, name }) => (
					<li key={code} className="snap-start">
						<Link
							href={productsHref({ category: code })}
							aria-current={code === active ? "page" : undefined}
							className={classNames(
								"flex min-h-12 items-center gap-2.5 rounded-control border-[1.5px] px-4 font-semibold whitespace-nowrap transition-colors",
								code === active
									? "border-framboise bg-framboise text-white"
									: "border-trait bg-white hover:border-framboise hover:bg-dragee",
							)}
						>
							<CategoryIcon code={code} className={classNames("size-6", code !== active && "text-framboise")} />
							{name}
						</Link>
					</li>
				))}
			</ScrollRow>
		</nav>
	);
}
