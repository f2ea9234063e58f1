import { adminOrderDetailSchema } from "./admin-order";
import {
	carrierAccountInputSchema,
	carrierAccountSchema,
	carrierCheckSchema,
	carrierEventSchema,
	carrierLabelRequestSchema,
	carrierRateListSchema,
} from "./carrier";
import { operation, PDF_FILE } from "./operation";
import { eventReceivedSchema } from "./payment";
import { pickupListSchema, pickupRequestSchema, pickupSchema } from "./pickup";
import { returnRequestSchema, shipmentRequestSchema, shipmentTrackingSchema } from "./shipment";

/** Refusals of every call that asks the carrier. */
const OF_CARRIER = ["CARRIER_MISSING", "CARRIER_KEYS_REFUSED", "CARRIER_REFUSED", "CARRIER_UNAVAILABLE"] as const;

export const shipOrder = operation("POST /api/admin/orders/:id/shipments", {
	access: { staff: "orders.change" },
	body: shipmentRequestSchema,
	headers: ["Idempotency-Key"],
	answer: { 201: adminOrderDetailSchema },
	errors: ["ORDER_NOT_FOUND", "SHIPMENT_REFUSED", "SHIPMENT_EXCEEDED", "IDEMPOTENCY_CONFLICT"],
});

export const changeShipmentTracking = operation("PUT /api/admin/orders/:id/shipments/:shipment/tracking", {
	access: { staff: "orders.change" },
	body: shipmentTrackingSchema,
	answer: { 200: adminOrderDetailSchema },
	errors: ["ORDER_NOT_FOUND", "SHIPMENT_NOT_FOUND"],
});

export const downloadShipmentLabels = operation("GET /api/admin/orders/:id/shipments/:shipment/labels", {
	access: { staff: "orders.read" },
	...PDF_FILE,
	errors: ["ORDER_NOT_FOUND", "SHIPMENT_NOT_FOUND"],
});

export const downloadTransportNote = operation("GET /api/admin/orders/:id/shipments/:shipment/transport-note", {
	access: { staff: "orders.read" },
	...PDF_FILE,
	errors: ["ORDER_NOT_FOUND", "SHIPMENT_NOT_FOUND"],
});

export const downloadShipmentNote = operation("GET /api/admin/orders/:id/shipments/:shipment/delivery-note", {
	access: { staff: "orders.read" },
	...PDF_FILE,
	errors: ["ORDER_NOT_FOUND", "SHIPMENT_NOT_FOUND"],
});

export const listCarrierRates = operation("GET /api/admin/orders/:id/shipments/:shipment/carrier-rates", {
	access: { staff: "orders.change" },
	answer: { 200: carrierRateListSchema },
	errors: ["ORDER_NOT_FOUND", "SHIPMENT_NOT_FOUND", ...OF_CARRIER],
});

export const createCarrierLabel = operation("POST /api/admin/orders/:id/shipments/:shipment/carrier-label", {
	access: { staff: "orders.change" },
	body: carrierLabelRequestSchema,
	answer: { 200: adminOrderDetailSchema },
	errors: ["ORDER_NOT_FOUND", "SHIPMENT_NOT_FOUND", "SHIPMENT_REFUSED", ...OF_CARRIER],
});

export const downloadCarrierLabel = operation("GET /api/admin/orders/:id/shipments/:shipment/carrier-label", {
	access: { staff: "orders.read" },
	...PDF_FILE,
	errors: ["ORDER_NOT_FOUND", "SHIPMENT_NOT_FOUND", "CARRIER_LABEL_NOT_FOUND", ...OF_CARRIER],
});

export const cancelCarrierLabel = operation("POST /api/admin/orders/:id/shipments/:shipment/carrier-label/cancel", {
	access: { staff: "orders.change" },
	answer: { 200: adminOrderDetailSchema },
	errors: ["ORDER_NOT_FOUND", "SHIPMENT_NOT_FOUND", "CARRIER_LABEL_NOT_FOUND", ...OF_CARRIER],
});

export const readCarrierAccount = operation("GET /api/admin/carrier", {
	access: { staff: "catalogue.read" },
	answer: { 200: carrierAccountSchema },
});

export const connectCarrier = operation("PUT /api/admin/carrier", {
	access: { staff: "settings.change" },
	body: carrierAccountInputSchema,
	answer: { 200: carrierAccountSchema },
});

export const disconnectCarrier = operation("DELETE /api/admin/carrier", {
	access: { staff: "settings.change" },
	answer: { 204: "nothing" },
});

export const testCarrier = operation("POST /api/admin/carrier/test", {
	access: { staff: "settings.change" },
	answer: { 200: carrierCheckSchema },
	errors: [...OF_CARRIER],
});

export const listPickups = operation("GET /api/admin/pickups", {
	access: { staff: "orders.read" },
	answer: { 200: pickupListSchema },
});

export const requestPickup = operation("POST /api/admin/pickups", {
	access: { staff: "orders.change" },
	body: pickupRequestSchema,
	answer: { 200: pickupSchema },
	errors: ["PICKUP_EMPTY", "PICKUP_EXISTS", "PICKUP_UNCONFIRMED", ...OF_CARRIER],
});

export const checkPickup = operation("POST /api/admin/pickups/:id/check", {
	access: { staff: "orders.change" },
	answer: { 200: pickupSchema },
	errors: ["PICKUP_NOT_FOUND", "PICKUP_UNCONFIRMED", ...OF_CARRIER],
});

export const cancelPickup = operation("POST /api/admin/pickups/:id/cancel", {
	access: { staff: "orders.change" },
	answer: { 200: pickupSchema },
	errors: ["PICKUP_NOT_FOUND", "PICKUP_UNCONFIRMED", ...OF_CARRIER],
});

export const receiveCarrierEvent = operation("POST /api/carriers/sendcloud", {
	access: "public",
	body: carrierEventSchema,
	headers: ["Sendcloud-Signature"],
	answer: { 200: eventReceivedSchema },
});

export const receiveReturn = operation("POST /api/admin/orders/:id/returns", {
	access: { staff: "orders.change" },
	body: returnRequestSchema,
	headers: ["Idempotency-Key"],
	answer: { 201: adminOrderDetailSchema },
	errors: ["ORDER_NOT_FOUND", "RETURN_EXCEEDED", "IDEMPOTENCY_CONFLICT"],
});
