import { messageOf } from "../../../lib/message-of";
import { failureOf } from "../../foundations/failures";
import { forgetOldHolds } from "../../sales/checkout";
import { orderById } from "../../sales/orders";
import {
	amountToCollect,
	applyIntent,
	closeAttempt,
	liveAttempt,
	openIntent,
	type PaymentContext,
	processInbox,
	staleAttempts,
} from "../../sales/payments";
import { applyReversals } from "../../sales/refunds";
import { closeExpired, markExpired } from "./expire-holds";
import { fetchLostEvents } from "./lost-events";

/** Minutes without news after which the sweep asks the provider about an open attempt. */
const STALE_AFTER_MINUTES = 2;

/** An open, unpaid balance payment is closed after a day; the next request to pay opens another. */
const IDLE_BALANCE_MS = 24 * 60 * 60_000;

/** What a sweep did. `problems` could not be settled and are for the next one. */
export interface SweepReport {
	events: number;
	reconciled: number;
	expired: number;
	problems: string[];
}

/** Settles what was left undone: stored events, attempts without a final word, holds that ran out. Safe to run anywhere, any time. */
export async function sweep(context: PaymentContext): Promise<SweepReport> {
	const report: SweepReport = { events: 0, reconciled: 0, expired: 0, problems: [] };
	const attempt = async (what: string, work: () => Promise<void>) => {
		try {
			await work();
		} catch (error) {
			report.problems.push(`${what}: ${messageOf(error)}`);
		}
	};
	await attempt("events of the provider", () => fetchLostEvents(context));
	report.events = await processInbox(context, applyReversals);
	await attempt("what was held long ago", () => forgetOldHolds(context));
	for (const orderId of await markExpired(context))
		await attempt(orderId, async () => {
			if (await closeExpired(context, orderId)) report.expired++;
		});
	const before = new Date(context.now().getTime() - STALE_AFTER_MINUTES * 60_000);
	for (const { id, orderId } of await staleAttempts(context.pool, before))
		await attempt(id, async () => {
			await reconcile(context, orderId);
			report.reconciled++;
		});
	return report;
}

const SETTLED_OTHERWISE = new Set<string>(["CHECKOUT_CLOSED", "PAYMENT_IN_PROGRESS"]);

/** Repeats the attempt's creation under its own key when its outcome is unknown, then applies the state at the provider. */
async function reconcile(context: PaymentContext, orderId: string): Promise<void> {
	if (await closeIdleBalance(context, orderId)) return;
	try {
		await openIntent(context, orderId);
	} catch (error) {
		// Paid, at its bank or being closed: settled by this very check, or by the expiry.
		if (!SETTLED_OTHERWISE.has(failureOf(error)?.code ?? "")) throw error;
	}
	const attempt = await liveAttempt(context.pool, orderId);
	if (attempt?.intentId) await applyIntent(context, attempt.intentId);
}

/** Closes the open payment of a balance that stays unpaid or is no longer due. Returns whether it did. */
async function closeIdleBalance(context: PaymentContext, orderId: string): Promise<boolean> {
	const attempt = await liveAttempt(context.pool, orderId);
	const order = await orderById(context.pool, orderId);
	if (attempt?.purpose !== "BALANCE" || !order) return false;
	const isIdle = attempt.createdAt.getTime() + IDLE_BALANCE_MS <= context.now().getTime();
	const isDue = amountToCollect(order, attempt.purpose) === attempt.amountCents;
	return (isIdle || !isDue) && closeAttempt(context, attempt);
}
