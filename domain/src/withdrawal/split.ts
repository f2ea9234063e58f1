/**
 * How a withdrawal of `amountCents` is settled: it first lowers what is still to be paid, and the rest is refunded. A
 * customer who paid a deposit so pays in the end what was kept, and neither side waits for money due the other way.
 */
export function splitWithdrawal(
	amountCents: number,
	balanceCents: number,
): { offBalanceCents: number; refundCents: number } {
	const offBalanceCents = Math.min(amountCents, balanceCents);
	return { offBalanceCents, refundCents: amountCents - offBalanceCents };
}
