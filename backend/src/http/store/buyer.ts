import type { MedusaRequest } from "@medusajs/framework/http";
import { customerOfId } from "../../medusa/accounts/people";
import { ApiFailure } from "../../modules/foundations/failures";
import { ORDERING_MODULE, type OrderingService } from "../../modules/medusa/order-service";
import { orderOfCart } from "../../modules/sales/checkout";
import { knownCustomerOf } from "../caller";
import { noteOrder } from "../request-watch";

/**
 * Refuses a request about a cart whose order belongs to another account: that account alone pays and completes it.
 * @returns whether the cart has an order
 * @throws ApiFailure UNAUTHENTICATED
 */
export async function checkBuyer(req: MedusaRequest, cartId: string): Promise<boolean> {
	const { context } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const order = await orderOfCart(context.pool, cartId);
	if (!order) return false;
	noteOrder(req, order.orderNumber);
	const buyer = await customerOfId(context.pool, order.customerId);
	if (buyer?.hasAccount && buyer.id !== knownCustomerOf(req)?.customerId) throw new ApiFailure("UNAUTHENTICATED");
	return true;
}
