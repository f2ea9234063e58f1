import type { Order } from "../contract/order";
import { toCents } from "../money";
import { pricePerBoxCents } from "../prices/tier-price";
import type { CartSource } from "./cart";

/** A line of an earlier order: boxes, and the price of one of them in EUR at that time. */
export interface OrderedLine {
	productId: string;
	productName: string;
	quantity: number;
	unitPrice: number;
}
/**
 * Lines of an order as they are ordered again: layers that stood on a mixed pallet at the price of their own tier, since the cart
 * takes the pallet's reduction off again.
 */
export function orderedLines({ items, mixedPallets }: Pick<Order, "items" | "mixedPallets">): OrderedLine[] {
	const isOnPallet = (id: string) => mixedPallets?.products.some(({ productId }) => productId === id);
	return items.map(({ listUnitPrice, ...item }) =>
		isOnPallet(item.productId) ? { ...item, unitPrice: listUnitPrice ?? item.unitPrice } : item,
	);
}

/** A product as it is sold today; `stock` in boxes. */
export type SoldToday = CartSource & { stock: number };

/** What ordering a line again today means. `boxes` is 0 when nothing of it can be ordered. Prices in cents a box. */
export interface ReorderLine {
	productId: string;
	name: string;
	kind: "same" | "gone" | "soldOut" | "short" | "price";
	askedBoxes: number;
	boxes: number;
	priceBefore: number;
	/** Null when nothing of the line can be ordered. */
	priceNow: number | null;
	/** Null when the product is no longer on sale. */
	product: SoldToday | null;
}

/**
 * The lines of an earlier order at the prices and with the stock of today; `productOf` gives null for what is no longer
 * on sale. Fewer boxes than ordered count as "short" whatever their price, which is stated too: it follows the quantity.
 */
export function reorderLines(
	ordered: readonly OrderedLine[],
	productOf: (productId: string) => SoldToday | null,
): ReorderLine[] {
	return ordered.map(({ productId, productName, quantity, unitPrice }) => {
		const product = productOf(productId);
		const boxes = Math.max(0, Math.min(quantity, product?.stock ?? 0));
		const priceBefore = toCents(unitPrice);
		const priceNow = product && boxes > 0 ? pricePerBoxCents(product, boxes) : null;
		const kind = kindOf({ isOnSale: product !== null, boxes, quantity, isSamePrice: priceNow === priceBefore });
		return {
			productId,
			name: product?.name ?? productName,
			kind,
			askedBoxes: quantity,
			boxes,
			priceBefore,
			priceNow,
			product,
		};
	});
}

function kindOf(line: {
	isOnSale: boolean;
	boxes: number;
	quantity: number;
	isSamePrice: boolean;
}): ReorderLine["kind"] {
	if (!line.isOnSale) return "gone";
	if (line.boxes === 0) return "soldOut";
	if (line.boxes < line.quantity) return "short";
	return line.isSamePrice ? "same" : "price";
}
