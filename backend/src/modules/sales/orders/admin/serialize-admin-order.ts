import type { AdminOrder } from "@confiserie/domain/contract/admin-order";
import type { Shipment } from "@confiserie/domain/contract/shipment";
import { toEuros } from "@confiserie/domain/money";
import { attention } from "@confiserie/domain/orders/attention";
import type { buyingCompaniesOf } from "../../../companies/companies";
import { serializeLine, serializeOrder } from "../serialize-order";
import type { LineRow, OrderRow } from "../types";

interface Surroundings {
	/** Names of the sales channels by id. */
	channels: ReadonlyMap<string, string>;
	companyOf: Awaited<ReturnType<typeof buyingCompaniesOf>>;
	now: Date;
}

/** An order as an administrator sees it, amounts in EUR. */
export function serializeAdminOrder(
	order: OrderRow,
	lines: readonly LineRow[],
	shipments: readonly Shipment[],
	{ channels, companyOf, now }: Surroundings,
): AdminOrder {
	return {
		...serializeOrder(order, lines, shipments, now),
		items: lines.map((line) => ({
			...serializeLine(line),
			quantityToShip: line.boxes - line.removedBoxes,
			quantityShipped: line.shippedBoxes,
			quantityReturned: line.returnedBoxes,
		})),
		version: order.version,
		customerId: order.customerId,
		refundedAmount: toEuros(order.refundedCents),
		attention: attention(order, now),
		channel: { id: order.salesChannelId, name: channels.get(order.salesChannelId) ?? order.salesChannelId },
		company: companyOf({ companyId: order.companyId, address: order }),
		externalRef: order.externalRef,
	};
}
