import { taxOf } from "../tax/sale-tax";
import type { QuoteContent } from "./quote-content";

type OnPallet = "palletOffCents" | "palletUnitCents";
type Taxed = "ratePercent" | "netCents" | "vatCents" | "grossCents";

/** Input of a quote: seller, buyer, lines; prices include VAT. */
export interface QuoteDraft
	extends Pick<
		QuoteContent,
		"seller" | "firstName" | "lastName" | "address" | "business" | "shippingCents" | "delivery"
	> {
	lines: readonly (Omit<QuoteContent["lines"][number], Taxed | OnPallet> &
		Partial<Pick<QuoteContent["lines"][number], OnPallet>> & { ratePercent: number })[];
	/** Absent, as the fields of a line about pallets: none is mixed. */
	pallets?: QuoteContent["pallets"];
}

/** The content of a quote: VAT is computed as for every sale, so that the order and its invoices have the same amounts. */
export function writeQuote({ lines, shippingCents, pallets = null, ...offer }: QuoteDraft): QuoteContent {
	const tax = taxOf({ lines, shippingCents });
	const subtotalCents = lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0);
	return {
		version: 1,
		...offer,
		pallets,
		lines: lines.map((line, index) => {
			const taxed = tax.lines[index];
			if (!taxed) throw new RangeError(`The line ${line.name} has no tax`);
			return { palletOffCents: 0, palletUnitCents: null, ...line, ...taxed };
		}),
		shipping: tax.shipping,
		totals: tax.totals,
		subtotalCents,
		shippingCents,
		totalCents: subtotalCents + shippingCents,
	};
}
