import type { MedusaOrder } from "@confiserie/domain/contract/medusa-admin";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { currentEnv } from "../../../../../config/env";
import { one } from "../../../../../lib/database/sql";
import { ApiFailure } from "../../../../../modules/foundations/failures";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/medusa/order-service";
import { type OrderRow, readAdminOrder } from "../../../../../modules/sales/orders";
import { readPayments } from "../../../../../modules/sales/payments";

/**
 * GET /admin/shop/orders/{Medusa's id}: the order that this one of Medusa shows. ORDER_NOT_FOUND for an order that was
 * made in Medusa Admin itself.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse<MedusaOrder>): Promise<void> {
	const { context } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const found = await one<OrderRow>(context.pool, "select * from order_book where medusa_order_id = ?", [
		req.params.id ?? "",
	]);
	if (!found) throw new ApiFailure("ORDER_NOT_FOUND");
	const [order, payments] = await Promise.all([readAdminOrder(context, found.id), readPayments(context.pool, found)]);
	const backOfficeUrl = `${currentEnv().STOREFRONT_URL}/admin/orders/${encodeURIComponent(found.orderNumber)}`;
	res.json({ order, payments, backOfficeUrl });
}
