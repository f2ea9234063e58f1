import type { MedusaContainer, PaymentDTO } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { capturePaymentWorkflow } from "@medusajs/medusa/core-flows";
import { markCaptured } from "../../../medusa/payments/payments";

/** A payment of Medusa's order `orderId`, to be captured whole; `amount` in euros. */
interface AuthorisedPayment {
	id: string;
	orderId: string;
	amount: number;
}

/**
 * Captures a payment, or brings a capture that was cut short to its end, from whichever step Medusa had reached:
 * capture, the payment's own mark, the collection's sums, the order's transaction. Medusa takes them one by one, each
 * in a transaction of its own, and by itself never comes back to them.
 */
export async function finishCapture(
	container: MedusaContainer,
	{ id, orderId, amount }: AuthorisedPayment,
	capturedBy: string,
): Promise<void> {
	const payment = await container.resolve(Modules.PAYMENT).retrievePayment(id, { relations: ["captures"] });
	const captured = (payment.captures ?? []).reduce((sum, capture) => sum + Number(capture.amount), 0);
	if (payment.captured_at && (await isBooked(container, orderId, payment))) return;
	// Captured in full, though not marked so: Medusa would refuse to capture more.
	if (!payment.captured_at && captured >= Number(payment.amount))
		await markCaptured(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), payment.id);
	// Skips the capture that is there, then adds up the collection and books the transactions that are missing.
	const input = { payment_id: payment.id, captured_by: capturedBy, amount };
	await capturePaymentWorkflow(container).run({ input });
}

/** Whether the order books every capture of the payment, and the collection adds up to those of all its payments. */
async function isBooked(container: MedusaContainer, orderId: string, payment: PaymentDTO): Promise<boolean> {
	const captures = (payment.captures ?? []).map((capture) => capture.id);
	const collection = await container
		.resolve(Modules.PAYMENT)
		.retrievePaymentCollection(payment.payment_collection_id, { relations: ["payments.captures"] });
	const sum = (collection.payments ?? [])
		.flatMap((one) => one.captures ?? [])
		.reduce((total, capture) => total + Number(capture.amount), 0);
	const booked = await container
		.resolve(Modules.ORDER)
		.listOrderTransactions({ order_id: orderId, reference: "capture", reference_id: captures });
	return Math.abs(Number(collection.captured_amount) - sum) < HALF_A_CENT && booked.length === captures.length;
}

const HALF_A_CENT = 0.005;
