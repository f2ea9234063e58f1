import { accountDueOn } from "../company/terms";
import { daysLater } from "../day";
import { REFUND_CAUSES } from "../orders/owed";
import { goodsOf, type SaleTax, taxedAfter, taxedSale, taxOf } from "../tax/sale-tax";
import { type GrossAmount, grossSum, type TaxedAmount, taxedAmount, withNet } from "../tax/taxed-amount";
import type { LineBoxes } from "./account-parts";
import type { BillingDocument } from "./billing-document";
import type { DueBillingDocument } from "./due-billing-documents";
import { MONTHLY, mentionsOf, ON_ACCOUNT, ON_ACCOUNT_MONTHLY, promotedBy, replacing } from "./mentions";
import {
	goodsByRate,
	goodsInWords,
	lineInWords,
	linesOfGoods,
	oneLineARate,
	type ReturnedGoods,
} from "./returned-goods";
import { lessByRate, ofRate, shareByRate, totalsByRate } from "./share";

/**
 * What billing documents are written from: an order, who sells and buys, what was received, and its billing documents
 * so far.
 */
export interface OrderFacts
	extends Pick<BillingDocument, "order" | "seller" | "buyer" | "deliverTo" | "dispatchedOn" | "payments"> {
	/** Prices include VAT. */
	lines: readonly {
		/** Absent where no part of the order is invoiced by itself. */
		id?: string;
		name: string;
		reference: string;
		quantity: number;
		unitPriceCents: number;
		/** The price before promotions; null or absent where none lowered it. */
		listUnitPriceCents?: number | null;
		ratePercent: number;
	}[];
	shippingCents: number;
	/** Goods of accepted withdrawals and of refunds by line, by rate: refunds and reductions use their rates first. */
	withdrawnGoods: readonly GrossAmount[];
	/** What refunds by line are about, by the event of their credit notes. */
	returned: ReadonlyMap<string, ReturnedGoods>;
	/** Received so far, in cents, before refunds. */
	capturedCents: number;
	/**
	 * Billing documents of the order that are in force, oldest first: none before its last final invoice was cancelled
	 * to be issued again.
	 */
	documents: readonly (BillingDocument & { event?: string })[];
	/** Accepted on a company's account: thirty days end of month; absent for any other. */
	isOnAccount?: boolean;
	/** Number of the final invoice that the next one replaces; absent or null for the first. */
	replaces?: string | null;
	/** The buyer fetches the goods. */
	isPickup?: boolean;
	/** As customers read them. */
	promotionNames?: readonly string[];
}

/** Between professionals, without another term. Source: Code de commerce, art. L441-10 I. */
const TERM_DAYS = 30;

type Figures = Pick<
	BillingDocument,
	"lines" | "shipping" | "withdrawn" | "totals" | "earlier" | "balance" | "dueCents"
>;

/**
 * The content of a billing document that an order owes.
 * @throws RangeError when it would invoice more than the order's total, or credit more than was invoiced
 */
export function writeBillingDocument(
	due: DueBillingDocument,
	facts: OrderFacts,
	issue: Pick<BillingDocument, "number" | "issuedOn">,
): BillingDocument {
	const { lines, shippingCents, order, seller, buyer, deliverTo, dispatchedOn, payments } = facts;
	const figures = FIGURES[due.kind](due, facts, taxOf({ lines, shippingCents }));
	const isAccountDue = facts.isOnAccount && figures.dueCents > 0;
	const returned = facts.returned.get(due.event);
	const goods = returned ? goodsInWords(returned, facts.isPickup) : lines.map(lineInWords).join(", ");
	return {
		version: 1,
		kind: due.kind,
		number: issue.number,
		issuedOn: issue.issuedOn,
		order,
		seller,
		buyer,
		deliverTo,
		...(facts.isPickup && { isPickup: true }),
		dispatchedOn: due.part?.leftOn ?? dispatchedOn,
		isOffBalance: due.isOffBalance ?? false,
		isReplaced: due.isReplaced ?? false,
		isPaymentCorrected: due.corrects !== undefined,
		payments: due.kind === "CREDIT_NOTE" ? [] : unused(payments, unpaidBefore(facts)),
		...figures,
		dueOn: figures.dueCents > 0 ? dueOn(issue.issuedOn, facts, due.part?.isMonthly) : null,
		mentions: [
			...(due.kind === "FINAL_INVOICE" && facts.replaces ? [replacing(facts.replaces)] : []),
			...(due.kind === "FINAL_INVOICE" ? promotedBy(facts.promotionNames ?? []) : []),
			...(due.part?.isMonthly ? [MONTHLY] : []),
			...(isAccountDue ? [due.part?.isMonthly ? ON_ACCOUNT_MONTHLY : ON_ACCOUNT] : []),
			...mentionsOf(due.kind, buyer.isProfessional, due.kind === "CREDIT_NOTE" && !returned ? null : goods),
		],
	};
}

function dueOn(issuedOn: string, { buyer, isOnAccount }: OrderFacts, isMonthly = false): string {
	if (isOnAccount) return accountDueOn(issuedOn, isMonthly);
	return daysLater(issuedOn, buyer.isProfessional ? TERM_DAYS : 0);
}

const FIGURES: Record<
	DueBillingDocument["kind"],
	(due: DueBillingDocument, facts: OrderFacts, sale: SaleTax) => Figures
> = {
	DEPOSIT_INVOICE: ({ amountCents }, facts, sale) => {
		const totals = shareByRate(sale.totals, totalsOf(facts, "DEPOSIT_INVOICE"), amountCents);
		const lines = oneLineARate(totals, `Acompte sur la commande ${facts.order.number}`);
		return { ...ALONE, lines, totals, balance: totals };
	},
	FINAL_INVOICE: ({ amountCents, part }, facts, sale) => {
		const before = totalsOf(facts, "FINAL_INVOICE");
		const sold = soldLines(facts, part?.lines);
		const delivery = part && !part.hasDelivery ? [] : sale.shipping;
		const whole = taxedSale(sold.map(goodsOf), delivery, before);
		const { withdrawn, totals } = reduced(whole.totals, facts, amountCents, before);
		const earlier = setOff(facts, totals, part?.leftOn ? amountCents : Number.POSITIVE_INFINITY);
		return {
			lines: sold.map((line, index) => {
				const { name, reference, quantity, unitPriceCents } = line;
				const taxed = whole.lines[index];
				if (!taxed) throw new RangeError(`The line ${name} has no tax`);
				return { name, reference, quantity, unitPriceCents, ...reductionOf(line), ...taxed };
			}),
			shipping: whole.shipping,
			withdrawn,
			totals,
			earlier,
			balance: lessByRate(
				totals,
				earlier.flatMap((one) => one.totals),
			),
			dueCents: Math.min(amountCents, Math.max(0, unpaidBefore(facts) + amountCents - facts.capturedCents)),
		};
	},
	CREDIT_NOTE: ({ event, amountCents, isOffBalance, isReplaced, corrects, cause }, facts) => {
		const deposit =
			corrects === undefined ? undefined : facts.documents.find((document) => document.event === corrects);
		if (deposit) {
			const totals = cancelledDeposit(facts, deposit, amountCents);
			const lines = oneLineARate(totals, `Acompte rectifié sur la commande ${facts.order.number}`);
			return { ...ALONE, lines, totals, balance: totals, earlier: [earlier(deposit)] };
		}
		const balances = facts.documents.flatMap(({ kind, balance }) => (kind === "FINAL_INVOICE" ? balance : []));
		const invoiced = totalsByRate([...totalsOf(facts, "DEPOSIT_INVOICE"), ...balances]);
		const returned = facts.returned.get(event);
		const first = returned ? goodsByRate(returned) : stillWithdrawn(facts);
		const totals = shareByRate(invoiced, totalsOf(facts, "CREDIT_NOTE"), amountCents, first);
		const credited = isOffBalance
			? returned
				? "Articles repris, en moins"
				: "Rétractation, en moins"
			: REFUND_CAUSES[cause ?? "GOODS"].credited;
		const name = `${isReplaced ? "Annulation de la facture émise" : credited} sur la commande ${facts.order.number}`;
		const lines = returned
			? linesOfGoods(returned, totals, { name, isPickup: facts.isPickup })
			: oneLineARate(totals, name);
		return {
			...ALONE,
			lines,
			totals,
			balance: totals,
			earlier: correctedBy(facts, returned),
		};
	},
};

/** What promotions took off a line. Its net is rounded by itself: the line's own is its share of the net of its rate. */
export function reductionOf({
	quantity,
	unitPriceCents,
	listUnitPriceCents,
	ratePercent,
}: OrderFacts["lines"][number]) {
	if (listUnitPriceCents === null || listUnitPriceCents === undefined) return {};
	const grossCents = (listUnitPriceCents - unitPriceCents) * quantity;
	return { reduction: { netCents: taxedAmount({ ratePercent, grossCents }).netCents, grossCents } };
}

const ALONE: Pick<Figures, "shipping" | "withdrawn" | "earlier" | "dueCents"> = {
	shipping: [],
	withdrawn: [],
	earlier: [],
	dueCents: 0,
};

/** Lines of an order, or the boxes of them that left. */
function soldLines({ lines }: OrderFacts, part: readonly LineBoxes[] | undefined): OrderFacts["lines"] {
	if (!part) return lines;
	return lines.map((line) => ({ ...line, quantity: boxesOf(part, line.id) })).filter(({ quantity }) => quantity > 0);
}

const boxesOf = (part: readonly LineBoxes[], id: string | undefined) =>
	part.reduce((sum, { lineId, boxes }) => sum + (lineId === id ? boxes : 0), 0);

/** What earlier invoices of the order ask for, less what credit notes took off their balance, in cents. */
const unpaidBefore = ({ documents }: OrderFacts): number =>
	documents.reduce((sum, { kind, isOffBalance, totals }) => {
		const sign = kind === "FINAL_INVOICE" ? 1 : isOffBalance ? -1 : 0;
		return sum + sign * grossSum(totals);
	}, 0);

/** Payments without what paid earlier invoices, the oldest of them first. */
function unused(payments: BillingDocument["payments"], usedCents: number): BillingDocument["payments"] {
	let left = usedCents;
	return payments.flatMap((payment) => {
		const amountCents = payment.amountCents - Math.min(left, payment.amountCents);
		left -= payment.amountCents - amountCents;
		return amountCents > 0 ? [{ ...payment, amountCents }] : [];
	});
}

/** What invoices have deducted of a deposit invoice. */
const setOffBefore = ({ documents }: OrderFacts, { number }: BillingDocument): TaxedAmount[] =>
	documents
		.filter(({ kind }) => kind === "FINAL_INVOICE")
		.flatMap((document) => document.earlier.flatMap((one) => (one.number === number ? one.totals : [])));

/**
 * The part of a deposit invoice that a corrected payment cancels, by rate. Before the first invoice of goods credit notes may have
 * used up one of its rates: other deposits lend theirs, so that the documents ask for no less than nothing at any rate.
 */
function cancelledDeposit(facts: OrderFacts, deposit: BillingDocument, amountCents: number): TaxedAmount[] {
	if (facts.documents.some(({ kind }) => kind === "FINAL_INVOICE"))
		return shareByRate(deposit.totals, setOffBefore(facts, deposit), amountCents);
	const [paid, credited] = [totalsOf(facts, "DEPOSIT_INVOICE"), totalsOf(facts, "CREDIT_NOTE")];
	const gone = deposit.totals.map(({ ratePercent, grossCents }) => {
		const room = Math.max(0, ofRate(paid, ratePercent) - ofRate(credited, ratePercent));
		return taxedAmount({ ratePercent, grossCents: grossCents - Math.min(grossCents, room) });
	});
	return grossSum(deposit.totals) - grossSum(gone) >= amountCents
		? shareByRate(deposit.totals, gone, amountCents)
		: shareByRate(totalsByRate(paid), credited, amountCents, deposit.totals);
}

/** Deposit invoices that an invoice deducts: up to an amount, what no earlier one has deducted, at its own rates first. */
function setOff(facts: OrderFacts, totals: readonly TaxedAmount[], mostCents: number): BillingDocument["earlier"] {
	let left = mostCents;
	let first: readonly GrossAmount[] = totals;
	return facts.documents
		.filter(({ kind }) => kind === "DEPOSIT_INVOICE")
		.flatMap((deposit) => {
			const before = setOffBefore(facts, deposit);
			const open = lessByRate(deposit.totals, before);
			const cents = Math.min(left, grossSum(open));
			if (cents <= 0) return [];
			left -= cents;
			const taken = cents === grossSum(open) ? open : shareByRate(deposit.totals, before, cents, first);
			first = first.map(({ ratePercent, grossCents }) => ({
				ratePercent,
				grossCents: Math.max(0, grossCents - ofRate(taken, ratePercent)),
			}));
			return [{ ...earlier(deposit), totals: taken }];
		});
}

/** The order's totals by rate after withdrawals have reduced them to `amountCents`, and the reductions. */
function reduced(
	whole: readonly TaxedAmount[],
	facts: OrderFacts,
	amountCents: number,
	before: readonly TaxedAmount[],
) {
	const off = grossSum(whole) - amountCents;
	// A credit note from before the only invoice is about the same goods.
	const credited = before.length === 0 ? totalsOf(facts, "CREDIT_NOTE") : [];
	const taken = shareByRate(whole, credited, off, stillWithdrawn(facts));
	// The remaining net is rounded the usual way (BR-S-09); the reduction is the difference.
	const totals = whole.map(({ ratePercent, grossCents }) =>
		taxedAfter(before, { ratePercent, grossCents: grossCents - ofRate(taken, ratePercent) }),
	);
	const withdrawn = whole
		.map((one, index) =>
			withNet({ ...one, grossCents: ofRate(taken, one.ratePercent) }, one.netCents - (totals[index]?.netCents ?? 0)),
		)
		.filter(({ grossCents }) => grossCents > 0);
	return { totals, withdrawn };
}

/** Withdrawn goods by rate that no billing document has taken off yet. */
function stillWithdrawn(facts: OrderFacts): GrossAmount[] {
	const taken = [...totalsOf(facts, "CREDIT_NOTE"), ...facts.documents.flatMap(({ withdrawn }) => withdrawn)];
	// Several goods may have one rate, and a reduction counts once.
	const rates = [...new Set(facts.withdrawnGoods.map(({ ratePercent }) => ratePercent))];
	return rates.map((ratePercent) => ({
		ratePercent,
		grossCents: Math.max(0, ofRate(facts.withdrawnGoods, ratePercent) - ofRate(taken, ratePercent)),
	}));
}

/** Totals by rate of the order's billing documents of a kind, one list after the other. */
const totalsOf = ({ documents }: OrderFacts, kind: DueBillingDocument["kind"]): TaxedAmount[] =>
	documents.filter((document) => document.kind === kind).flatMap(({ totals }) => totals);

/** Invoices that a credit note corrects: of goods, those that have them, where any does. */
function correctedBy({ documents }: OrderFacts, returned: ReturnedGoods | undefined): BillingDocument["earlier"] {
	const invoices = documents.filter(({ kind }) => kind !== "CREDIT_NOTE");
	const references = returned?.lines.map(({ reference }) => reference) ?? [];
	const isAbout = ({ kind, lines }: BillingDocument) =>
		kind === "DEPOSIT_INVOICE" || lines.some(({ reference }) => reference && references.includes(reference));
	const about = invoices.filter(isAbout);
	return (about.some(({ kind }) => kind === "FINAL_INVOICE") ? about : invoices).map(earlier);
}

const earlier = ({ number, issuedOn, totals }: BillingDocument): BillingDocument["earlier"][number] => ({
	number,
	issuedOn,
	totals,
});
