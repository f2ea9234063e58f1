import { ApiProblem } from "@/lib/api";

/**
 * Asks until the order is paid as chosen: a choice made meanwhile needs another request, and a deposit that
 * the shop refuses has become a payment in full. Any other failure ends it.
 * @param ask sends the current choice; resolves to the failure, or null
 * @param isSettled true when nothing is left to ask
 * @returns the shop's refusal of a deposit, to be shown; null without one
 */
export async function settlePayment(ask: () => Promise<unknown>, isSettled: () => boolean): Promise<unknown> {
	let refusal: unknown = null;
	do {
		const cause = await ask();
		if (isDepositRefusal(cause)) refusal = cause;
		else if (cause !== null) return null;
	} while (!isSettled());
	return refusal;
}

export function isDepositRefusal(cause: unknown): boolean {
	return cause instanceof ApiProblem && cause.code === "DEPOSIT_REFUSED";
}
