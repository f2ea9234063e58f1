import { correctionRefusal } from "@confiserie/domain/order-correction/correctable";
import { leftOf } from "@confiserie/domain/orders/goods";
import type { Sql } from "../../../../lib/database/sql";
import { ApiFailure } from "../../../foundations/failures";
import { goodsOf, type OrderContext, type OrderRow, serializeDetail } from "../../orders";

/**
 * Refuses to correct an order whose goods have left, and one that is not the one that the administrator saw. The order's row
 * must be locked.
 * @throws ApiFailure ORDER_NOT_CORRECTABLE, ORDER_CHANGED, both with the order as it is
 */
export async function refuseUncorrectable(
	context: OrderContext,
	sql: Sql,
	order: OrderRow,
	version: number,
): Promise<void> {
	const message = correctionRefusal({ status: order.status, hasLeft: leftOf(await goodsOf(sql, order.id)) === "ALL" });
	if (message)
		throw new ApiFailure("ORDER_NOT_CORRECTABLE", { message, current: await serializeDetail(context, sql, order) });
	if (version !== order.version)
		throw new ApiFailure("ORDER_CHANGED", { current: await serializeDetail(context, sql, order) });
}
