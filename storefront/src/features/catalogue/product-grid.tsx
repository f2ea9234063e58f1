import type { Product } from "@confiserie/domain/contract/product";
import { classNames } from "@/ui/class-names";
import { cardProduct, withTellingTickets } from "./card-product";
import { gridClass, SWIPED_ON_TELEPHONE } from "./grid-class";
import { ProductCard } from "./product-card";

/** Cards in rows. The first row's images are fetched at once when the grid opens the page. */
export function ProductGrid({
	products,
	columns = 4,
	isFirst = false,
	isSwiped = false,
}: {
	products: readonly Product[];
	columns?: 3 | 4;
	isFirst?: boolean;
	/** In one row on a phone. */
	isSwiped?: boolean;
}) {
	const cards = withTellingTickets(products.map(cardProduct));
	return (
		<ul className={classNames(gridClass(columns), isFirst && "later-pictures", isSwiped && SWIPED_ON_TELEPHONE)}>
			{cards.map((product, index) => (
				<li key={product.source.id} className="min-w-0">
					<ProductCard product={product} isEager={isFirst && index < columns} />
				</li>
			))}
		</ul>
	);
}
