import { formatCents } from "@confiserie/domain/format";
import type { PriceText } from "@confiserie/domain/prices/price-text";
import { taxOf } from "@confiserie/domain/tax/sale-tax";
import { type GrossAmount, grossSum } from "@confiserie/domain/tax/taxed-amount";
import { netSum } from "@confiserie/domain/tax/vat-words";

/** Cents with VAT and without. */
export interface GoodsTotal {
	gross: number;
	net: number;
}

/** Sum of amounts; without VAT as in the cart: rounded once a rate, not once a line. */
export function goodsTotal(amounts: readonly GrossAmount[]): GoodsTotal {
	const lines = amounts.map(({ grossCents, ratePercent }) => ({
		quantity: 1,
		unitPriceCents: grossCents,
		ratePercent,
	}));
	const { totals } = taxOf({ lines, shippingCents: 0 });
	return { gross: grossSum(totals), net: netSum(totals) };
}

export const goodsTotalText = ({ gross, net }: GoodsTotal): PriceText => ({
	ttc: formatCents(gross),
	ht: formatCents(net),
});
