import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";

/** What a sales channel does with its key; amounts in cents. */
export const CHANNEL_CALLS = {
	"GET /api/channel/products": {
		id: "listChannelCatalogue",
		access: "catalogue:read",
		summary: "Lire l'assortiment du canal, à ses prix",
		description: "Par pages : `next` est le `after` de la suivante. Les prix valent pour un carton, en centimes.",
		query: "ChannelCatalogueQuery",
		answers: { 200: "ChannelCataloguePage" },
	},
	"GET /api/channel/stock": {
		id: "listChannelStock",
		access: "stock:read",
		summary: "Lire ce que le canal peut vendre à l'instant, en cartons",
		query: "ChannelCatalogueQuery",
		answers: { 200: "ChannelStockPage" },
	},
	"POST /api/channel/orders": {
		id: "placeChannelOrder",
		access: "orders:write",
		summary: "Passer une commande du canal",
		description:
			"`externalRef` la nomme : la même demande répétée rend la même commande (200), un autre contenu sous le même nom donne 409. Un prix indiqué doit être celui de la boutique, sinon 409 avec les lignes à jour.",
		body: "ChannelOrderRequest",
		answers: { 200: "ChannelOrder", 201: "ChannelOrder" },
		errors: [
			"PRODUCT_UNAVAILABLE",
			"OUT_OF_STOCK",
			"PRICE_CHANGED",
			"INVALID_QUANTITY",
			"DELIVERY_REFUSED",
			"NO_DELIVERY_OPTION",
			"IDEMPOTENCY_CONFLICT",
		],
	},
	"GET /api/channel/orders": {
		id: "listChannelOrders",
		access: "orders:read",
		summary: "Lire les commandes du canal qui ont changé depuis un moment",
		description: "La dernière page donne le `since` de la fois suivante ; une commande peut revenir inchangée.",
		query: "ChannelOrderQuery",
		answers: { 200: "ChannelOrderPage" },
	},
	"GET /api/channel/orders/:externalRef": {
		id: "readChannelOrder",
		access: "orders:read",
		summary: "Lire une commande du canal : statut, paiement, envois",
		params: { externalRef: { description: "Nom que le canal donne à la commande", example: SAMPLE.externalRef } },
		answers: { 200: "ChannelOrder" },
		errors: ["ORDER_NOT_FOUND"],
	},
} as const satisfies Operations;
