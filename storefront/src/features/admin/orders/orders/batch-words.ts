import type { OrderBatch } from "@confiserie/domain/contract/order-batches";
import { formatCount } from "@confiserie/domain/format";
import { ORDER_STATUS } from "@confiserie/domain/orders/order-status";

/** The page that follows a batch. */
export const batchHref = (id: string): string => `/admin/orders/batches/${encodeURIComponent(id)}`;

/** What a batch does, to how many. */
export function batchWords({ total, status }: OrderBatch): string {
	return `${formatCount(total, "commande")} vers «\u00a0${ORDER_STATUS[status].label}\u00a0»`;
}
