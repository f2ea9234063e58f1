import { MAILED_STATUSES } from "./letters/status-mail";
import type { Mail, OrderSummary } from "./templates";

const line = { piecesPerBox: 24, boxesPerLayer: 8, boxesPerPallet: 48 };

/** An order of 1 234.50 EUR with a deposit of 30 %, for tests and for looking at the templates. */
export const SAMPLE_ORDER: OrderSummary = {
	orderNumber: "CMD-7K3M-9QX2",
	firstName: "Camille",
	lastName: "Martin",
	street: "12 rue des Confiseurs",
	postalCode: "26200",
	city: "Montélimar",
	country: "France",
	deliveryNotes: "Portail bleu, sonner deux fois",
	lines: [
		{ ...line, name: "Barbe à papa Fraise 40 g", quantity: 16, totalCents: 52_992 },
		{
			...line,
			name: "Cornet gaufré Géant",
			quantity: 1,
			boxesPerLayer: null,
			boxesPerPallet: null,
			totalCents: 70_458,
		},
	],
	subtotalCents: 123_450,
	shippingCents: 0,
	totalCents: 123_450,
	expectedCents: 37_035,
	depositPercentage: 30,
	capturedCents: 37_035,
	refundedCents: 0,
};

/** One mail of each kind. */
export function sampleMails(order: OrderSummary = SAMPLE_ORDER, firstName = "Camille"): Mail[] {
	const to = "camille@exemple.fr";
	const paid = { ...order, capturedCents: order.totalCents };
	const account = { firstName, path: "/mot-de-passe?jeton=abc" };
	const mails = [
		{ template: "order-received", data: { order } },
		{ template: "payment-failed", data: { order: { ...order, capturedCents: 0 } } },
		{ template: "balance-link", data: { order, path: `/orders/${order.orderNumber}/solde` } },
		{ template: "balance-received", data: { order: paid, receivedCents: order.totalCents - order.capturedCents } },
		...MAILED_STATUSES.map((status) => ({ template: "order-status-changed", data: { order, status } }) as const),
		{ template: "order-cancelled", data: { order, refundDueCents: order.capturedCents } },
		{
			template: "order-cancelled",
			data: { order: { ...order, refundedCents: order.capturedCents }, refundDueCents: 0 },
		},
		{ template: "refund", data: { order: { ...paid, refundedCents: 5000 }, refundedCents: 5000 } },
		{ template: "refund-failed", data: { order: paid, refundedCents: 5000 } },
		{ template: "password-reset", data: account },
		{ template: "staff-password-reset", data: { firstName, path: "/app/reset-password?token=abc" } },
		{ template: "password-changed", data: { firstName } },
		{ template: "email-change-confirm", data: account },
		{ template: "email-changed-notice", data: { firstName, newEmail: "camille.m@exemple.fr" } },
		{
			template: "contact-message",
			data: {
				name: `${firstName} Martin`,
				email: to,
				subject: "Livraison à Annecy",
				message: "Bonjour,\n\nlivrez-vous à Annecy\u00a0?\nMerci.",
			},
		},
	] as const;
	return mails.map((mail, position) => ({ ...mail, key: `sample:${position}`, to }));
}
