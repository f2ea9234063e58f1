import type { PackingLimits } from "../delivery/options";
import { toCents } from "../money";
import { type ComposableProduct, palletLine } from "../pallet/composition";
import { palletReduction } from "../pallet/mixed-pallet";
import type { CartSource } from "./cart";

/** A line of an earlier order: boxes, and the price of one of them in EUR at that time. */
export interface OrderedLine {
	productId: string;
	productName: string;
	quantity: number;
	unitPrice: number;
}

/** A product as it is sold today; `stock` in boxes. */
export type SoldToday = CartSource & ComposableProduct;

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
 * @param packing of an order that had mixed pallets: today's prices are those on the pallets that the lines fill today
 */
export function reorderLines(
	ordered: readonly OrderedLine[],
	productOf: (productId: string) => SoldToday | null,
	packing: PackingLimits | null = null,
): ReorderLine[] {
	const today = ordered.flatMap(({ productId, quantity }) => {
		const product = productOf(productId);
		const boxes = Math.min(quantity, product?.stock ?? 0);
		return product && boxes > 0 ? [palletLine(product, boxes)] : [];
	});
	const off = packing ? palletReduction(today, packing) : [];
	return ordered.map(({ productId, productName, quantity, unitPrice }) => {
		const product = productOf(productId);
		const at = today.findIndex((line) => line.productId === productId);
		const { boxes, unitPriceCents } = today[at] ?? { boxes: 0, unitPriceCents: null };
		const priceBefore = toCents(unitPrice);
		const priceNow = unitPriceCents === null ? null : unitPriceCents - (off[at] ?? 0);
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
