import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";

const CHANNEL = { id: { description: "Identifiant du canal", example: SAMPLE.channelId } };
const PRODUCT = {
	...CHANNEL,
	productId: { description: "Identifiant du produit", example: SAMPLE.productId },
};

/** Sales channels, as the admin sets them up. */
export const CHANNELS = {
	"GET /api/admin/channels": {
		id: "listChannels",
		access: "admin",
		permission: "catalogue.read",
		summary: "Lister les canaux de vente",
		answers: { 200: "SalesChannelList" },
	},
	"POST /api/admin/channels": {
		id: "createChannel",
		access: "admin",
		permission: "channels.change",
		summary: "Créer un canal de vente",
		description: "Il vend d'abord tout, aux prix de la boutique, sur tout le stock.",
		body: "ChannelCreation",
		answers: { 201: "SalesChannel" },
	},
	"GET /api/admin/channels/:id": {
		id: "readChannel",
		access: "admin",
		permission: "catalogue.read",
		summary: "Lire un canal de vente",
		params: CHANNEL,
		answers: { 200: "SalesChannel" },
		errors: ["CHANNEL_NOT_FOUND"],
	},
	"PUT /api/admin/channels/:id": {
		id: "changeChannel",
		access: "admin",
		permission: "channels.change",
		summary: "Changer le nom, l'assortiment, les prix et le stock d'un canal",
		params: CHANNEL,
		body: "ChannelUpdate",
		answers: { 200: "SalesChannel" },
		errors: ["CHANNEL_NOT_FOUND", "CHANNEL_CHANGED"],
	},
	"GET /api/admin/channels/:id/products": {
		id: "listChannelProducts",
		access: "admin",
		permission: "catalogue.read",
		summary: "Lister les produits avec ce qu'un canal en fait",
		params: CHANNEL,
		query: "ChannelProductQuery",
		answers: { 200: "ChannelProductPage" },
		errors: ["CHANNEL_NOT_FOUND", "COMPANY_NOT_FOUND"],
	},
	"PUT /api/admin/channels/:id/products/:productId": {
		id: "changeChannelProduct",
		access: "admin",
		permission: "channels.change",
		summary: "Choisir un produit pour un canal, ou en fixer les prix",
		params: PRODUCT,
		body: "ChannelProductUpdate",
		answers: { 200: "ChannelProduct" },
		errors: ["CHANNEL_NOT_FOUND", "PRODUCT_NOT_FOUND"],
	},
} as const satisfies Operations;
