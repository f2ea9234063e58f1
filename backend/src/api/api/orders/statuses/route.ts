import type { OrderStatusList } from "@confiserie/domain/contract/order";
import { ORDER_STATUS, ORDER_STATUSES } from "@confiserie/domain/order-status";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

/** GET /api/orders/statuses -> every status with its label. Source: accounts spec §4, §7 "Customer orders". */
export function GET(_req: MedusaRequest, res: MedusaResponse<OrderStatusList>): void {
	res.json(ORDER_STATUSES.map((code) => ({ code, label: ORDER_STATUS[code].label })));
}
