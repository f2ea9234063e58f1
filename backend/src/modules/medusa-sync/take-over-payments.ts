import { dayOf } from "@confiserie/domain/day";
import { toCents } from "@confiserie/domain/money";
import { one, rows } from "../../lib/database/sql";
import { PAYMENTS, REFUNDS, refundsOfOthers } from "../../medusa/payments/payments";
import { RECORDED_BY } from "../../medusa/recorded-by";
import { type PaymentBook, recordTransfer } from "../payments";
import { requestRefund } from "../refunds";
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
export async function takeOverPayments(book: PaymentBook, paymentId?: string): Promise<void> {
	for (const stray of await strays(book, paymentId)) {
		await recordTransfer(book, {
			orderId: stray.orderId,
			amountCents: toCents(stray.captured),
			receivedOn: dayOf(book.now()),
			reference: "Enregistré dans Medusa Admin",
			recordedBy: stray.recordedBy ?? "engine",
			idempotencyKey: `engine:${stray.id}`,
			enginePaymentId: stray.id,
		});
		await takeOverRefunds(book, stray);
	}
}

async function takeOverRefunds(book: PaymentBook, { id, orderId }: Stray): Promise<void> {
	const manual = await one<{ attemptId: string }>(
		book.pool,
		"select attempt_id from manual_payment where engine_payment_id = ?",
		[id],
	);
	for (const refund of await refundsOfOthers(book.pool, id, RECORDED_BY))
		await requestRefund(book, {
			orderId,
			amountCents: toCents(refund.amount),
			attemptId: manual?.attemptId ?? "",
			reason: refund.note || "Remboursement dans Medusa Admin",
			source: "ENGINE",
			requestedBy: refund.createdBy ?? "engine",
			idempotencyKey: `engine:${refund.id}`,
		});
}

/** Captured payments of other providers than ours, of orders of the book, that say something the book does not know. */
function strays(book: PaymentBook, paymentId: string | undefined): Promise<Stray[]> {
	return rows<Stray>(
		book.pool,
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
