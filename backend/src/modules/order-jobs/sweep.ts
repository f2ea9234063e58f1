import { one } from "../../lib/database/sql";
import { messageOf } from "../../lib/message-of";
import { forgetOldHolds } from "../checkout";
import { failureOf } from "../failures";
import type { OrderRow } from "../orders";
import {
	amountToCollect,
	applyIntent,
	closeAttempt,
	liveAttempt,
	openIntent,
	type PaymentBook,
	processInbox,
	staleAttempts,
} from "../payments";
import { applyEvent } from "../refunds";
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
export async function sweep(book: PaymentBook): Promise<SweepReport> {
	const report: SweepReport = { events: 0, reconciled: 0, expired: 0, problems: [] };
	const attempt = async (what: string, work: () => Promise<void>) => {
		try {
			await work();
		} catch (error) {
			report.problems.push(`${what}: ${messageOf(error)}`);
		}
	};
	await attempt("events of the provider", () => fetchLostEvents(book));
	report.events = await processInbox(book, applyEvent);
	await attempt("what was held long ago", () => forgetOldHolds(book));
	for (const orderId of await markExpired(book))
		await attempt(orderId, async () => {
			if (await closeExpired(book, orderId)) report.expired++;
		});
	const before = new Date(book.now().getTime() - STALE_AFTER_MINUTES * 60_000);
	for (const { id, orderId } of await staleAttempts(book.pool, before))
		await attempt(id, async () => {
			await reconcile(book, orderId);
			report.reconciled++;
		});
	return report;
}

const SETTLED_OTHERWISE = new Set<string>(["CHECKOUT_CLOSED", "PAYMENT_IN_PROGRESS"]);

/** Repeats the attempt's creation under its own key when its outcome is unknown, then applies the state at the provider. */
async function reconcile(book: PaymentBook, orderId: string): Promise<void> {
	if (await closeIdleBalance(book, orderId)) return;
	try {
		await openIntent(book, orderId);
	} catch (error) {
		// Paid, at its bank or being closed: settled by this very check, or by the expiry.
		if (!SETTLED_OTHERWISE.has(failureOf(error)?.code ?? "")) throw error;
	}
	const attempt = await liveAttempt(book.pool, orderId);
	if (attempt?.intentId) await applyIntent(book, attempt.intentId);
}

/** Closes the open payment of a balance that stays unpaid or is no longer due. Returns whether it did. */
async function closeIdleBalance(book: PaymentBook, orderId: string): Promise<boolean> {
	const attempt = await liveAttempt(book.pool, orderId);
	const order = await one<OrderRow>(book.pool, "select * from order_book where id = ?", [orderId]);
	if (attempt?.purpose !== "BALANCE" || !order) return false;
	const isIdle = attempt.createdAt.getTime() + IDLE_BALANCE_MS <= book.now().getTime();
	const isDue = amountToCollect(order, attempt.purpose) === attempt.amountCents;
	return (isIdle || !isDue) && closeAttempt(book, attempt);
}
