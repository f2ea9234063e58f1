import { accountDueOn } from "../company/terms";
import { daysLater } from "../day";
import { REFUND_CAUSES } from "../orders/owed";
import { type SaleTax, taxOf } from "../tax/sale-tax";
import { type GrossAmount, grossSum, type TaxedAmount, taxedAmount, withNet } from "../tax/taxed-amount";
import type { DuePaper } from "./due-papers";
import { mentionsOf, ON_ACCOUNT, promotedBy, replacing } from "./mentions";
import type { Paper } from "./paper";
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
	extends Pick<Paper, "order" | "seller" | "buyer" | "deliverTo" | "dispatchedOn" | "payments"> {
	/** Prices include VAT. */
	lines: readonly {
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
	papers: readonly (Paper & { event?: string })[];
	/** Accepted on a company's account: thirty days end of month; absent for any other. */
	isOnAccount?: boolean;
	/** Number of the final invoice that the next one replaces; absent or null for the first. */
	replaces?: string | null;
	/** As customers read them. */
	promotionNames?: readonly string[];
}

/** Between professionals, without another term. Source: Code de commerce, art. L441-10 I. */
const TERM_DAYS = 30;

type Figures = Pick<Paper, "lines" | "shipping" | "withdrawn" | "totals" | "earlier" | "balance" | "dueCents">;

/**
 * The content of a billing document that an order owes.
 * @throws RangeError when it would invoice more than the order's total, or credit more than was invoiced
 */
export function writePaper(due: DuePaper, facts: OrderFacts, issue: Pick<Paper, "number" | "issuedOn">): Paper {
	const { lines, shippingCents, order, seller, buyer, deliverTo, dispatchedOn, payments } = facts;
	const figures = FIGURES[due.kind](due, facts, taxOf({ lines, shippingCents }));
	const returned = facts.returned.get(due.event);
	const goods = returned ? goodsInWords(returned) : lines.map(lineInWords).join(", ");
	return {
		version: 1,
		kind: due.kind,
		number: issue.number,
		issuedOn: issue.issuedOn,
		order,
		seller,
		buyer,
		deliverTo,
		dispatchedOn,
		isOffBalance: due.isOffBalance ?? false,
		isReplaced: due.isReplaced ?? false,
		isPaymentCorrected: due.corrects !== undefined,
		payments: due.kind === "CREDIT_NOTE" ? [] : payments,
		...figures,
		dueOn: figures.dueCents > 0 ? dueOn(issue.issuedOn, facts) : null,
		mentions: [
			...(due.kind === "FINAL_INVOICE" && facts.replaces ? [replacing(facts.replaces)] : []),
			...(due.kind === "FINAL_INVOICE" ? promotedBy(facts.promotionNames ?? []) : []),
			...(facts.isOnAccount && figures.dueCents > 0 ? [ON_ACCOUNT] : []),
			...mentionsOf(due.kind, buyer.isProfessional, due.kind === "CREDIT_NOTE" && !returned ? null : goods),
		],
	};
}

function dueOn(issuedOn: string, { buyer, isOnAccount }: OrderFacts): string {
	if (isOnAccount) return accountDueOn(issuedOn);
	return daysLater(issuedOn, buyer.isProfessional ? TERM_DAYS : 0);
}

const FIGURES: Record<DuePaper["kind"], (due: DuePaper, facts: OrderFacts, sale: SaleTax) => Figures> = {
	DEPOSIT_INVOICE: ({ amountCents }, facts, sale) => {
		const totals = shareByRate(sale.totals, totalsOf(facts, "DEPOSIT_INVOICE"), amountCents);
		const lines = oneLineARate(totals, `Acompte sur la commande ${facts.order.number}`);
		return { ...ALONE, lines, totals, balance: totals };
	},
	FINAL_INVOICE: ({ amountCents }, facts, sale) => {
		const { lines, shipping } = sale;
		const { withdrawn, totals } = reduced(sale.totals, facts, amountCents);
		return {
			lines: facts.lines.map((line, index) => {
				const { name, reference, quantity, unitPriceCents } = line;
				const taxed = lines[index];
				if (!taxed) throw new RangeError(`The line ${name} has no tax`);
				return { name, reference, quantity, unitPriceCents, ...reductionOf(line), ...taxed };
			}),
			shipping,
			withdrawn,
			totals,
			earlier: earlierOf(facts, ["DEPOSIT_INVOICE"]),
			balance: lessByRate(totals, totalsOf(facts, "DEPOSIT_INVOICE")),
			dueCents: Math.max(0, amountCents - facts.capturedCents),
		};
	},
	CREDIT_NOTE: ({ event, amountCents, isOffBalance, isReplaced, corrects, cause }, facts) => {
		const deposit = corrects === undefined ? undefined : facts.papers.find((paper) => paper.event === corrects);
		if (deposit) {
			const totals = shareByRate(deposit.totals, [], amountCents);
			const lines = oneLineARate(totals, `Acompte rectifié sur la commande ${facts.order.number}`);
			return { ...ALONE, lines, totals, balance: totals, earlier: [earlier(deposit)] };
		}
		const final = totalsOf(facts, "FINAL_INVOICE");
		const invoiced = final.length > 0 ? final : totalsByRate(totalsOf(facts, "DEPOSIT_INVOICE"));
		const returned = facts.returned.get(event);
		const first = returned ? goodsByRate(returned) : stillWithdrawn(facts);
		const totals = shareByRate(invoiced, totalsOf(facts, "CREDIT_NOTE"), amountCents, first);
		const credited = isOffBalance
			? returned
				? "Articles repris, en moins"
				: "Rétractation, en moins"
			: REFUND_CAUSES[cause ?? "GOODS"].credited;
		const name = `${isReplaced ? "Annulation de la facture émise" : credited} sur la commande ${facts.order.number}`;
		const lines = returned ? linesOfGoods(returned, totals, name) : oneLineARate(totals, name);
		return {
			...ALONE,
			lines,
			totals,
			balance: totals,
			earlier: earlierOf(facts, ["DEPOSIT_INVOICE", "FINAL_INVOICE"]),
		};
	},
};

/** What promotions took off a line. Its net is rounded by itself: the line's own is its share of the net of its rate. */
function reductionOf({ quantity, unitPriceCents, listUnitPriceCents, ratePercent }: OrderFacts["lines"][number]) {
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

/** The order's totals by rate after withdrawals have reduced them to `amountCents`, and the reductions. */
function reduced(whole: readonly TaxedAmount[], facts: OrderFacts, amountCents: number) {
	const off = grossSum(whole) - amountCents;
	const taken = shareByRate(whole, totalsOf(facts, "CREDIT_NOTE"), off, stillWithdrawn(facts));
	const offOf = (rate: number) => ofRate(taken, rate);
	// The remaining net is rounded the usual way (BR-S-09); the reduction is the difference.
	const totals = whole.map(({ ratePercent, grossCents }) =>
		taxedAmount({ ratePercent, grossCents: grossCents - offOf(ratePercent) }),
	);
	const withdrawn = whole
		.map((one, index) =>
			withNet({ ...one, grossCents: offOf(one.ratePercent) }, one.netCents - (totals[index]?.netCents ?? 0)),
		)
		.filter(({ grossCents }) => grossCents > 0);
	return { totals, withdrawn };
}

/** Withdrawn goods by rate that no billing document has taken off yet. */
function stillWithdrawn(facts: OrderFacts): GrossAmount[] {
	const taken = [...totalsOf(facts, "CREDIT_NOTE"), ...facts.papers.flatMap(({ withdrawn }) => withdrawn)];
	// Several goods may have one rate, and a reduction counts once.
	const rates = [...new Set(facts.withdrawnGoods.map(({ ratePercent }) => ratePercent))];
	return rates.map((ratePercent) => ({
		ratePercent,
		grossCents: Math.max(0, ofRate(facts.withdrawnGoods, ratePercent) - ofRate(taken, ratePercent)),
	}));
}

/** Totals by rate of the order's billing documents of a kind, one list after the other. */
const totalsOf = ({ papers }: OrderFacts, kind: DuePaper["kind"]): TaxedAmount[] =>
	papers.filter((paper) => paper.kind === kind).flatMap(({ totals }) => totals);

const earlierOf = ({ papers }: OrderFacts, kinds: readonly DuePaper["kind"][]): Paper["earlier"] =>
	papers.filter(({ kind }) => kinds.includes(kind)).map(earlier);

const earlier = ({ number, issuedOn, totals }: Paper): Paper["earlier"][number] => ({ number, issuedOn, totals });
