import { isCancelled, isPending, isSold, statusAfterCapture } from "@confiserie/domain/orders/order-status";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one, update } from "../../../lib/database/sql";
import { failureOf } from "../../foundations/failures";
import { refuseUsedUp } from "../../terms/promotions";
import {
	InsufficientStock,
	lockLevels,
	mailOrderEnded,
	mailOrderReceived,
	mailPaymentFailed,
	type OrderRow,
	overruleActs,
	recordStatus,
	reholdStock,
	releaseStock,
} from "../orders";
import { amountToCollect, attemptOfIntent, lockOrderOf } from "./attempt";
import { confirmOrder } from "./confirm-order";
import { endAttempt } from "./end-attempt";
import { GatewayRefusal, GatewayUnavailable, type Intent } from "./gateway/gateway";
import { recordMovement } from "./ledger";
import { settleBalance } from "./settle-balance";
import type { AttemptRow, PaymentContext } from "./types";
import { refundEverything } from "./write-refund";

/**
 * Reads an intent from the provider and brings the order service in line with it. What an event said, and in which
 * order events came, decides nothing: the state that the provider returns now does. Safe to repeat and to run in
 * parallel.
 * @returns the current intent; undefined when the provider does not have it, which ends its attempt
 */
export async function applyIntent(context: PaymentContext, intentId: string): Promise<Intent | undefined> {
	const intent = await knownIntent(context, intentId);
	if (!intent) return undefined;
	const attempt = await attemptOfIntent(context.pool, intent.id, intent.attemptId);
	if (!attempt) return intent;
	const tasksDue = await inTransaction(context.writes, (sql) => apply(context, sql, attempt.id, intent));
	if (tasksDue) await context.announce("order_book.tasks_due");
	return intent;
}

/** Test data that was deleted, or another account's: an intent unknown to the provider cannot be paid. */
async function knownIntent(context: PaymentContext, intentId: string): Promise<Intent | undefined> {
	try {
		return await context.gateway.retrieve(intentId);
	} catch (error) {
		if (!(error instanceof GatewayRefusal) || error.reason !== "not_found") throw error;
		const attempt = await attemptOfIntent(context.pool, intentId, null);
		if (attempt) await endAttempt(context, attempt.id, "missing", error);
		return undefined;
	}
}

async function apply(
	context: PaymentContext,
	sql: Knex.Transaction,
	attemptId: string,
	intent: Intent,
): Promise<boolean> {
	const now = context.now();
	const order = await lockOrderOf(sql, attemptId);
	const attempt = await one<AttemptRow>(sql, "select * from payment_attempt where id = ?", [attemptId]);
	if (!order || !attempt) return false;
	if (intent.status === "succeeded" && intent.chargeId) {
		await update(sql, "payment_attempt", attemptId, { state: "SUCCEEDED", intentId: intent.id, updatedAt: now });
		if (attempt.purpose === "BALANCE") {
			const receipt = { attempt, reference: intent.chargeId, amountCents: intent.capturedCents, actor: "payment" };
			return settleBalance(sql, order, receipt, now);
		}
		const movement = {
			attempt,
			kind: "CAPTURE",
			reference: intent.chargeId,
			amountCents: intent.capturedCents,
		} as const;
		if (!(await recordMovement(sql, movement, now))) return false;
		// Staff decide about an order in progress; its payment status shows what is missing.
		const isUntouched = !isSold(order.status);
		if (isUntouched && intent.capturedCents !== amountToCollect(order, attempt.purpose))
			return returnPayment(sql, order, attempt, "mismatch", now);
		return confirm(sql, order, attempt, now);
	}
	// Whatever was read before the attempt came to its end is old news.
	if (attempt.state === "SUCCEEDED" || attempt.state === "CANCELLED") return false;
	if (intent.status === "canceled")
		await update(sql, "payment_attempt", attemptId, { state: "CANCELLED", intentId: intent.id, updatedAt: now });
	else await noteFailure(sql, order, attempt, intent, now);
	return false;
}

/**
 * Money arrived: the order is confirmed, or, when it was cancelled meanwhile, revived if its stock is still there and its promotions
 * are not used up.
 */
async function confirm(sql: Knex.Transaction, order: OrderRow, attempt: AttemptRow, now: Date): Promise<true> {
	// A customer erased meanwhile cannot be notified.
	const isForgotten = order.email === "";
	const refused = isCancelled(order.status) ? (isForgotten ? "late" : await revive(sql, order, now)) : null;
	if (refused) return returnPayment(sql, order, attempt, refused, now);
	const to = statusAfterCapture(isCancelled(order.status) ? "PENDING" : order.status);
	await overruleActs(sql, order.id, order.status, to);
	await confirmOrder(sql, order, to, now);
	if (to !== order.status)
		await recordStatus(sql, { orderId: order.id, at: now, actor: "payment", from: order.status, to });
	await mailOrderReceived(sql, order.id);
	return true;
}

/**
 * Money that cannot be taken for this order: it arrived too late for the stock, or the order was rewritten in the very
 * moment in which its former amount was paid. The order ends and the money goes back whole.
 */
async function returnPayment(
	sql: Knex.Transaction,
	order: OrderRow,
	attempt: AttemptRow,
	why: keyof typeof RETURN_NOTES,
	now: Date,
) {
	if (isPending(order.status)) {
		await lockLevels(sql, order.id, []);
		await releaseStock(sql, order.id, now);
		const ended = { status: "CANCELLED", holdExpiresAt: null, expiringSince: null, updatedAt: now };
		await update(sql, "order_book", order.id, ended);
	}
	const change = { orderId: order.id, at: now, actor: "payment", from: order.status, to: "CANCELLED" } as const;
	await recordStatus(sql, { ...change, act: "PAYMENT", note: RETURN_NOTES[why] });
	const requested = {
		source: "SHOP",
		requestedBy: "payment",
		idempotencyKey: attempt.id,
		reason: RETURN_NOTES[why],
	} as const;
	await refundEverything(sql, order.id, "CAPTURE", requested, now);
	await mailOrderEnded(sql, order.id, why);
	return true as const;
}

const RETURN_NOTES = {
	late: "Paiement reçu après l'annulation, stock épuisé\u00a0: à rembourser.",
	usedUp: "Paiement reçu après l'annulation, promotion épuisée depuis\u00a0: à rembourser.",
	mismatch: "Le montant payé n'est pas celui de la commande\u00a0: à rembourser.",
};

/** Counts the promotions of a cancelled order and holds its lines again, all or nothing. @returns why that cannot be */
async function revive(sql: Knex.Transaction, order: OrderRow, now: Date): Promise<"late" | "usedUp" | null> {
	try {
		await sql.transaction(async (savepoint) => {
			await refuseUsedUp(savepoint, order);
			await reholdStock(savepoint, order.id, now);
		});
		return null;
	} catch (error) {
		if (error instanceof InsufficientStock) return "late";
		if (failureOf(error)?.code === "PROMOTION_REFUSED") return "usedUp";
		throw error;
	}
}

async function noteFailure(sql: Knex.Transaction, order: OrderRow, attempt: AttemptRow, intent: Intent, now: Date) {
	const failed = intent.status === "requires_payment_method" && intent.failure !== null;
	await update(sql, "payment_attempt", attempt.id, {
		state: "OPEN",
		intentId: intent.id,
		errorCode: failed ? intent.failure?.code : null,
		errorMessage: failed ? intent.failure?.message : null,
		updatedAt: now,
	});
	if (order.lastAttemptFailed === failed) return;
	await update(sql, "order_book", order.id, { lastAttemptFailed: failed, updatedAt: now });
	if (failed && isPending(order.status)) await mailPaymentFailed(sql, order.id);
}

/**
 * Applies the provider's state of an intent before the status is returned. A failing provider does not block the
 * caller.
 * @returns the intent; undefined when the provider is unavailable, or knows none
 */
export async function askProvider(context: PaymentContext, intentId: string): Promise<Intent | undefined> {
	try {
		return await applyIntent(context, intentId);
	} catch (error) {
		if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefusal)) throw error;
		return undefined;
	}
}
