import type { Category, CategoryCode } from "@confiserie/domain/catalogue/category";
import { productsHref } from "@/config/navigation";
import { CategoryEmblem } from "@/ui/category-emblem";
import { classNames } from "@/ui/class-names";
import { Link } from "@/ui/link";
import { Picture } from "@/ui/picture";
import { ScrollRow } from "@/ui/scroll-row";

/** Pixels that one press scrolls. Source: spec §9 "Category strip scroll step". */
const SCROLL_STEP_PX = 200;

const CHIP =
	"flex min-h-12 items-center gap-2.5 rounded-control border-[1.5px] px-4 font-semibold whitespace-nowrap transition-colors max-sm:min-h-11 max-sm:gap-1.5 max-sm:px-2.5";
const chip = (isActive: boolean) =>
	classNames(
		CHIP,
		isActive
			? "border-framboise bg-framboise text-white"
			: "border-trait bg-white hover:border-framboise hover:bg-dragee",
	);

const TILE =
	"flex w-36 flex-col overflow-hidden rounded-card border border-trait bg-white pb-3 text-center font-semibold hover:border-bordure hover:shadow-lift sm:w-42 lg:w-full lg:min-w-36";

function TileImage({ src, icon }: { src: string | undefined; icon: Category["icon"] }) {
	return (
		<span className="relative mb-2 grid aspect-[4/3] place-items-center bg-dragee text-framboise">
			{src ? (
				<Picture src={src} alt="" from={192} to={390} sizes="170px" />
			) : (
				<CategoryEmblem icon={icon} className="size-12" />
			)}
		</span>
	);
}

interface CategoryStripProps {
	/** Those that the shop offers, in their order. */
	categories: readonly Category[];
	active?: CategoryCode | null;
	/** Where a category leads, null for all of them: in a list that is filtered, to the same filters. */
	hrefOf?: (category: CategoryCode | null) => string;
	/** Shown above the names, as tiles; a category without one shows its emblem. */
	images?: ReadonlyMap<CategoryCode, string>;
}

/** The categories in a row that scrolls by 200 px a step, as chips or as tiles with images; the active one stands out. Source: spec §2 "Home". */
export function CategoryStrip({ categories, active = null, hrefOf, images }: CategoryStripProps) {
	return (
		<nav aria-label="Catégories">
			<ScrollRow stepPx={SCROLL_STEP_PX} previous="Catégories précédentes" next="Catégories suivantes">
				{hrefOf && (
					<li>
						<Link
							href={hrefOf(null)}
							aria-current={active === null ? "page" : undefined}
							className={chip(active === null)}
						>
							Toutes
						</Link>
					</li>
				)}
				{categories.map(({ code, name, icon }) => (
					<li key={code} className={images && "lg:flex-1"}>
						<Link
							href={hrefOf?.(code) ?? productsHref({ category: code })}
							aria-current={code === active ? "page" : undefined}
							className={images ? TILE : chip(code === active)}
						>
							{images && <TileImage src={images.get(code)} icon={icon} />}
							{!images && (
								<CategoryEmblem icon={icon} className={classNames("size-6", code !== active && "text-framboise")} />
							)}
							{name}
						</Link>
					</li>
				))}
			</ScrollRow>
		</nav>
	);
}
