import { apportion } from "./apportion";
import { type TaxedAmount, taxedAmount, withNet } from "./taxed-amount";

/** A total of a sale and the amounts already taken from it. */
interface Rate {
	total: TaxedAmount;
	taken: TaxedAmount;
}

/**
 * Splits the totals of a sale over the amounts paid for it, in their order: a deposit, then the balance; or refunds, one
 * after the other. Each amount takes from every rate pro rata of what is left of it, and amounts that add up to the sale
 * add up to it rate by rate, net and VAT too. The first stands on its own, its net rounded as that of any sale; the
 * later ones take the difference, a cent more or less.
 * @param totals by rate, as `taxOf` gives them
 * @param amounts in cents, VAT included
 * @returns totals by rate, one list an amount, with the rates of `totals`
 * @throws RangeError when the amounts exceed the sale
 */
export function splitTotals(totals: readonly TaxedAmount[], amounts: readonly number[]): TaxedAmount[][] {
	let rates: Rate[] = totals.map((total) => ({ total, taken: taxedAmount({ ...total, grossCents: 0 }) }));
	return amounts.map((amount) => {
		const left = rates.reduce((sum, rate) => sum + leftOf(rate), 0);
		if (amount > left) throw new RangeError(`${amount} cents are more than the ${left} that are left`);
		const steps = apportion(amount, rates, leftOf).map(([{ total, taken }, grossCents]) => {
			const after = taxedAmount({ ...total, grossCents: taken.grossCents + grossCents });
			return { total, taken: after, part: withNet({ ...total, grossCents }, after.netCents - taken.netCents) };
		});
		rates = steps;
		return steps.map(({ part }) => part);
	});
}

const leftOf = ({ total, taken }: Rate) => total.grossCents - taken.grossCents;
