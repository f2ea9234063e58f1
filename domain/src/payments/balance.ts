import { isCancelled, isPending, type OrderStatus } from "../orders/order-status";
import { type MoneyFacts, remainingCents } from "../orders/owed";

/** What decides whether something is left to pay; amounts in cents. */
export interface BalanceFacts extends MoneyFacts {
	status: OrderStatus;
}

/**
 * The amount that a customer can pay for an order outside the checkout, in cents: the balance, 0 when nothing is due.
 * Nothing is due for a cancelled order, and for an unpaid checkout, which has a payment of its own.
 */
export function balanceDueCents(facts: BalanceFacts): number {
	return awaitsFirstPayment(facts) ? 0 : transferableCents(facts);
}

/** Maximum amount of an external payment, such as a transfer, in cents; also for an unpaid checkout. */
export function transferableCents(facts: BalanceFacts): number {
	return isCancelled(facts.status) ? 0 : remainingCents(facts);
}

/** Amount of the first payment of an order, in cents: the deposit or total chosen for it, no more than is left to pay. */
export function firstPaymentCents({ expectedCents, ...facts }: MoneyFacts & { expectedCents: number }): number {
	return Math.min(expectedCents, remainingCents({ ...facts, capturedCents: 0, refundedCents: 0 }));
}

/** Whether an order is still an unpaid checkout: its own payment is due, not a balance. */
export function awaitsFirstPayment({ status, capturedCents }: Pick<BalanceFacts, "status" | "capturedCents">): boolean {
	return isPending(status) && capturedCents === 0;
}

/** One payment received, in cents. `refundedCents` includes pending refunds. */
export interface Receipt {
	id: string;
	amountCents: number;
	refundedCents: number;
	/** Received by bank transfer, cheque or cash, or by a sales channel: it is given back by hand, and there. */
	isByHand: boolean;
}

/** A part of a refund, given back of one receipt. */
export interface RefundPart {
	receiptId: string;
	amountCents: number;
	isByHand: boolean;
}

/** What can still be given back of these receipts, in cents. */
export function refundableCents(receipts: readonly Receipt[]): number {
	return receipts.reduce((sum, receipt) => sum + leftOf(receipt), 0);
}

/**
 * Spreads a refund over the receipts: cards before transfers, since a card is paid back at once and by itself, and the
 * latest receipt first. The parts add up to `amountCents`. Throws RangeError for more than can be given back, for less
 * than a cent and for fractions of one.
 * @param receipts oldest first
 */
export function spreadRefund(receipts: readonly Receipt[], amountCents: number): RefundPart[] {
	if (!Number.isInteger(amountCents) || amountCents < 1) throw new RangeError(`Not a refund: ${amountCents}`);
	const latestFirst = [...receipts].reverse();
	const inTurn = [...latestFirst.filter((one) => !one.isByHand), ...latestFirst.filter((one) => one.isByHand)];
	let left = amountCents;
	const parts = inTurn.flatMap((receipt) => {
		const part = Math.min(left, leftOf(receipt));
		left -= part;
		return part > 0 ? [{ receiptId: receipt.id, amountCents: part, isByHand: receipt.isByHand }] : [];
	});
	if (left > 0) throw new RangeError(`${left} cents more than can be given back`);
	return parts;
}

const leftOf = ({ amountCents, refundedCents }: Receipt) => Math.max(0, amountCents - refundedCents);
