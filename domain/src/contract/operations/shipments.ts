import type { Operations } from "./operation";
import { ORDER } from "./order-parameter";

const PDF = { type: "application/pdf", example: "%PDF-1.7" } as const;
const SHIPMENT = { ...ORDER, shipment: { description: "Numéro de l'envoi dans la commande", example: "1" } };

/** What leaves of an order, at once or in parts. */
export const SHIPMENTS = {
	"POST /api/admin/orders/:id/shipments": {
		id: "shipOrder",
		access: "admin",
		permission: "orders.change",
		summary: "Expédier une commande, en tout ou partie",
		description:
			"Sans lignes, tout ce qui reste. La commande devient SHIPPED quand tout est parti\u00a0; entre-temps, son statut reste et `isPartlyShipped` vaut true. Chaque colis ou palette reçoit un SSCC.",
		params: ORDER,
		headers: ["Idempotency-Key"],
		body: "ShipmentRequest",
		answers: { 201: "AdminOrderDetail" },
		errors: ["ORDER_NOT_FOUND", "SHIPMENT_REFUSED", "SHIPMENT_EXCEEDED", "IDEMPOTENCY_CONFLICT"],
	},
	"PUT /api/admin/orders/:id/shipments/:shipment/tracking": {
		id: "changeShipmentTracking",
		access: "admin",
		permission: "orders.change",
		summary: "Donner, changer ou retirer le numéro de suivi d'un envoi",
		params: SHIPMENT,
		body: "ShipmentTracking",
		answers: { 200: "AdminOrderDetail" },
		errors: ["ORDER_NOT_FOUND", "SHIPMENT_NOT_FOUND"],
	},
	"GET /api/admin/orders/:id/shipments/:shipment/labels": {
		id: "downloadShipmentLabels",
		access: "admin",
		permission: "orders.read",
		summary: "Télécharger les étiquettes SSCC d'un envoi",
		description: "Une page A6 par colis ou palette, avec le SSCC en GS1-128.",
		params: SHIPMENT,
		answers: { 200: PDF },
		sends: ["Content-Disposition"],
		errors: ["ORDER_NOT_FOUND", "SHIPMENT_NOT_FOUND"],
	},
	"GET /api/admin/orders/:id/shipments/:shipment/transport-note": {
		id: "downloadTransportNote",
		access: "admin",
		permission: "orders.read",
		summary: "Télécharger la lettre de voiture (CMR) d'un envoi",
		params: SHIPMENT,
		answers: { 200: PDF },
		sends: ["Content-Disposition"],
		errors: ["ORDER_NOT_FOUND", "SHIPMENT_NOT_FOUND"],
	},
	"GET /api/admin/orders/:id/shipments/:shipment/delivery-note": {
		id: "downloadShipmentNote",
		access: "admin",
		permission: "orders.read",
		summary: "Télécharger le bon de livraison d'un envoi",
		params: SHIPMENT,
		answers: { 200: PDF },
		sends: ["Content-Disposition"],
		errors: ["ORDER_NOT_FOUND", "SHIPMENT_NOT_FOUND"],
	},
	"POST /api/admin/orders/:id/returns": {
		id: "receiveReturn",
		access: "admin",
		permission: "orders.change",
		summary: "Recevoir des cartons refusés ou renvoyés",
		description:
			"Seulement des cartons partis, chacun une fois. RESTOCK les remet en stock, LOSS les tient pour perdus. Rien n'est remboursé\u00a0: le remboursement d'articles reste à part.",
		params: ORDER,
		headers: ["Idempotency-Key"],
		body: "ReturnRequest",
		answers: { 201: "AdminOrderDetail" },
		errors: ["ORDER_NOT_FOUND", "RETURN_EXCEEDED", "IDEMPOTENCY_CONFLICT"],
	},
} as const satisfies Operations;
