import type { MedusaRequest } from "@medusajs/framework/http";
import { customerOfId } from "../../medusa/accounts/people";
import { orderOfCart } from "../../modules/checkout";
import { ApiFailure } from "../../modules/failures";
import { ORDERING_MODULE, type OrderingService } from "../../modules/order-service";
import { knownCustomerOf } from "../caller";
import { noteOrder } from "../request-watch";

/**
 * Refuses a request about a cart whose order belongs to another account: that account alone pays and completes it.
 * @returns whether the cart has an order
 * @throws ApiFailure UNAUTHENTICATED
 */
export async function checkBuyer(req: MedusaRequest, cartId: string): Promise<boolean> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const order = await orderOfCart(book.pool, cartId);
	if (!order) return false;
	noteOrder(req, order.orderNumber);
	const buyer = await customerOfId(book.pool, order.customerId);
	if (buyer?.hasAccount && buyer.id !== knownCustomerOf(req)?.customerId) throw new ApiFailure("UNAUTHENTICATED");
	return true;
}
