import { attention } from "@confiserie/domain/attention";
import type { AdminOrder } from "@confiserie/domain/contract/admin-order";
import { toEuros } from "@confiserie/domain/money";
import { serializeOrder } from "../orders/serialize-order";
import type { LineRow, OrderRow } from "../types";

/** What the back office reads of an order beside what everybody does. */
export interface AdminOrderRow extends OrderRow {
	version: number;
	/** When the goods began to leave the stock; null while they are held. */
	fulfilledAt: Date | null;
}

/** An order as an administrator sees it, amounts in EUR. */
export function serializeAdminOrder(order: AdminOrderRow, lines: readonly LineRow[], now: Date): AdminOrder {
	return {
		...serializeOrder(order, lines),
		version: order.version,
		customerId: order.customerId,
		refundedAmount: toEuros(order.refundedCents),
		attention: attention(order, now),
	};
}
