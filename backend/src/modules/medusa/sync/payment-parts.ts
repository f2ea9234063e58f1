import type { OrderRow } from "../../sales/orders";

/** What an order is paid in, in cents: the whole at once, or deposit and balance. One payment collection each. */
export function paymentParts({ totalCents, expectedCents }: Pick<OrderRow, "totalCents" | "expectedCents">): number[] {
	return expectedCents === totalCents ? [totalCents] : [expectedCents, totalCents - expectedCents];
}

/** Money received, in cents. */
export interface Capture {
	attemptId: string;
	amountCents: number;
}
interface PaymentSlice extends Capture {
	/** Index of the part. */
	part: number;
}

/**
 * Fills the parts with the money received, in the order in which it came; what is more than all parts stays in the
 * last. Usually a slice a payment: the deposit fills the first part, the balance the second.
 */
export function paymentSlices(parts: readonly number[], captures: readonly Capture[]): PaymentSlice[] {
	const room = [...parts];
	const last = parts.length - 1;
	return captures.flatMap(({ attemptId, amountCents }) => {
		let left = amountCents;
		return room.flatMap((free, part) => {
			const taken = part === last ? left : Math.min(left, free);
			room[part] = free - taken;
			left -= taken;
			return taken > 0 ? [{ attemptId, amountCents: taken, part }] : [];
		});
	});
}
