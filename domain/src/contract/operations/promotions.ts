import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";

const PROMOTION = { id: { description: "Identifiant de la promotion", example: SAMPLE.promotionId } };

/** Promotions: codes and automatic ones, with what they brought. */
export const PROMOTIONS = {
	"GET /api/admin/promotions": {
		id: "listPromotions",
		access: "admin",
		permission: "orders.read",
		summary: "Lister les promotions et leurs résultats",
		query: "Promotions",
		answers: { 200: "Promotions" },
	},
	"POST /api/admin/promotions": {
		id: "createPromotion",
		access: "admin",
		permission: "promotions.change",
		summary: "Créer une promotion",
		body: "SavePromotion",
		answers: { 201: "Promotion" },
		errors: ["PROMOTION_CODE_TAKEN"],
	},
	"GET /api/admin/promotions/choices": {
		id: "listPromotionChoices",
		access: "admin",
		permission: "orders.read",
		summary: "Lister à quoi une promotion peut se limiter",
		answers: { 200: "PromotionChoices" },
	},
	"POST /api/admin/promotions/preview": {
		id: "previewPromotion",
		access: "admin",
		permission: "orders.read",
		summary: "Calculer ce qu'une promotion ferait d'un panier",
		description: "Rien n'est enregistré. Ni la période ni les limites ne comptent.",
		body: "PreviewPromotion",
		answers: { 200: "PromotionPreview" },
		errors: ["PRODUCT_UNAVAILABLE", "INVALID_QUANTITY", "NO_DELIVERY_OPTION", "CHANNEL_CLOSED"],
	},
	"GET /api/admin/promotions/:id": {
		id: "readPromotion",
		access: "admin",
		permission: "orders.read",
		summary: "Lire une promotion",
		params: PROMOTION,
		answers: { 200: "Promotion" },
		errors: ["PROMOTION_NOT_FOUND"],
	},
	"PUT /api/admin/promotions/:id": {
		id: "changePromotion",
		access: "admin",
		permission: "promotions.change",
		summary: "Changer une promotion",
		description: "Les commandes déjà passées ne changent pas. Une autre version donne 409 avec la promotion actuelle.",
		params: PROMOTION,
		body: "ChangePromotion",
		answers: { 200: "Promotion" },
		errors: ["PROMOTION_NOT_FOUND", "PROMOTION_CHANGED", "PROMOTION_CODE_TAKEN"],
	},
	"DELETE /api/admin/promotions/:id": {
		id: "removePromotion",
		access: "admin",
		permission: "promotions.change",
		summary: "Supprimer une promotion qu'aucune commande ne nomme",
		params: PROMOTION,
		answers: { 204: "nothing" },
		errors: ["PROMOTION_NOT_FOUND", "PROMOTION_IN_ORDERS"],
	},
	"PUT /api/admin/promotions/:id/state": {
		id: "pausePromotion",
		access: "admin",
		permission: "promotions.change",
		summary: "Mettre une promotion en pause, ou la reprendre",
		params: PROMOTION,
		body: "PromotionState",
		answers: { 200: "Promotion" },
		errors: ["PROMOTION_NOT_FOUND"],
	},
} as const satisfies Operations;
