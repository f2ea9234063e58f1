import type { PriceText } from "@confiserie/domain/prices/price-text";

interface PriceProps {
	of: PriceText;
	/** Amounts only: "TTC" or "HT" follows in small type. */
	isBare?: boolean;
}

/** A text with prices, with VAT and without it; the style sheet shows the one of the visitor's view (ADR 1). */
export function Price({ of: { ttc, ht }, isBare }: PriceProps) {
	const part = (text: string | null, tax: string, view: string) =>
		text && (
			<span key={tax} className={view}>
				{text}
				{isBare && <small>{tax}</small>}
			</span>
		);
	return [part(ttc, " TTC", ht ? "ttc" : ""), part(ht, " HT", "ht")];
}
