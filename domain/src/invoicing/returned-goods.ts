import { carriageTerm } from "../delivery/delivery-words";
import { apportion } from "../tax/apportion";
import { type GrossAmount, grossSum, type TaxedAmount, withNet } from "../tax/taxed-amount";
import type { BillingDocument } from "./billing-document";
import { ofRate } from "./share";

/** Goods and delivery of a refund by line; prices include VAT, the delivery has the rates it was sold at. */
export interface ReturnedGoods {
	lines: readonly { name: string; reference: string; quantity: number; unitPriceCents: number; ratePercent: number }[];
	shipping: readonly GrossAmount[];
}

/** What the goods cost by rate, the delivery with them. */
export function goodsByRate({ lines, shipping }: ReturnedGoods): GrossAmount[] {
	const parts = [...lines.map(withGross), ...shipping];
	return [...new Set(parts.map(({ ratePercent }) => ratePercent))].map((ratePercent) => ({
		ratePercent,
		grossCents: ofRate(parts, ratePercent),
	}));
}

/**
 * The lines of a credit note about goods: each of them with its share of the net of its rate. Where the note is about a part of
 * what they cost alone (a deposit, a gesture before), one line a rate: the mentions name the goods then.
 */
export function linesOfGoods(
	goods: ReturnedGoods,
	totals: readonly TaxedAmount[],
	{ name, isPickup }: { name: string; isPickup?: boolean | undefined },
): BillingDocument["lines"] {
	const isWhole = goodsByRate(goods).every(({ ratePercent, grossCents }) => ofRate(totals, ratePercent) === grossCents);
	if (!isWhole || grossSum(goodsByRate(goods)) !== grossSum(totals)) return oneLineARate(totals, name);
	const lines = [
		...goods.lines.map(withGross),
		...goods.shipping.map((one) => ({
			name: carriageTerm(isPickup),
			reference: null,
			quantity: 1,
			unitPriceCents: one.grossCents,
			...one,
		})),
	];
	const nets = new Map(
		totals.flatMap((total) =>
			apportion(
				total.netCents,
				lines.filter(({ ratePercent }) => ratePercent === total.ratePercent),
				({ grossCents }) => grossCents,
			),
		),
	);
	return lines.map((line) => ({ ...line, ...withNet(line, nets.get(line) ?? 0) }));
}

export const oneLineARate = (totals: readonly TaxedAmount[], name: string): BillingDocument["lines"] =>
	totals.map((total) => ({ name, reference: null, quantity: 1, unitPriceCents: total.grossCents, ...total }));

export const lineInWords = ({
	quantity,
	name,
	reference,
}: Pick<ReturnedGoods["lines"][number], "quantity" | "name" | "reference">) => `${quantity} × ${name} (${reference})`;

export const goodsInWords = ({ lines, shipping }: ReturnedGoods, isPickup?: boolean): string =>
	[...lines.map(lineInWords), ...(shipping.length > 0 ? [carriageTerm(isPickup).toLowerCase()] : [])].join(", ");

const withGross = <Line extends ReturnedGoods["lines"][number]>(line: Line) => ({
	...line,
	grossCents: line.quantity * line.unitPriceCents,
});
