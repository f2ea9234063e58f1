import { createHash } from "node:crypto";
import type { lineCorrectionSchema } from "@confiserie/domain/contract/order-corrections";
import { carriageCost, isPickup } from "@confiserie/domain/delivery/delivery-words";
import type { DeliveryRules } from "@confiserie/domain/delivery/quote";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { z } from "@medusajs/framework/zod";
import { inTransaction, one, type Sql } from "../../../../lib/database/sql";
import { issueBillingDocuments } from "../../../documents/invoicing";
import type { Administrator } from "../../../foundations/audit";
import { ApiFailure } from "../../../foundations/failures";
import { findOrder, InsufficientStock, lockOrder, type OrderRow, serializeDetail } from "../../orders";
import { liveAttempt, type PaymentContext } from "../../payments";
import { requestRefund } from "../../refunds";
import { lockLimits } from "../exceeded-limit";
import { closeOpenPayment } from "./close-open-payment";
import { REFUND_KEY } from "./correction-facts";
import { type CorrectionPlan, planCorrection } from "./plan-correction";
import { SHORT } from "./refuse-short";
import { refuseUncorrectable } from "./refuse-uncorrectable";
import { writeCorrection } from "./write-correction";

interface ArticleCorrection {
	idOrNumber: string;
	request: z.output<typeof lineCorrectionSchema>;
	/** One per request and order: a repetition changes nothing more. */
	idempotencyKey: string;
	actor: Administrator;
	rules: DeliveryRules;
	/** Where an order is paid without account, from its number. */
	paymentPath: (orderNumber: string) => string;
}

const notAsShown = ({ delivery }: OrderRow) =>
	`Un prix, les ${carriageCost(isPickup(delivery))} ou la facture ont changé depuis l'aperçu\u00a0: rien n'a été corrigé. Vérifiez le nouvel aperçu.`;

/**
 * Corrects the articles of an order as they were previewed, in one transaction: lines, stock, sums, the promise of what
 * goes back, history, audit, mail, billing documents and Medusa's tasks exist together or not at all. (ADR 10)
 * @returns the order's id
 * @throws ApiFailure ORDER_NOT_FOUND, ORDER_NOT_CORRECTABLE, ORDER_CHANGED with the order as it is,
 * PRODUCT_UNAVAILABLE, OUT_OF_STOCK, PAYMENT_IN_PROGRESS, PAYMENT_UNAVAILABLE, IDEMPOTENCY_CONFLICT
 */
export async function correctArticles(context: PaymentContext, correction: ArticleCorrection): Promise<string> {
	const found = await findOrder(context.pool, correction.idOrNumber, null);
	if (await isDone(context.pool, found.id, correction)) return found.id;
	try {
		// What is invoiced decides what is issued again.
		await issueBillingDocuments(context.pool, found.id, context.now);
		const plan = await checkedPlan(context, context.pool, found, correction);
		await closeOpenPayment(context, found.id);
		await carryOut(context, found, plan, correction);
	} catch (error) {
		// The other half of a double click was faster.
		if (await isDone(context.pool, found.id, correction)) return found.id;
		throw error instanceof InsufficientStock ? await shortOf(context, found.id, correction) : error;
	}
	await context.announce("order_book.tasks_due");
	return found.id;
}

/** Another order took the boxes: reports what is available now. */
async function shortOf(
	context: PaymentContext,
	orderId: string,
	{ request, rules }: ArticleCorrection,
): Promise<ApiFailure> {
	const order = await findOrder(context.pool, orderId, null);
	await planCorrection(context.pool, order, wantedIn(request, rules, context.now()));
	return new ApiFailure("OUT_OF_STOCK", { message: SHORT });
}

async function carryOut(context: PaymentContext, found: OrderRow, plan: CorrectionPlan, correction: ArticleCorrection) {
	const { id: orderId } = found;
	const apply = async (sql: Knex.Transaction) => {
		const order = await lockOrder(sql, orderId);
		if (await isDone(sql, orderId, correction)) return;
		const seen = await checkedPlan(context, sql, order, correction);
		if (await liveAttempt(sql, orderId)) throw new ApiFailure("PAYMENT_IN_PROGRESS");
		const { actor, idempotencyKey, paymentPath, request } = correction;
		await writeCorrection(sql, order, seen, {
			...{ actor, idempotencyKey, paymentPath, now: context.now() },
			requestHash: hashOf(correction),
			overrideReason: seen.exceeds === null ? undefined : request.overrideReason,
		});
	};
	if (plan.refundCents === 0)
		await inTransaction(context.writes, async (sql) => {
			await lockLimits(sql, found);
			await apply(sql);
		});
	else
		await requestRefund(context, {
			orderId,
			amountCents: plan.refundCents,
			reason: "Correction de la commande",
			source: "BACK_OFFICE",
			requestedBy: correction.actor.customerId,
			idempotencyKey: `${REFUND_KEY}${correction.idempotencyKey}`,
			onNew: apply,
		});
}

/** The plan for the order as it is, which must be the one that was shown. */
async function checkedPlan(context: PaymentContext, sql: Sql, order: OrderRow, { request, rules }: ArticleCorrection) {
	await refuseUncorrectable(context, sql, order, request.version);
	const plan = await planCorrection(sql, order, wantedIn(request, rules, context.now()));
	if (plan.fingerprint === request.fingerprint) return plan;
	throw new ApiFailure("ORDER_CHANGED", {
		message: notAsShown(order),
		current: await serializeDetail(context, sql, order),
	});
}

const wantedIn = ({ items, overrideReason }: ArticleCorrection["request"], rules: DeliveryRules, now: Date) => {
	return { items, rules, isOverriding: overrideReason !== undefined, now };
};

/** Whether this very correction was made. @throws ApiFailure IDEMPOTENCY_CONFLICT for another one under the same key */
async function isDone(sql: Sql, orderId: string, correction: ArticleCorrection): Promise<boolean> {
	const known = await one<{ requestHash: string }>(
		sql,
		"select request_hash from order_correction where order_id = ? and idempotency_key = ?",
		[orderId, correction.idempotencyKey],
	);
	if (known && known.requestHash !== hashOf(correction)) throw new ApiFailure("IDEMPOTENCY_CONFLICT");
	return known !== undefined;
}

const hashOf = ({ request: { items, fingerprint } }: ArticleCorrection): string =>
	createHash("sha256")
		.update(JSON.stringify([items, fingerprint]))
		.digest("base64url");
