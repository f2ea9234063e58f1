import type { QuoteDraft } from "@confiserie/domain/quote/write-quote";
import { ApiFailure } from "../../foundations/failures";
import { type AgreedItem, atAgreedPrice, listedCents, type PricedCart } from "../checkout";

/**
 * The lines of a quote: at the catalogue's price for their quantity, or at the lower one that was agreed. Stock is no matter yet.
 * @throws ApiFailure PRODUCT_UNAVAILABLE, PRICE_CHANGED, VALIDATION for an agreed price above the catalogue's
 */
export function quotedLines({ lines, fresh, problem }: PricedCart, items: readonly AgreedItem[]): QuoteDraft["lines"] {
	if (problem === "PRODUCT_UNAVAILABLE") throw new ApiFailure(problem, { lines: fresh });
	if (fresh.some(({ sentUnitPrice, unitPrice }) => sentUnitPrice !== null && sentUnitPrice !== unitPrice))
		throw new ApiFailure("PRICE_CHANGED", { lines: fresh });
	return lines.map((line) => {
		const { entry, boxes, unitPriceCents, palletOffCents = 0, palletUnitCents = null } = atAgreedPrice(line, items);
		const { productId, name, reference, imageUrl, piecesPerBox, boxesPerLayer, boxesPerPallet, vatRate } = entry;
		const listPriceCents = listedCents(line);
		const packaging = { piecesPerBox, boxesPerLayer, boxesPerPallet };
		const named = { productId, name, reference, imageUrl, ...packaging };
		return {
			...named,
			quantity: boxes,
			unitPriceCents,
			listPriceCents,
			palletOffCents,
			palletUnitCents,
			ratePercent: vatRate,
		};
	});
}
