import { type Order, type OrderPage, orderPageSchema, orderSchema } from "@confiserie/domain/contract/order";
import { api } from "@/lib/api";
import type { OrderFilter } from "./filters";
import { FILTER_QUERIES } from "./filters";

/** GET /orders, one page, newest first. Source: accounts spec §7 "Customer orders". */
export function callOrders(filter: OrderFilter, page: number, signal: AbortSignal): Promise<OrderPage> {
	return api.get("/orders", orderPageSchema, { query: { page, ...FILTER_QUERIES[filter] }, signal });
}

/** GET /orders/{id}: takes the order number as well. */
export function callOrder(orderNumber: string, signal: AbortSignal): Promise<Order> {
	return api.get(`/orders/${encodeURIComponent(orderNumber)}`, orderSchema, { signal });
}

/** GET /followed-orders/{key}: the order of a customer without an account. */
export function callFollowedOrder(key: string, signal: AbortSignal): Promise<Order> {
	return api.get(`/followed-orders/${encodeURIComponent(key)}`, orderSchema, { signal });
}
