import type { OrderStatus } from "@confiserie/domain/order-status";
import { batchQueue } from "../../batches";

/** A row of order_batch, as its worker reads it. */
export interface Batch {
	actorId: string;
	actorEmail: string;
	status: OrderStatus;
	notifyCustomer: boolean;
	shipUnpaid: boolean;
}

/** Batches of orders that are under way. */
export const BATCHES = batchQueue<Batch>("order_batch");
