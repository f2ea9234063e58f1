/** Stock indicator bands: above 50 boxes high, above 10 medium, above 0 low, 0 out. Source: spec §2, §9. */
export const STOCK_BANDS = ["high", "medium", "low", "out"] as const;
export type StockBand = (typeof STOCK_BANDS)[number];

/** Upper bound of the band "low": the admin's low stock. */
export const LOW_STOCK_BOXES = 10;

/** Band of `boxes` sellable boxes; a negative figure (a stock correction under holds) counts as out. */
export function stockBand(boxes: number): StockBand {
	if (boxes > 50) return "high";
	if (boxes > LOW_STOCK_BOXES) return "medium";
	return boxes > 0 ? "low" : "out";
}

/** Public stock of so many boxes: a band, or the number itself when few are left. In SQL `shown_stock`. (ADR 40) */
export function shownStock(boxes: number): string {
	return boxes > LOW_STOCK_BOXES ? stockBand(boxes) : String(Math.max(0, boxes));
}
