import {
	ADMIN_ORDERS_PAGE_SIZE,
	type AdminOrderDetail,
	type AdminOrderPage,
	adminOrderPageSchema,
} from "@confiserie/domain/contract/admin-order";
import type { CarrierRate, carrierLabelRequestSchema } from "@confiserie/domain/contract/carrier";
import {
	correctOrderLines,
	type LineCorrection,
	type LineCorrectionResult,
} from "@confiserie/domain/contract/order-corrections";
import type { ReturnInput, ShipmentInput, shipmentTrackingSchema } from "@confiserie/domain/contract/shipment";
import {
	cancelCarrierLabel,
	changeShipmentTracking,
	createCarrierLabel,
	listCarrierRates,
	receiveReturn,
	shipOrder,
} from "@confiserie/domain/contract/shipments";
import type { z } from "zod";
import { api, call } from "@/lib/api";
import { filterQuery, type OrderListState } from "./list-state";

/** GET /admin/orders, or /admin/orders/search from two characters on. Source: accounts spec §4 "Admin search", §7. */
export function callOrders(state: OrderListState, signal: AbortSignal): Promise<AdminOrderPage> {
	const query = { ...filterQuery(state), sort: state.sort, page: state.page, size: ADMIN_ORDERS_PAGE_SIZE };
	return api.get(state.search ? "/admin/orders/search" : "/admin/orders", adminOrderPageSchema, { query, signal });
}

/** POST /admin/orders/{id}/corrections; the same key again corrects once. */
export function callCorrectLines(id: string, body: LineCorrection, key: string): Promise<LineCorrectionResult> {
	const headers = { "idempotency-key": key };
	return call(correctOrderLines, { params: { id }, body, headers });
}

/** POST /admin/orders/{id}/shipments; the same key again ships once. */
export function callShip(id: string, body: ShipmentInput, key: string): Promise<AdminOrderDetail> {
	const headers = { "idempotency-key": key };
	return call(shipOrder, { params: { id }, body, headers });
}

/** GET /admin/orders/{id}/shipments/{number}/carrier-rates: services of the carrier, the cheapest first. */
export function callCarrierRates(id: string, number: number, signal: AbortSignal): Promise<CarrierRate[]> {
	return call(listCarrierRates, { params: { id, shipment: String(number) }, signal });
}

/** POST /admin/orders/{id}/shipments/{number}/carrier-label: repeated, it is the same label. */
export function callCreateLabel(
	id: string,
	number: number,
	body: z.input<typeof carrierLabelRequestSchema>,
): Promise<AdminOrderDetail> {
	return call(createCarrierLabel, { params: { id, shipment: String(number) }, body });
}

/** POST /admin/orders/{id}/shipments/{number}/carrier-label/cancel. */
export function callCancelLabel(id: string, number: number): Promise<AdminOrderDetail> {
	return call(cancelCarrierLabel, { params: { id, shipment: String(number) } });
}

/** PUT /admin/orders/{id}/shipments/{number}/tracking. */
export function callShipmentTracking(
	id: string,
	number: number,
	body: z.input<typeof shipmentTrackingSchema>,
): Promise<AdminOrderDetail> {
	return call(changeShipmentTracking, { params: { id, shipment: String(number) }, body });
}

/** POST /admin/orders/{id}/returns; the same key again receives once. */
export function callReceiveReturn(id: string, body: ReturnInput, key: string): Promise<AdminOrderDetail> {
	const headers = { "idempotency-key": key };
	return call(receiveReturn, { params: { id }, body, headers });
}

/** Query key of one order, which its payments change too. */
export const orderKey = (orderNumber: string) => ["admin", "orders", "detail", orderNumber];
