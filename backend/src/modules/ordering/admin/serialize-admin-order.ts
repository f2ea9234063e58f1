import { attention } from "@confiserie/domain/attention";
import type { AdminOrder } from "@confiserie/domain/contract/admin-order";
import { toEuros } from "@confiserie/domain/money";
import { serializeOrder } from "../orders/serialize-order";
import type { LineRow, OrderRow } from "../types";

/** An order as an administrator sees it, amounts in EUR. */
export function serializeAdminOrder(order: OrderRow, lines: readonly LineRow[], now: Date): AdminOrder {
	return {
		...serializeOrder(order, lines),
		version: order.version,
		customerId: order.customerId,
		refundedAmount: toEuros(order.refundedCents),
		attention: attention(order, now),
	};
}
