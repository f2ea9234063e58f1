import type { CartLine } from "@confiserie/domain/cart/cart";
import type { ZoneVat } from "@confiserie/domain/delivery/options";
import { formatCents } from "@confiserie/domain/format";
import { priceText } from "@confiserie/domain/prices/price-text";
import { zoneRate } from "@confiserie/domain/tax/zone-rate";
import { Badge } from "@/ui/badge";
import { Price } from "@/ui/price";
import { readPricing } from "./stored-pricing";

interface LinePriceProps {
	line: CartLine;
	/** False for a line of which nothing can be ordered: no total counts it. */
	isCounted?: boolean;
	/** Of the country that it goes to, where its rates apply. */
	zoneVat?: ZoneVat | null;
	/** Its share of the total without VAT; undefined where none is known. */
	netCents?: number | undefined;
}

/** What a line comes to, in the visitor's view; a dash where its price cannot be read, struck out where it does not count. */
export function LinePrice({ line: { product, quantity }, isCounted = true, zoneVat, netCents }: LinePriceProps) {
	const vatRate = readPricing(product.id)?.vatRate;
	const rate = vatRate === undefined ? undefined : zoneRate(zoneVat, vatRate);
	const cents = Math.round(product.price * 100) * quantity;
	const text = priceText(rate, ({ bare }) => bare(cents));
	const ht = netCents === undefined ? text.ht : formatCents(netCents);
	const price = Number.isFinite(cents) ? <Price of={{ ...text, ht }} isBare /> : "—";
	if (isCounted) return price;
	return (
		<span className="flex flex-col items-end gap-1 font-sans text-base text-prune">
			<Badge tone="danger">Indisponible</Badge>
			<s>{price}</s>
		</span>
	);
}
