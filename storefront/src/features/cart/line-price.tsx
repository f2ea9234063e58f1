import type { CartLine } from "@confiserie/domain/cart";
import { priceText } from "@confiserie/domain/price-text";
import { Price } from "@/ui/price";
import { readPricing } from "./stored-pricing";

/** What a line comes to, in the visitor's view; a dash where its price cannot be read. */
export function LinePrice({ line: { product, quantity } }: { line: CartLine }) {
	const cents = Math.round(product.price * 100) * quantity;
	if (!Number.isFinite(cents)) return "—";
	return <Price of={priceText(readPricing(product.id)?.vatRate, ({ bare }) => bare(cents))} isBare />;
}
