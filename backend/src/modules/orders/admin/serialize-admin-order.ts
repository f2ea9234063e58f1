import { attention } from "@confiserie/domain/attention";
import type { AdminOrder } from "@confiserie/domain/contract/admin-order";
import { toEuros } from "@confiserie/domain/money";
import { serializeLine, serializeOrder } from "../serialize-order";
import type { LineRow, OrderRow } from "../types";

interface Surroundings {
	/** Names of the sales channels by id. */
	channels: ReadonlyMap<string, string>;
	now: Date;
}

/** An order as an administrator sees it, amounts in EUR. */
export function serializeAdminOrder(
	order: OrderRow,
	lines: readonly LineRow[],
	{ channels, now }: Surroundings,
): AdminOrder {
	return {
		...serializeOrder(order, lines),
		items: lines.map((line) => ({ ...serializeLine(line), quantityToShip: line.boxes - line.removedBoxes })),
		version: order.version,
		customerId: order.customerId,
		refundedAmount: toEuros(order.refundedCents),
		attention: attention(order, now),
		channel: { id: order.salesChannelId, name: channels.get(order.salesChannelId) ?? order.salesChannelId },
		externalRef: order.externalRef,
	};
}
