import type { QuoteRequest } from "@confiserie/domain/contract/quote";
import type { QuoteDraft } from "@confiserie/domain/quote/write-quote";
import { ApiFailure } from "../../../lib/failure";
import type { PricedCart } from "../checkout/price-cart";

/** Boxes, and what is asked for one of them instead of the catalogue's price. */
export type AgreedItem = Pick<QuoteRequest["orderData"]["items"][number], "productId" | "quantity" | "agreedUnitPrice">;

/**
 * The lines of a quote: at the catalogue's price for their quantity, or at the lower one that was agreed. Stock is no matter yet.
 * @throws ApiFailure PRODUCT_UNAVAILABLE, PRICE_CHANGED, VALIDATION for an agreed price above the catalogue's
 */
export function quotedLines({ lines, fresh, problem }: PricedCart, items: readonly AgreedItem[]): QuoteDraft["lines"] {
	if (problem === "PRODUCT_UNAVAILABLE") throw new ApiFailure(problem, { lines: fresh });
	if (fresh.some(({ sentUnitPrice, unitPrice }) => sentUnitPrice !== null && sentUnitPrice !== unitPrice))
		throw new ApiFailure("PRICE_CHANGED", { lines: fresh });
	return lines.map(({ entry, boxes, unitPriceCents: listPriceCents }) => {
		const { productId, name, reference, imageUrl, piecesPerBox, boxesPerLayer, boxesPerPallet, vatRate } = entry;
		const position = items.findIndex((item) => item.productId === productId);
		const unitPriceCents = items[position]?.agreedUnitPrice ?? listPriceCents;
		if (unitPriceCents > listPriceCents)
			throw new ApiFailure("VALIDATION", {
				field: `orderData.items[${position}].agreedUnitPrice`,
				message: "Un prix convenu ne dépasse pas celui du catalogue.",
			});
		const packaging = { piecesPerBox, boxesPerLayer, boxesPerPallet };
		const named = { productId, name, reference, imageUrl, ...packaging };
		return { ...named, quantity: boxes, unitPriceCents, listPriceCents, ratePercent: vatRate };
	});
}
