import type { Operations } from "./operation";

/** Several orders prepared together. Before the operations of one order, whose addresses these would fit too. */
export const PICKING = {
	"GET /api/admin/orders/picking": {
		id: "readPicking",
		access: "admin",
		permission: "orders.read",
		summary: "Lire ce qu'il faut préparer pour plusieurs commandes",
		description:
			"Par produit, toutes commandes réunies ; deux cents commandes au plus, sans celles qui sont annulées ni celles d'`except`. Avec les codes-barres, à comparer sans les zéros de tête.",
		query: "PickingQuery",
		answers: { 200: "Picking" },
	},
	"GET /api/admin/orders/delivery-notes": {
		id: "readDeliveryNotes",
		access: "admin",
		permission: "orders.read",
		summary: "Lire les bons de livraison de plusieurs commandes, en un PDF",
		query: "PickingQuery",
		answers: { 200: { type: "application/pdf", example: "%PDF-1.7" } },
		sends: ["Content-Disposition"],
	},
} as const satisfies Operations;
