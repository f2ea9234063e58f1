import { apportion } from "./apportion";
import { type GrossAmount, grossSum, type TaxedAmount, taxedAmount, withNet } from "./taxed-amount";

/** A line of a sale; the price includes VAT. */
export interface TaxedLine {
	quantity: number;
	unitPriceCents: number;
	ratePercent: number;
}

export interface Sale {
	lines: readonly TaxedLine[];
	/** Delivery, VAT included. */
	shippingCents: number;
	/** What is taken off the goods as a whole, VAT included; never off the delivery. */
	reductionCents?: number;
}

export interface SaleTax {
	/** One a rate of the lines, lowest rate first. */
	totals: TaxedAmount[];
	/** One a line, in the order of the lines, each after its share of the reduction. */
	lines: TaxedAmount[];
	/** Delivery at the rates of the goods; empty when it is free. */
	shipping: TaxedAmount[];
}

/**
 * VAT of a sale whose prices include it. Delivery is an accessory of the goods (CGI art. 257 ter and 267 I 2°, BOFiP
 * BOI-TVA-BASE-10-10-10 and BOI-TVA-CHAMP-60): it takes their rates, pro rata of their value. A share by value with
 * VAT is the same as one by value without, because the delivery at a rate is divided by the same 1 + rate as its goods.
 * Goods that cost nothing leave the delivery to the highest rate.
 *
 * VAT is computed once a rate, from the sum with VAT. Lines and delivery share the net of their rate by the largest
 * remainder, so that they add up to it (EN 16931, BR-S-08).
 * @throws RangeError for a delivery without lines, a reduction beyond the goods, and amounts that are no whole cents
 */
export function taxOf({ lines, shippingCents, reductionCents = 0 }: Sale): SaleTax {
	if (reductionCents > lines.reduce((sum, line) => sum + goodsCents(line), 0)) {
		throw new RangeError(`A reduction of ${reductionCents} is more than the goods`);
	}
	const goods = apportion(reductionCents, lines, goodsCents).map(([line, reduction]) => ({
		ratePercent: line.ratePercent,
		grossCents: goodsCents(line) - reduction,
	}));
	return taxedSale(goods, shippingByRate(shippingCents, sumByRate(goods)));
}

/**
 * VAT of a sale, or of a part of it that comes after others: their sums and this one add up to the VAT of the whole.
 * @param goods one a line
 * @param before totals of the parts before
 */
export function taxedSale(
	goods: readonly GrossAmount[],
	shipping: readonly GrossAmount[],
	before: readonly TaxedAmount[] = [],
): SaleTax {
	const all = [...goods, ...shipping];
	const totals = sumByRate(all).map((one) => taxedAfter(before, one));
	const taxed = shareNet(all, totals);
	return { totals, lines: taxed.slice(0, goods.length), shipping: taxed.slice(goods.length) };
}

/** An amount of a rate that comes after others: its net is what it adds to theirs. */
export function taxedAfter(before: readonly TaxedAmount[], { ratePercent, grossCents }: GrossAmount): TaxedAmount {
	const same = before.filter((one) => one.ratePercent === ratePercent);
	const whole = taxedAmount({ ratePercent, grossCents: grossSum(same) + grossCents });
	return withNet({ ratePercent, grossCents }, whole.netCents - same.reduce((sum, { netCents }) => sum + netCents, 0));
}

export const goodsOf = (line: TaxedLine): GrossAmount => ({
	ratePercent: line.ratePercent,
	grossCents: goodsCents(line),
});

const goodsCents = ({ quantity, unitPriceCents }: TaxedLine) => quantity * unitPriceCents;

/** One sum a rate, lowest rate first. */
function sumByRate(amounts: readonly GrossAmount[]): GrossAmount[] {
	const rates = [...new Set(amounts.map(({ ratePercent }) => ratePercent))].sort((one, other) => one - other);
	return rates.map((rate) => ({
		ratePercent: rate,
		grossCents: grossSum(amounts.filter(({ ratePercent }) => ratePercent === rate)),
	}));
}

function shippingByRate(cents: number, goods: readonly GrossAmount[]): GrossAmount[] {
	const isFree = grossSum(goods) === 0;
	const weightOf = (one: GrossAmount) => (isFree ? Number(one === goods.at(-1)) : one.grossCents);
	return apportion(cents, goods, weightOf)
		.map(([{ ratePercent }, grossCents]) => ({ ratePercent, grossCents }))
		.filter(({ grossCents }) => grossCents > 0);
}

/** Gives each part its share of the net of its rate. */
function shareNet(parts: readonly GrossAmount[], totals: readonly TaxedAmount[]): TaxedAmount[] {
	const nets = new Map(
		totals.flatMap((total) => {
			const ofRate = parts.filter(({ ratePercent }) => ratePercent === total.ratePercent);
			return apportion(total.netCents, ofRate, ({ grossCents }) => grossCents);
		}),
	);
	return parts.map((part) => withNet(part, nets.get(part) ?? 0));
}
