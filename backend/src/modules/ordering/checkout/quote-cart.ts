import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import { quoteInEuros, type ShippingRules } from "@confiserie/domain/shipping";
import { ApiFailure } from "../../../lib/failure";
import type { OrderBook } from "../types";
import { type CartItem, priceCart } from "./price-cart";
import { readCatalogue } from "./sellable-products";

/** Shipping of a cart at the shop's own prices, in EUR; stock and sent prices matter only when ordering. */
export async function quoteCart(
	book: OrderBook,
	items: readonly CartItem[],
	rules: ShippingRules,
): Promise<ShippingQuoteResponse> {
	const catalogue = await readCatalogue(
		book.pool,
		items.map((item) => item.productId),
	);
	const { quote, problem, fresh } = priceCart(items, catalogue, rules);
	if (problem === "PRODUCT_UNAVAILABLE") throw new ApiFailure(problem, { lines: fresh });
	return quoteInEuros(quote);
}
