import type { BalanceIntent } from "@confiserie/domain/contract/balance";
import { CURRENCY } from "@confiserie/domain/money";
import { awaitsFirstPayment } from "@confiserie/domain/payments/balance";
import { inTransaction, one, update } from "../../../lib/database/sql";
import { ApiFailure } from "../../foundations/failures";
import { lockedOrderById, type OrderRow, orderById } from "../orders";
import { applyIntent } from "./apply-intent";
import { amountToCollect, liveAttempt, openAttempt } from "./attempt";
import { endAttempt } from "./end-attempt";
import { GatewayKeysSpent, GatewayRefusal, GatewayUnavailable, type Intent } from "./gateway/gateway";
import type { AttemptPurpose, AttemptRow, PaymentContext } from "./types";

/** How long to follow an order that concurrent requests change before asking the shopper to try again. */
const GIVE_UP_AFTER_MS = 10_000;

/**
 * Brings the provider in line with the order's live attempt, outside any transaction: creates the intent under the
 * attempt's key or updates its amount, and repeats until the amount it wrote is still the one wanted.
 * @throws ApiFailure PAYMENT_UNAVAILABLE (the attempt stays UNKNOWN), PAYMENT_REFUSED (it is ended; the next try has another),
 *   CHECKOUT_CLOSED (paid or cancelled meanwhile), PAYMENT_IN_PROGRESS (a bank is at it)
 */
export async function openIntent(
	context: PaymentContext,
	orderId: string,
): Promise<{ order: OrderRow; intent: Intent }> {
	try {
		for (const started = Date.now(); Date.now() - started < GIVE_UP_AFTER_MS; ) {
			const opened = await openOnce(context, orderId);
			if (opened) return opened;
		}
	} catch (error) {
		// A refused change of an open intent is the shop's own fault: the shopper can only retry.
		if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefusal)) throw error;
		await context.pool.raw(
			"update payment_attempt set error_code = ?, error_message = ?, updated_at = ? where order_id = ? and state = 'UNKNOWN'",
			[error instanceof GatewayRefusal ? error.reason : "unavailable", error.message, context.now(), orderId],
		);
	}
	throw new ApiFailure("PAYMENT_UNAVAILABLE");
}

/** The same, as the page of an order or of a payment link is answered. */
export async function openPayment(context: PaymentContext, orderId: string): Promise<BalanceIntent> {
	const { order, intent } = await openIntent(context, orderId);
	return {
		clientSecret: intent.clientSecret,
		paymentIntentId: intent.id,
		provider: context.gateway.provider,
		orderNumber: order.orderNumber,
		amount: intent.amountCents,
	};
}

async function openOnce(context: PaymentContext, orderId: string) {
	const [attempt, order] = await Promise.all([liveAttempt(context.pool, orderId), orderById(context.pool, orderId)]);
	if (!order) throw new ApiFailure("CHECKOUT_CLOSED");
	// An event ended the attempt after the request's own transaction had found it live.
	if (!attempt && awaitsFirstPayment(order)) return beginAnother(context, orderId, "CHECKOUT");
	if (!attempt || isNoLongerDue(order, attempt)) throw new ApiFailure("CHECKOUT_CLOSED");
	const intent = await syncedIntent(context, attempt, order).catch((error) => afterFailure(context, attempt, error));
	if (!intent) return undefined;
	if (intent.status === "canceled") return replaceAttempt(context, attempt);
	if (intent.status === "succeeded") {
		await applyIntent(context, intent.id);
		throw new ApiFailure("CHECKOUT_CLOSED");
	}
	const saved = await one<AttemptRow>(
		context.pool,
		`update payment_attempt set state = 'OPEN', intent_id = ?, error_code = null, error_message = null, updated_at = ?
			where id = ? and state in ('UNKNOWN','OPEN') returning *`,
		[intent.id, context.now(), attempt.id],
	);
	if (isInProgress(intent)) throw new ApiFailure("PAYMENT_IN_PROGRESS");
	const isSettled =
		saved?.amountCents === intent.amountCents && amountToCollect(order, attempt.purpose) === intent.amountCents;
	return isSettled ? { order, intent } : undefined;
}

/**
 * Ends an attempt that cannot succeed, and creates a successor where another try may help.
 * @throws the error for the shopper; ApiFailure PAYMENT_REFUSED when the provider will open no payment
 */
async function afterFailure(context: PaymentContext, attempt: AttemptRow, error: unknown): Promise<undefined> {
	// The shopper is asked to retry, and finds an attempt with keys of its own.
	if (error instanceof GatewayKeysSpent) await replaceAttempt(context, attempt);
	if (!(error instanceof GatewayRefusal)) throw error;
	if (attempt.intentId && error.reason === "not_found") {
		await endAttempt(context, attempt.id, "missing", error);
		return replaceAttempt(context, attempt);
	}
	if (attempt.intentId) throw error;
	// The key has served for another request than today's shop makes: only another one can go on.
	if (error.reason === "idempotency_conflict") return replaceAttempt(context, attempt);
	await endAttempt(context, attempt.id, "refused", error);
	throw new ApiFailure("PAYMENT_REFUSED");
}

/** Whether a bank is processing this payment: do not ask for another payment until it has responded. */
export function isInProgress({ status }: Intent): boolean {
	return status === "processing";
}

/** The intent of an attempt, created under the attempt's key when it is not known yet, at the attempt's amount. */
async function syncedIntent(context: PaymentContext, attempt: AttemptRow, order: OrderRow): Promise<Intent> {
	const intent = await intentOf(context, attempt, order);
	if (intent.amountCents === attempt.amountCents || intent.status === "canceled" || intent.status === "succeeded")
		return intent;
	try {
		return await context.gateway.update(intent.id, attempt.amountCents);
	} catch (error) {
		if (error instanceof GatewayRefusal && error.reason === "intent_closed") return context.gateway.retrieve(intent.id);
		throw error;
	}
}

/** Reads the attempt's intent, after repeating its creation when it is not known: same key, same amount as ever. */
function intentOf({ gateway }: PaymentContext, attempt: AttemptRow, order: OrderRow): Promise<Intent> {
	if (attempt.intentId) return gateway.retrieve(attempt.intentId);
	return gateway.create({
		idempotencyKey: attempt.id,
		amountCents: attempt.requestedCents,
		currency: CURRENCY,
		attemptId: attempt.id,
		orderNumber: order.orderNumber,
	});
}

/**
 * Opens a new attempt for an order that can still be paid, in place of `former`, whose intent is closed or whose keys
 * are spent.
 * @throws ApiFailure CHECKOUT_CLOSED (paid, cancelled, or its hold is being released)
 */
function beginAnother(
	context: PaymentContext,
	orderId: string,
	purpose: AttemptPurpose,
	former?: AttemptRow,
): Promise<undefined> {
	return inTransaction(context.writes, async (sql) => {
		const now = context.now();
		const order = await lockedOrderById(sql, orderId);
		if (!order || !isPayable(order, purpose)) throw new ApiFailure("CHECKOUT_CLOSED");
		if (former) await update(sql, "payment_attempt", former.id, { state: "CANCELLED", updatedAt: now });
		const amountCents = amountToCollect(order, purpose);
		await openAttempt(sql, { orderId, provider: context.gateway.provider, purpose, amountCents, now });
		return undefined;
	});
}

const replaceAttempt = (context: PaymentContext, attempt: AttemptRow) =>
	beginAnother(context, attempt.orderId, attempt.purpose, attempt);

function isPayable(order: OrderRow, purpose: AttemptPurpose): boolean {
	if (isNoLongerDue(order, { purpose })) return false;
	if (purpose === "BALANCE") return true;
	return awaitsFirstPayment(order) && order.expiringSince === null && order.approval !== "WAITING";
}

/** Whether the payment was settled otherwise, or its order cancelled, while it lay open. */
const isNoLongerDue = (order: OrderRow, { purpose }: Pick<AttemptRow, "purpose">) =>
	amountToCollect(order, purpose) === 0;
