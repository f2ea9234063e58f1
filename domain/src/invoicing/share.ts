import { apportion } from "../tax/apportion";
import { type GrossAmount, grossSum, type TaxedAmount, taxedAmount, withNet } from "../tax/taxed-amount";

/**
 * The part of `amountCents` that falls on each rate, pro rata of what `taken` has left of `whole`. Net follows the sum taken
 * so far, so that parts which add up to the whole by gross add up to it by net and VAT too. What `first` names is used up before
 * the rest is shared.
 * @param whole by rate, one each
 * @param taken what earlier parts took of it, by rate; rates may lack
 * @returns rates that get something
 * @throws RangeError when the amount is more than is left
 */
export function shareByRate(
	whole: readonly TaxedAmount[],
	taken: readonly TaxedAmount[],
	amountCents: number,
	first: readonly GrossAmount[] = [],
): TaxedAmount[] {
	const takenOf = (rate: number) => ofRate(taken, rate);
	const leftOf = ({ ratePercent, grossCents }: TaxedAmount) => Math.max(0, grossCents - takenOf(ratePercent));
	const left = sumOf(whole.map(leftOf));
	if (amountCents > left) throw new RangeError(`${amountCents} cents are more than the ${left} that are left`);
	const firstOf = (one: TaxedAmount) => Math.min(ofRate(first, one.ratePercent), leftOf(one));
	const fromFirst = new Map(apportion(Math.min(amountCents, sumOf(whole.map(firstOf))), whole, firstOf));
	const firstPart = (one: TaxedAmount) => fromFirst.get(one) ?? 0;
	const rest = amountCents - sumOf([...fromFirst.values()]);
	return apportion(rest, whole, (one) => leftOf(one) - firstPart(one))
		.map(([one, part]) => ({ ratePercent: one.ratePercent, grossCents: part + firstPart(one) }))
		.filter(({ grossCents }) => grossCents > 0)
		.map(({ ratePercent, grossCents }) => {
			const before = takenOf(ratePercent);
			const one = whole.find((amount) => amount.ratePercent === ratePercent);
			// The last part takes the rest, whatever the net of the earlier ones was rounded from.
			if (one?.grossCents === before + grossCents)
				return withNet({ ratePercent, grossCents }, one.netCents - netSum(taken, ratePercent));
			const netOf = (gross: number) => taxedAmount({ ratePercent, grossCents: gross }).netCents;
			return withNet({ ratePercent, grossCents }, netOf(before + grossCents) - netOf(before));
		});
}

/** Sums by rate of any number of amounts, lowest rate first. */
export function totalsByRate(amounts: readonly TaxedAmount[]): TaxedAmount[] {
	const rates = [...new Set(amounts.map(({ ratePercent }) => ratePercent))].sort((one, other) => one - other);
	return rates.map((ratePercent) => {
		const ofRate = amounts.filter((amount) => amount.ratePercent === ratePercent);
		return withNet(
			{ ratePercent, grossCents: sumOf(ofRate.map(({ grossCents }) => grossCents)) },
			sumOf(ofRate.map(({ netCents }) => netCents)),
		);
	});
}

/** Remainder of totals by rate after others; rates without a remainder are dropped. */
export function lessByRate(whole: readonly TaxedAmount[], taken: readonly TaxedAmount[]): TaxedAmount[] {
	const negative = taken.map(({ ratePercent, grossCents, netCents }) =>
		withNet({ ratePercent, grossCents: -grossCents }, -netCents),
	);
	return totalsByRate([...whole, ...negative]).filter(({ grossCents, netCents }) => grossCents !== 0 || netCents !== 0);
}

/** Sum of amounts of one rate, in cents with VAT. */
export const ofRate = (amounts: readonly GrossAmount[], rate: number): number =>
	grossSum(amounts.filter(({ ratePercent }) => ratePercent === rate));

const netSum = (amounts: readonly TaxedAmount[], rate: number): number =>
	sumOf(amounts.filter(({ ratePercent }) => ratePercent === rate).map(({ netCents }) => netCents));

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
