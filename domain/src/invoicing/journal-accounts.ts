import { formatPercent } from "../format";

/** An account of the books: number and name of the French general chart of accounts. */
export interface Account {
	number: string;
	name: string;
}

/** Digits of a rate behind the number of an account: 5.5 becomes "055". */
const digits = (ratePercent: number) => String(Math.round(ratePercent * 10)).padStart(3, "0");

/** The chart of accounts fixes the first three to five digits; the rest is the shop's own. Source: plan comptable général, art. 932-1. */
export const JOURNAL_ACCOUNTS = {
	customers: (): Account => ({ number: "411000", name: "Clients" }),
	deposits: (): Account => ({ number: "419100", name: "Clients, acomptes reçus sur commandes" }),
	goods: (rate: number): Account => ({
		number: `707${digits(rate)}`,
		name: `Ventes de marchandises à ${formatPercent(rate)}`,
	}),
	delivery: (rate: number): Account => ({
		number: `7085${digits(rate)}`,
		name: `Ports facturés à ${formatPercent(rate)}`,
	}),
	vat: (rate: number): Account => ({ number: `44571${digits(rate)}`, name: `TVA collectée à ${formatPercent(rate)}` }),
};
