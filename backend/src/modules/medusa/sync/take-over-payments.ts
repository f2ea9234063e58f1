import { dayOf } from "@confiserie/domain/day";
import { toCents } from "@confiserie/domain/money";
import { one, rows } from "../../../lib/database/sql";
import { eachApart } from "../../../lib/each-apart";
import { PAYMENTS, REFUNDS, refundsOfOthers } from "../../../medusa/payments/payments";
import { RECORDED_BY } from "../../../medusa/recorded-by";
import { type PaymentContext, recordTransfer } from "../../sales/payments";
import { requestRefund } from "../../sales/refunds";
import { MEDUSA_PROVIDERS } from "./payment-provider";

/** A payment marked as received in Medusa Admin, without the shop's provider. Amounts in EUR. */
interface Stray {
	id: string;
	orderId: string;
	captured: number;
	recordedBy: string | null;
}

/**
 * Takes over payments and refunds made in Medusa Admin without the shop's provider: a balance marked as paid there is
 * money received by hand, a refund of it is given back by hand. Each counts once, by Medusa's own ids.
 * @param paymentId Medusa's payment that an event named; without it, all that no event reported
 */
export async function takeOverPayments(context: PaymentContext, paymentId?: string): Promise<void> {
	await eachApart(
		await strays(context, paymentId),
		({ orderId }) => orderId,
		async (stray) => {
			await recordTransfer(context, {
				orderId: stray.orderId,
				amountCents: toCents(stray.captured),
				receivedOn: dayOf(context.now()),
				reference: "Enregistré dans Medusa Admin",
				recordedBy: stray.recordedBy ?? "engine",
				idempotencyKey: `engine:${stray.id}`,
				enginePaymentId: stray.id,
			});
			await takeOverRefunds(context, stray);
		},
	);
}

async function takeOverRefunds(context: PaymentContext, { id, orderId }: Stray): Promise<void> {
	const manual = await one<{ attemptId: string }>(
		context.pool,
		"select attempt_id from manual_payment where engine_payment_id = ?",
		[id],
	);
	for (const refund of await refundsOfOthers(context.pool, id, RECORDED_BY))
		await requestRefund(context, {
			orderId,
			amountCents: toCents(refund.amount),
			attemptId: manual?.attemptId ?? "",
			reason: refund.note || "Remboursement dans Medusa Admin",
			source: "ENGINE",
			requestedBy: refund.createdBy ?? "engine",
			idempotencyKey: `engine:${refund.id}`,
		});
}

/** Captured payments of other providers than ours, of orders of the shop, that say something the shop does not know. */
function strays(context: PaymentContext, paymentId: string | undefined): Promise<Stray[]> {
	return rows<Stray>(
		context.pool,
		`select payment.id, order_book.id as order_id, payment.captured, payment.captured_by as recorded_by
		from ${PAYMENTS} payment join order_book on order_book.medusa_order_id = payment.order_id
		where payment.provider_id <> all(?::text[]) and payment.id = coalesce(?, payment.id)
			and payment.captured > 0 and payment.captured_by is distinct from ?
			and (not exists (select 1 from manual_payment where engine_payment_id = payment.id) or exists (
				select 1 from ${REFUNDS} refund where refund.payment_id = payment.id
					and refund.created_by is distinct from ? and not exists (
						select 1 from payment_refund where idempotency_key = 'engine:' || refund.id)))`,
		[Object.values(MEDUSA_PROVIDERS), paymentId ?? null, RECORDED_BY, RECORDED_BY],
	);
}
