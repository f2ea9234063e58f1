import type { Order } from "@confiserie/domain/contract/order";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { noteOrder } from "../../../../http/request-watch";
import { openByLink } from "../../../../http/tries";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";

/** GET /api/followed-orders/{key}: the order of a customer without an account, by the key of its mails. */
export async function GET(req: MedusaRequest, res: MedusaResponse<Order>): Promise<void> {
	const ordering = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const order = await openByLink(req, () => ordering.readFollowedOrder(req.params.key ?? ""));
	noteOrder(req, order.orderNumber);
	res.json(order);
}
