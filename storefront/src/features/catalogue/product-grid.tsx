import type { Product } from "@confiserie/domain/contract/product";
import { Skeleton } from "@/ui/skeleton";
import { ProductCard } from "./product-card";

const GRID = "grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3";

/** Cards in rows. The first row's pictures are fetched at once when the grid opens the page. */
export function ProductGrid({
	products,
	columns = 4,
	isFirst = false,
}: GridProps & { products: readonly Product[]; isFirst?: boolean }) {
	return (
		<ul className={gridClass(columns)}>
			{products.map((product, index) => (
				<li key={product.id} className="min-w-0">
					<ProductCard product={product} isEager={isFirst && index < columns} />
				</li>
			))}
		</ul>
	);
}

interface GridProps {
	columns?: 3 | 4;
}

/** The grid's place while it loads: cards of the final size. */
export function ProductGridSkeleton({ count, columns = 4 }: GridProps & { count: number }) {
	return (
		<ul className={gridClass(columns)} aria-hidden="true">
			{Array.from({ length: count }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity and never move
				<li key={index} className="overflow-hidden rounded-card border border-trait bg-white">
					<Skeleton className="aspect-square rounded-none" />
					<div className="flex flex-col gap-3 p-4">
						<Skeleton className="h-6 w-4/5" />
						<Skeleton className="h-7 w-2/5" />
						<Skeleton className="h-5 w-3/5" />
						<Skeleton className="h-11 w-full" />
					</div>
				</li>
			))}
		</ul>
	);
}

const gridClass = (columns: 3 | 4) => (columns === 4 ? `${GRID} xl:grid-cols-4` : GRID);
