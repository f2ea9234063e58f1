import type { MedusaRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { sessionsOfCart } from "../../medusa/carts/carts";
import { ORDERING_MODULE, type OrderingService } from "../../modules/medusa/order-service";
import { closeCartPayment } from "../../modules/sales/checkout";

/**
 * Before a cart changes: the payment that was begun for its former content is cancelled at the provider, and its
 * session is gone, as Medusa's own sessions go stale. Throws CHECKOUT_CLOSED for a cart whose order is placed.
 */
export async function closeFormerPayment(scope: MedusaRequest["scope"], cartId: string): Promise<void> {
	const { context } = scope.resolve<OrderingService>(ORDERING_MODULE);
	if (!(await closeCartPayment(context, cartId))) return;
	const sessions = await sessionsOfCart(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), cartId);
	for (const { id } of sessions) await scope.resolve(Modules.PAYMENT).deletePaymentSession(id);
}
