import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";

const CHANNEL = { id: { description: "Identifiant du canal de vente", example: SAMPLE.channelId } };

/** Keys with which programs call for a sales channel. */
export const CHANNEL_KEYS = {
	"GET /api/admin/channels/:id/keys": {
		id: "listChannelKeys",
		access: "admin",
		permission: "channels.change",
		summary: "Lister les clés d'un canal de vente",
		params: CHANNEL,
		answers: { 200: "ChannelKeyList" },
		errors: ["CHANNEL_NOT_FOUND"],
	},
	"POST /api/admin/channels/:id/keys": {
		id: "issueChannelKey",
		access: "admin",
		permission: "channels.change",
		summary: "Émettre une clé pour un canal de vente",
		description: "La clé n'est montrée que dans cette réponse : la boutique n'en garde que l'empreinte.",
		params: CHANNEL,
		body: "KeyIssue",
		answers: { 201: "IssuedChannelKey" },
		errors: ["CHANNEL_NOT_FOUND"],
	},
	"DELETE /api/admin/channels/:id/keys/:keyId": {
		id: "revokeChannelKey",
		access: "admin",
		permission: "channels.change",
		summary: "Révoquer une clé, à l'instant et pour toujours",
		params: { ...CHANNEL, keyId: { description: "Identifiant de la clé", example: SAMPLE.keyId } },
		answers: { 204: "nothing" },
		errors: ["KEY_NOT_FOUND"],
	},
} as const satisfies Operations;
