import type { OrderPage } from "@confiserie/domain/contract/order";
import { listOrders } from "@confiserie/domain/contract/orders";
import { call } from "@/lib/api";
import type { OrderFilter } from "./filters";
import { FILTER_QUERIES } from "./filters";

/** GET /orders, one page, newest first. Source: accounts spec §7 "Customer orders". */
export function callOrders(filter: OrderFilter, page: number, signal: AbortSignal): Promise<OrderPage> {
	return call(listOrders, { query: { page, ...FILTER_QUERIES[filter] }, signal });
}
