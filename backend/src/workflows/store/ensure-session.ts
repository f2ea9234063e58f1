import { CURRENCY, toEuros } from "@confiserie/domain/money";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { CartPayment } from "./place-cart-order";
import type { StoreCart } from "./read-cart";

/**
 * Puts a payment into Medusa's records of a cart, as its one session: there already, or in the place of whichever were.
 * @param card the demonstration's test card that completing the cart pays with, if one was named
 */
export async function ensureSession(
	scope: MedusaContainer,
	{ cart, collectionId, providerId, payment, card }: SessionInput,
): Promise<void> {
	const payments = scope.resolve(Modules.PAYMENT);
	const isSame = (session: StoreCart["sessions"][number]) =>
		session.data.id === payment.intentId &&
		session.providerId === providerId &&
		session.amountCents === cart.totalCents &&
		session.data.card === card;
	const existing = cart.sessions.find(isSame);
	for (const { id } of cart.sessions) if (id !== existing?.id) await payments.deletePaymentSession(id);
	if (existing) return;
	await payments.createPaymentSession(collectionId, {
		provider_id: providerId,
		currency_code: CURRENCY,
		amount: toEuros(cart.totalCents),
		data: {
			id: payment.intentId,
			client_secret: payment.clientSecret,
			order_number: payment.orderNumber,
			...(card !== undefined && { card }),
		},
	});
}

interface SessionInput {
	cart: StoreCart;
	collectionId: string;
	providerId: string;
	payment: CartPayment;
	card: string | undefined;
}
