import { one } from "../../../lib/database/sql";
import { ApiFailure } from "../../foundations/failures";
import type { OrderRow } from "../orders";
import { applyIntent } from "./apply-intent";
import { liveAttempt } from "./attempt";
import { endAttempt } from "./end-attempt";
import { GatewayRefusal, GatewayUnavailable } from "./gateway/gateway";
import type { AttemptRow, PaymentContext } from "./types";

/**
 * Cancels an open payment at the provider, so that no money can come by it any more. Nothing is created for it: an attempt
 * that never heard of an intent is ended here, and what the provider may have made for it is looked for.
 * @returns false when the provider refuses: money came or is coming. What it says now has been taken over then
 */
export async function cancelIntent(context: PaymentContext, attempt: AttemptRow): Promise<boolean> {
	const intentIds = attempt.intentId ? [attempt.intentId] : await unheardIntents(context, attempt);
	let isCancelled = true;
	for (const intentId of intentIds) isCancelled = (await cancelOne(context, attempt, intentId)) && isCancelled;
	return isCancelled;
}

/** Like `cancelIntent`, and records the end of the attempt. */
export async function closeAttempt(context: PaymentContext, attempt: AttemptRow): Promise<boolean> {
	const isCancelled = await cancelIntent(context, attempt);
	if (isCancelled)
		await context.pool.raw(
			"update payment_attempt set state = 'CANCELLED', updated_at = ? where id = ? and state in ('UNKNOWN','OPEN')",
			[context.now(), attempt.id],
		);
	return isCancelled;
}

/**
 * Like `closeAttempt`, for a person who waits for it.
 * @throws ApiFailure PAYMENT_UNAVAILABLE when the provider does not respond
 */
export async function closeNow(context: PaymentContext, attempt: AttemptRow): Promise<boolean> {
	try {
		return await closeAttempt(context, attempt);
	} catch (error) {
		if (error instanceof GatewayUnavailable) throw new ApiFailure("PAYMENT_UNAVAILABLE");
		throw error;
	}
}

async function cancelOne(context: PaymentContext, attempt: AttemptRow, intentId: string): Promise<boolean> {
	try {
		await context.gateway.cancel(intentId);
		return true;
	} catch (error) {
		if (!(error instanceof GatewayRefusal)) throw error;
		if (error.reason === "not_found") {
			await endAttempt(context, attempt.id, "missing", error);
			return true;
		}
		if (error.reason !== "intent_closed") throw error;
		await applyIntent(context, intentId);
		return false;
	}
}

/**
 * Ends an attempt without an intent, after which no try that is still under way hands a secret to anybody: what the
 * provider made, or makes yet, can be paid by no one. So it is cancelled where it is found, and no hold waits for a
 * provider that does not respond.
 * @returns ids of the attempt's intents: of those that were found, or of the one that a try brought meanwhile
 */
async function unheardIntents(context: PaymentContext, { id, createdAt }: AttemptRow): Promise<string[]> {
	const ended = await one(
		context.pool,
		`update payment_attempt set state = 'CANCELLED', updated_at = ?
			where id = ? and state = 'UNKNOWN' and intent_id is null returning id`,
		[context.now(), id],
	);
	if (!ended) {
		const now = await one<AttemptRow>(context.pool, "select * from payment_attempt where id = ?", [id]);
		return now?.intentId ? [now.intentId] : [];
	}
	try {
		return await context.gateway.openIntentsOf(id, createdAt);
	} catch (error) {
		if (error instanceof GatewayUnavailable || error instanceof GatewayRefusal) return [];
		throw error;
	}
}

/**
 * Cancels the payment that a customer could still make for this order, at the provider, outside any transaction. A payment
 * that was faster is taken over: the order's version tells that it changed.
 * @throws ApiFailure PAYMENT_UNAVAILABLE when the provider does not respond
 */
export async function closePayment(context: PaymentContext, order: OrderRow): Promise<void> {
	const attempt = await liveAttempt(context.pool, order.id);
	if (attempt) await closeNow(context, attempt);
}
