import { grossSum, type TaxedAmount } from "../tax/taxed-amount";
import { BILLING_KINDS, type BillingDocument } from "./billing-document";
import { type Account, JOURNAL_ACCOUNTS } from "./journal-accounts";
import { lessByRate } from "./share";

/** What a billing document moves on an account, in cents: positive is a debit, negative a credit. */
export interface Posting {
	account: Account;
	cents: number;
}

/** A billing document as the journal reads it. */
export interface JournalBillingDocument {
	document: BillingDocument;
	/** Of an invoice of goods: all billing documents of its order, oldest first. */
	issued: readonly BillingDocument[];
}

/** One line of the journal: a day, a kind of billing document, an account. Cents; one of both is 0. */
export interface JournalLine {
	/** "2026-11-22". */
	day: string;
	kind: BillingDocument["kind"];
	account: Account;
	/** Numbers of the first and of the last billing document that the line holds. */
	first: string;
	last: string;
	debitCents: number;
	creditCents: number;
}

/**
 * What a billing document writes in the books; its postings add up to 0. A deposit is no sale yet: its net stands as a
 * debt to the customer until invoices of goods take it over. The first of them takes what was credited of it before, since none
 * has to follow. VAT is due with each billing document.
 */
export function postingsOf({ document, issued }: JournalBillingDocument): Posting[] {
	const { totals, balance, shipping, earlier } = document;
	if (document.kind === "DEPOSIT_INVOICE") return posted(totals, JOURNAL_ACCOUNTS.deposits, 1);
	if (document.kind === "CREDIT_NOTE") {
		return posted(totals, isOfSale(document) ? JOURNAL_ACCOUNTS.goods : JOURNAL_ACCOUNTS.deposits, -1);
	}
	const deposits = earlier.flatMap((one) => one.totals);
	const isFirst = issued.find(({ kind }) => kind === "FINAL_INVOICE")?.number === document.number;
	const credits = issued.filter((one) => one.kind === "CREDIT_NOTE" && !isOfSale(one));
	const creditedBefore = isFirst ? credits.flatMap(creditedOf) : [];
	return [
		{ account: JOURNAL_ACCOUNTS.customers(), cents: grossSum(balance) },
		...nets(deposits, JOURNAL_ACCOUNTS.deposits, 1),
		...nets(creditedBefore, JOURNAL_ACCOUNTS.deposits, -1),
		...nets(totals, JOURNAL_ACCOUNTS.goods, -1),
		...nets(shipping, JOURNAL_ACCOUNTS.goods, 1),
		...nets(shipping, JOURNAL_ACCOUNTS.delivery, -1),
		...nets(creditedBefore, JOURNAL_ACCOUNTS.goods, 1),
		...balance.map(({ ratePercent, vatCents }) => ({ account: JOURNAL_ACCOUNTS.vat(ratePercent), cents: -vatCents })),
	];
}

/** Amounts that a credit note took of the deposits that invoices deduct; of one that is cancelled whole, the rates that others lent. */
function creditedOf({ totals, earlier, isPaymentCorrected }: BillingDocument): readonly TaxedAmount[] {
	if (!isPaymentCorrected) return totals;
	const deposit = earlier.flatMap((one) => one.totals);
	return grossSum(deposit) === grossSum(totals) ? lessByRate(totals, deposit) : [];
}

/** Whether a credit note corrects an invoice of goods, and not deposits alone. */
const isOfSale = ({ earlier }: BillingDocument) =>
	earlier.some(({ number }) => number.startsWith(`${BILLING_KINDS.FINAL_INVOICE.prefix}-`));

const nets = (amounts: readonly TaxedAmount[], account: (rate: number) => Account, sign: 1 | -1): Posting[] =>
	amounts.map(({ ratePercent, netCents }) => ({ account: account(ratePercent), cents: sign * netCents }));

/** Gross on the customers' account, net on the other one, VAT on its own. */
function posted(totals: readonly TaxedAmount[], net: (rate: number) => Account, sign: 1 | -1): Posting[] {
	return [
		{ account: JOURNAL_ACCOUNTS.customers(), cents: sign * grossSum(totals) },
		...totals.flatMap(({ ratePercent, netCents, vatCents }) => [
			{ account: net(ratePercent), cents: -sign * netCents },
			{ account: JOURNAL_ACCOUNTS.vat(ratePercent), cents: -sign * vatCents },
		]),
	];
}

/**
 * The journal of billing documents in the order of their numbers: sums by day, kind of billing document and account,
 * days in order.
 */
export function salesJournal(documents: readonly JournalBillingDocument[]): JournalLine[] {
	const lines = new Map<string, Posting & Omit<JournalLine, "debitCents" | "creditCents">>();
	for (const one of documents) {
		const { issuedOn: day, kind, number } = one.document;
		for (const { account, cents } of postingsOf(one)) {
			const key = `${day} ${BILLING_KINDS[kind].prefix} ${account.number}`;
			const line = lines.get(key) ?? { day, kind, account, cents: 0, first: number, last: number };
			lines.set(key, { ...line, cents: line.cents + cents, last: number });
		}
	}
	return [...lines]
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.filter(([, { cents }]) => cents !== 0)
		.map(([, { cents, ...line }]) => ({
			...line,
			debitCents: Math.max(0, cents),
			creditCents: Math.max(0, -cents),
		}));
}
