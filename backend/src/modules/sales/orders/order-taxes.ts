import { type SaleTax, taxOf } from "@confiserie/domain/tax/sale-tax";
import type { TaxedAmount } from "@confiserie/domain/tax/taxed-amount";
import type { LineRow, OrderRow } from "./types";

type TaxedRow = Pick<LineRow, "boxes" | "unitPriceCents" | "vatRate">;

/**
 * VAT of an order, by the rates that its lines were sold at: of the whole, of each line and of the delivery. Of an order
 * without lines, which no checkout writes, there is none to tell.
 */
export function orderTaxes({ shippingCents }: Pick<OrderRow, "shippingCents">, lines: readonly TaxedRow[]): SaleTax {
	return taxOf({
		lines: lines.map(({ boxes, unitPriceCents, vatRate }) => ({
			quantity: boxes,
			unitPriceCents,
			ratePercent: vatRate,
		})),
		shippingCents: lines.length > 0 ? shippingCents : 0,
	});
}

/** Totals by rate as an answer tells them. @param amount of cents, in the answer's unit */
export function serializeTaxes(
	order: Pick<OrderRow, "shippingCents">,
	lines: readonly TaxedRow[],
	amount: (cents: number) => number,
) {
	return serializeTotals(orderTaxes(order, lines).totals, amount);
}

/** Sums by rate as an answer tells them. @param amount of cents, in the answer's unit */
export const serializeTotals = (totals: readonly TaxedAmount[], amount: (cents: number) => number) =>
	totals.map(({ ratePercent, netCents, vatCents, grossCents }) => ({
		ratePercent,
		net: amount(netCents),
		vat: amount(vatCents),
		gross: amount(grossCents),
	}));
