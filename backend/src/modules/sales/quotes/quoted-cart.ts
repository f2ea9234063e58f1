import type { ErrorCode } from "@confiserie/domain/contract/error";
import type { QuoteContent } from "@confiserie/domain/quote/quote-content";
import { listedUnitCents, quotedPromotions } from "@confiserie/domain/quote/quoted-reductions";
import type { SoldCart } from "../checkout";
import type { CatalogueEntry } from "../offers";

/** What a quote offers as a cart: its own prices, names, packaging and VAT, out of the stock that there is now. */
export function quotedCart(
	{ lines, pallets, subtotalCents, shippingCents, totalCents }: QuoteContent,
	catalogue: ReadonlyMap<string, CatalogueEntry>,
): SoldCart & { problem: Extract<ErrorCode, "PRODUCT_UNAVAILABLE" | "OUT_OF_STOCK"> | undefined } {
	const isShort = lines.some(({ productId, quantity }) => {
		const entry = catalogue.get(productId);
		return entry !== undefined && quantity > entry.availableBoxes;
	});
	return {
		lines: lines.flatMap((line) => {
			const entry = catalogue.get(line.productId);
			if (!entry) return [];
			const { name, reference, imageUrl, piecesPerBox, boxesPerLayer, boxesPerPallet, ratePercent: vatRate } = line;
			const sold = { ...entry, name, reference, imageUrl, piecesPerBox, boxesPerLayer, boxesPerPallet, vatRate };
			const { quantity: boxes, unitPriceCents, grossCents: totalCents, palletOffCents, palletUnitCents } = line;
			const listUnitPriceCents = listedUnitCents(line);
			const price = { unitPriceCents, totalCents, listUnitPriceCents, palletOffCents, palletUnitCents };
			return [{ entry: sold, boxes, ...price }];
		}),
		promotions: quotedPromotions(lines),
		pallets,
		quote: { subtotalCents, shippingCostCents: shippingCents, totalCents },
		fresh: lines.map(({ productId, name, quantity, unitPriceCents, grossCents }) => {
			const entry = catalogue.get(productId);
			return {
				productId,
				productName: name,
				quantity,
				availableQuantity: entry?.availableBoxes ?? 0,
				onSale: entry !== undefined,
				sentUnitPrice: unitPriceCents,
				unitPrice: unitPriceCents,
				totalPrice: grossCents,
			};
		}),
		problem: lines.some(({ productId }) => !catalogue.has(productId))
			? "PRODUCT_UNAVAILABLE"
			: isShort
				? "OUT_OF_STOCK"
				: undefined,
	};
}
