import type { OrderBatchDetail } from "@confiserie/domain/contract/order-batches";
import type { OrderStatus } from "@confiserie/domain/orders/order-status";
import { Batches, type BatchRow } from "../../../foundations/batches";

interface OrderBatchRow extends BatchRow {
	status: OrderStatus;
	notifyCustomer: boolean;
}
type Item = Omit<OrderBatchDetail["results"]["content"][number], "result">;

/** Batches that give orders a status. */
export const orderBatches = new Batches<OrderBatchRow, Pick<OrderBatchRow, "id" | "status" | "notifyCustomer">, Item>({
	table: "order_batch",
	prefix: "obat",
	own: ({ id, status, notifyCustomer }) => ({ id, status, notifyCustomer }),
	item: "item.order_id, book.order_number",
	joined: "join order_book book on book.id = item.order_id",
});
