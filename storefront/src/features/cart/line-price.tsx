import type { CartLine } from "@confiserie/domain/cart";
import { priceText } from "@confiserie/domain/price-text";
import { Badge } from "@/ui/badge";
import { Price } from "@/ui/price";
import { readPricing } from "./stored-pricing";

interface LinePriceProps {
	line: CartLine;
	/** False for a line of which nothing can be ordered: no total counts it. */
	isCounted?: boolean;
}

/** What a line comes to, in the visitor's view; a dash where its price cannot be read, struck out where it does not count. */
export function LinePrice({ line: { product, quantity }, isCounted = true }: LinePriceProps) {
	const cents = Math.round(product.price * 100) * quantity;
	const price = Number.isFinite(cents) ? (
		<Price of={priceText(readPricing(product.id)?.vatRate, ({ bare }) => bare(cents))} isBare />
	) : (
		"—"
	);
	if (isCounted) return price;
	return (
		<span className="flex flex-col items-end gap-1 font-sans text-base text-prune">
			<Badge tone="danger">Indisponible</Badge>
			<s>{price}</s>
		</span>
	);
}
