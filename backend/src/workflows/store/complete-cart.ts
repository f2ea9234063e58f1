import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { shopTime } from "../../lib/database/clock";
import { ORDERING_MODULE, type OrderingService } from "../../modules/medusa/order-service";
import { projectNow } from "../../modules/operations/order-jobs";
import { orderOfCart, settleCart } from "../../modules/sales/checkout";
import type { StoreCart } from "./read-cart";

/** What completing a cart came to, in Medusa's words where it did not come to an order. */
export type Completion =
	| { type: "order"; medusaOrderId: string }
	/** Paid and confirmed; Medusa's order is still being made. */
	| { type: "pending" }
	| { type: "refused"; reason: "payment_authorization_error" | "payment_requires_more_error"; message: string };

const TOO_LATE =
	"Votre paiement est arrivé trop tard : le stock est épuisé. La somme vous est rendue en entier, sans démarche de votre part.";
const ENDED = "La réservation de ce panier a expiré. Recommencez le paiement.";
const UNPAID = "Le paiement n'est pas encore confirmé. Réessayez dans un instant.";
const REQUIRES_MORE = "Votre banque demande une confirmation. Terminez le paiement, puis recommencez.";

/**
 * Completes a cart: asks the provider what became of its payment, confirms the order in the order service and has
 * Medusa's order made. May be repeated, and finishes what an interrupted call began.
 * @throws ApiFailure PAYMENT_NOT_FOUND when no payment of the cart has begun, or the cart changed since
 */
export async function completeCart(scope: MedusaContainer, cart: StoreCart): Promise<Completion> {
	const { context } = scope.resolve<OrderingService>(ORDERING_MODULE);
	const settled = await settleCart(context, cart.id);
	if (settled.state === "ended") return refused(settled.isPaid ? TOO_LATE : ENDED);
	if (settled.state === "unpaid") {
		if (settled.status === "requires_action")
			return { type: "refused", reason: "payment_requires_more_error", message: REQUIRES_MORE };
		return refused(settled.message ?? UNPAID);
	}
	const medusaOrderId = await projectNow(scope, settled.order.id);
	if (!medusaOrderId) return { type: "pending" };
	await closeCart(scope, cart, medusaOrderId);
	return { type: "order", medusaOrderId };
}

/** Medusa refuses a completed cart every change, and shows in Medusa Admin which order came of it. */
async function closeCart(scope: MedusaContainer, cart: StoreCart, medusaOrderId: string): Promise<void> {
	if (cart.isCompleted) return;
	await scope.resolve(ContainerRegistrationKeys.LINK).create({
		[Modules.ORDER]: { order_id: medusaOrderId },
		[Modules.CART]: { cart_id: cart.id },
	});
	await scope.resolve(Modules.CART).updateCarts(cart.id, { completed_at: shopTime() });
}

/**
 * Pays a session of the demonstration, as a manual payment of Medusa is paid by completing: with the test card that the
 * session names, else with the one that is accepted.
 */
export async function payDemonstration(scope: MedusaContainer, cart: StoreCart, now: Date): Promise<void> {
	const ordering = scope.resolve<OrderingService>(ORDERING_MODULE);
	const order = await orderOfCart(ordering.context.pool, cart.id);
	const { client_secret: clientSecret, card = ACCEPTED } = cart.sessions[0]?.data ?? {};
	if (!order || typeof clientSecret !== "string" || typeof card !== "string") return;
	const request = {
		clientSecret,
		card: { number: card.replace(/\s/g, ""), expMonth: 12, expYear: now.getUTCFullYear() + 1, cvc: "123" },
	};
	await ordering.confirmDemo({ orderId: order.id }, request);
}

const ACCEPTED = "4242424242424242";

const refused = (message: string): Completion => ({
	type: "refused",
	reason: "payment_authorization_error",
	message,
});
