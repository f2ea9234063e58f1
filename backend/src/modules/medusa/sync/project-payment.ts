import { CURRENCY, toCents, toEuros } from "@confiserie/domain/money";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createOrderPaymentCollectionWorkflow, refundPaymentWorkflow } from "@medusajs/medusa/core-flows";
import { rows } from "../../../lib/database/sql";
import { RECORDED_BY } from "../../../medusa/recorded-by";
import type { OrderRow } from "../../sales/orders";
import type { AttemptRow } from "../../sales/payments";
import { ORDERING_MODULE, type OrderingService } from "../order-service";
import { correctedCollections } from "./corrected-collections";
import { finishCapture } from "./finish-capture";
import { type MedusaCollection, type MedusaPayment, readCollections } from "./medusa-collections";
import { type Capture, paymentParts, paymentSlices } from "./payment-parts";
import { type MedusaProvider, providerOfAttempt } from "./payment-provider";

/** Money that an order received in one payment, and what was given back of it. */
interface Received extends Capture {
	refundedCents: number;
	provider: AttemptRow["provider"];
	/** Medusa's own payment, when it was recorded in Medusa Admin first. */
	enginePaymentId: string | null;
}

/** A capture with the Medusa payment provider that shows it. */
interface ShownCapture extends Capture {
	providerId: MedusaProvider;
}

/**
 * Gives Medusa's order one payment collection a part (the whole, or deposit and balance) and records in them what was
 * received and given back: the money moved before, Medusa only takes note. Repeating it changes nothing. All
 * collections exist before the first is paid, because Medusa calls an order captured once every one it knows is.
 */
export async function projectPayment(container: MedusaContainer, medusaOrderId: string, order: OrderRow) {
	const received = await receivedBy(container, order.id);
	if (received.length === 0) return;
	const record = (collection: MedusaCollection, capture: Capture) =>
		recordCapture(container, medusaOrderId, collection, {
			...capture,
			providerId: providerOfAttempt(received.find(({ attemptId }) => attemptId === capture.attemptId)?.provider),
		});
	if (order.corrections > 0) {
		const ours = received.filter(({ enginePaymentId }) => enginePaymentId === null);
		for (const { collection, capture } of await correctedCollections(container, medusaOrderId, order, ours))
			if (collection.status !== "canceled") await record(collection, capture);
		await recordRefunds(container, await readCollections(container, medusaOrderId), received);
		return;
	}
	const parts = paymentParts(order);
	for (const amountCents of missing(parts, await readCollections(container, medusaOrderId)))
		await createOrderPaymentCollectionWorkflow(container).run({
			input: { order_id: medusaOrderId, amount: toEuros(amountCents) },
		});
	const collections = inOrderOf(parts, await readCollections(container, medusaOrderId));
	const known = new Set(received.flatMap((one) => (one.enginePaymentId ? [one.attemptId] : [])));
	for (const slice of paymentSlices(parts, received)) {
		const collection = collections[slice.part];
		// In an order that was cancelled in Medusa Admin nothing is captured any more.
		if (!collection || collection.status === "canceled" || known.has(slice.attemptId)) continue;
		await record(collection, slice);
	}
	await recordRefunds(container, await readCollections(container, medusaOrderId), received);
}

function receivedBy(container: MedusaContainer, orderId: string): Promise<Received[]> {
	const { context } = container.resolve<OrderingService>(ORDERING_MODULE);
	return rows<Received>(
		context.pool,
		`select capture.attempt_id, capture.amount_cents, attempt.provider, manual.engine_payment_id,
			coalesce((select sum(case when kind in ('REFUND','CAPTURE_RETURN') then amount_cents else -amount_cents end)
				from payment_ledger refund where refund.attempt_id = capture.attempt_id and refund.kind <> 'CAPTURE'), 0)::int
				as refunded_cents
		from payment_ledger capture join payment_attempt attempt on attempt.id = capture.attempt_id
		left join manual_payment manual on manual.attempt_id = capture.attempt_id
		where capture.order_id = ? and capture.kind = 'CAPTURE' order by capture.recorded_at, capture.id`,
		[orderId],
	);
}

/** Each part with a collection of its amount, no collection twice; oldest first, as they were made. */
function inOrderOf(parts: readonly number[], collections: readonly MedusaCollection[]) {
	const free = [...collections];
	return parts.map((amountCents) => {
		const index = free.findIndex((collection) => toCents(collection.amount) === amountCents);
		return index < 0 ? undefined : free.splice(index, 1)[0];
	});
}

function missing(parts: readonly number[], collections: readonly MedusaCollection[]): number[] {
	const found = inOrderOf(parts, collections);
	return parts.filter((_, index) => found[index] === undefined);
}

async function recordCapture(
	container: MedusaContainer,
	orderId: string,
	collection: MedusaCollection,
	slice: ShownCapture,
): Promise<void> {
	const payment = collection.payments.find((one) => one.attemptId === slice.attemptId);
	const id = payment?.id ?? (await authorise(container, collection, slice));
	await finishCapture(container, { id, orderId, amount: toEuros(slice.amountCents) }, RECORDED_BY);
}

async function authorise(container: MedusaContainer, { id, sessions }: MedusaCollection, slice: ShownCapture) {
	const payments = container.resolve(Modules.PAYMENT);
	const begun = sessions.find((session) => session.attemptId === slice.attemptId);
	const session =
		begun ??
		(await payments.createPaymentSession(id, {
			provider_id: slice.providerId,
			currency_code: CURRENCY,
			amount: toEuros(slice.amountCents),
			data: { attempt_id: slice.attemptId },
		}));
	const payment = await payments.authorizePaymentSession(session.id, {});
	if (!payment) throw new Error(`The engine did not authorise its session ${session.id}.`);
	return payment.id;
}

/** What was given back of each payment and is not yet in Medusa, spread over its payments there. */
async function recordRefunds(
	container: MedusaContainer,
	collections: readonly MedusaCollection[],
	received: readonly Received[],
): Promise<void> {
	const payments = collections.flatMap((collection) => collection.payments);
	for (const { attemptId, enginePaymentId, refundedCents } of received) {
		const own = payments.filter((one) => (enginePaymentId ? one.id === enginePaymentId : one.attemptId === attemptId));
		let left = refundedCents - own.reduce((sum, payment) => sum + payment.refundedCents, 0);
		for (const payment of own) {
			const amountCents = Math.min(left, roomFor(payment));
			if (amountCents <= 0) continue;
			await refundPaymentWorkflow(container).run({
				input: { payment_id: payment.id, amount: toEuros(amountCents), created_by: RECORDED_BY },
			});
			left -= amountCents;
		}
	}
}

const roomFor = ({ amountCents, refundedCents }: MedusaPayment) => amountCents - refundedCents;
