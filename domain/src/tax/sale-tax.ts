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
	const byRate = sumByRate(goods);
	const shipping = shippingByRate(shippingCents, byRate);
	const totals = sumByRate([...goods, ...shipping]).map(taxedAmount);
	const taxed = shareNet([...goods, ...shipping], totals);
	return { totals, lines: taxed.slice(0, lines.length), shipping: taxed.slice(lines.length) };
}

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
