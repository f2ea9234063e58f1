import type { MedusaContainer, PaymentDTO } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { capturePaymentWorkflow } from "@medusajs/medusa/core-flows";

/** The engine's own provider, which moves no money: the money moved before, at the shop's provider. */
const SYSTEM_PROVIDER = "pp_system_default";

/** A collection of the order `orderId`; `amount` in euros. */
interface UnfinishedCollection {
	id: string;
	orderId: string;
	amount: number;
	currency: string;
	payments: readonly { id: string }[];
}

/**
 * Brings a payment collection whose capture was cut short to its end, from whichever step the engine had reached:
 * session, payment, capture, the payment's own mark, the collection's sums, the order's transaction. The engine takes
 * them one by one, each in a transaction of its own, and by itself never comes back to them.
 */
export async function finishCapture(
	container: MedusaContainer,
	collection: UnfinishedCollection,
	capturedBy: string,
): Promise<void> {
	const payment = await paymentOf(container, collection);
	const captured = (payment.captures ?? []).reduce((sum, { amount }) => sum + Number(amount), 0);
	if (payment.captured_at && (await isBooked(container, collection.orderId, payment))) return;
	// Captured in full, though not marked so: the engine would refuse to capture more.
	if (!payment.captured_at && captured >= Number(payment.amount)) await markCaptured(container, payment.id);
	// Skips the capture that is there, then adds up the collection and books the transactions that are missing.
	const input = { payment_id: payment.id, captured_by: capturedBy, amount: collection.amount };
	await capturePaymentWorkflow(container).run({ input });
}

async function paymentOf(container: MedusaContainer, collection: UnfinishedCollection): Promise<PaymentDTO> {
	const payments = container.resolve(Modules.PAYMENT);
	const [known] = collection.payments;
	if (known) return payments.retrievePayment(known.id, { relations: ["captures"] });
	const session = await payments.createPaymentSession(collection.id, {
		provider_id: SYSTEM_PROVIDER,
		amount: collection.amount,
		currency_code: collection.currency,
		data: {},
	});
	const payment = await payments.authorizePaymentSession(session.id, {});
	if (!payment) throw new Error(`The engine authorised nothing for payment collection ${collection.id}.`);
	return payment;
}

/** The engine's module offers no call for it. */
async function markCaptured(container: MedusaContainer, paymentId: string): Promise<void> {
	const pool = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await pool.raw("update payment set captured_at = now(), updated_at = now() where id = ?", [paymentId]);
}

/** Whether collection and order count every capture of the payment. */
async function isBooked(container: MedusaContainer, orderId: string, payment: PaymentDTO): Promise<boolean> {
	const captures = (payment.captures ?? []).map((capture) => capture.id);
	const collection = await container.resolve(Modules.PAYMENT).retrievePaymentCollection(payment.payment_collection_id);
	const booked = await container
		.resolve(Modules.ORDER)
		.listOrderTransactions({ order_id: orderId, reference: "capture", reference_id: captures });
	return collection.status === "completed" && booked.length === captures.length;
}
