import { taxOf } from "../tax/sale-tax";
import type { QuoteContent } from "./quote-content";

type Taxed = "ratePercent" | "netCents" | "vatCents" | "grossCents";

/** Input of a quote: seller, buyer, lines; prices include VAT. */
export interface QuoteDraft
	extends Pick<
		QuoteContent,
		"seller" | "firstName" | "lastName" | "address" | "business" | "shippingCents" | "delivery"
	> {
	lines: readonly (Omit<QuoteContent["lines"][number], Taxed> & { ratePercent: number })[];
}

/** The content of a quote: VAT is computed as for every sale, so that the order and its invoices have the same amounts. */
export function writeQuote({ lines, shippingCents, ...offer }: QuoteDraft): QuoteContent {
	const tax = taxOf({ lines, shippingCents });
	const subtotalCents = lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0);
	return {
		version: 1,
		...offer,
		lines: lines.map((line, index) => {
			const taxed = tax.lines[index];
			if (!taxed) throw new RangeError(`The line ${line.name} has no tax`);
			return { ...line, ...taxed };
		}),
		shipping: tax.shipping,
		totals: tax.totals,
		subtotalCents,
		shippingCents,
		totalCents: subtotalCents + shippingCents,
	};
}
