/**
 * How a withdrawal of `amountCents` is settled: it first lowers the balance, and the rest is refunded. So a
 * customer who paid a deposit pays for the remaining goods, and neither side waits for money due the other way.
 */
export function splitWithdrawal(
	amountCents: number,
	balanceCents: number,
): { offBalanceCents: number; refundCents: number } {
	const offBalanceCents = Math.min(amountCents, balanceCents);
	return { offBalanceCents, refundCents: amountCents - offBalanceCents };
}
