import type { Product } from "@confiserie/domain/contract/product";
import { classNames } from "@/ui/class-names";
import { cardProduct, withTellingTickets } from "./card-product";
import { EVEN_GRID_CLASS, GRID_CLASS } from "./grid-class";
import { ProductCard } from "./product-card";

/** Cards that a wide screen has in its first row. */
const FIRST_ROW = 4;

/** Cards in rows. The first row's images are fetched at once when the grid opens the page. */
export function ProductGrid({
	products,
	isFirst = false,
	isEven = false,
}: {
	products: readonly Product[];
	isFirst?: boolean;
	/** Of four or eight cards. */
	isEven?: boolean;
}) {
	const cards = withTellingTickets(products.map(cardProduct));
	return (
		<ul className={classNames(isEven ? EVEN_GRID_CLASS : GRID_CLASS, isFirst && "later-pictures")}>
			{cards.map((product, index) => (
				<li key={product.source.id} className="min-w-0">
					<ProductCard product={product} isEager={isFirst && index < FIRST_ROW} />
				</li>
			))}
		</ul>
	);
}
