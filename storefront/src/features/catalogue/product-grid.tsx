import type { Product } from "@confiserie/domain/contract/product";
import { cardProduct } from "./card-product";
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
					<ProductCard product={cardProduct(product)} isEager={isFirst && index < columns} />
				</li>
			))}
		</ul>
	);
}

interface GridProps {
	columns?: 3 | 4;
}

/** The grid's columns, for cards and for what stands in their place. */
export const gridClass = (columns: 3 | 4) => (columns === 4 ? `${GRID} xl:grid-cols-4` : GRID);
