/**
 * How a withdrawal of `amountCents` is settled: it lowers what is still to be paid first, and what is beyond that is given back.
 * So whoever paid a deposit pays in the end what was kept, and nobody waits for money that is due the other way.
 */
export function splitWithdrawal(
	amountCents: number,
	balanceCents: number,
): { offBalanceCents: number; refundCents: number } {
	const offBalanceCents = Math.min(amountCents, balanceCents);
	return { offBalanceCents, refundCents: amountCents - offBalanceCents };
}
