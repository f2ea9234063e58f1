import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";
import { ORDER } from "./order-parameter";

const KEY = { key: { description: "Clé de suivi, telle que les e-mails la donnent", example: SAMPLE.mailedToken } };
const NUMBER = { number: { description: "Numéro de la réclamation", example: "REC-7K3M-9QX2" } };
const CLAIM = { id: { description: "Identifiant de la réclamation", example: "rcl_01KA2B3C4D5E6F7G8H9J0K1M2N" } };
const MAKING = ["ORDER_NOT_FOUND", "CLAIM_CLOSED", "IDEMPOTENCY_CONFLICT", "RATE_LIMITED"] as const;
const SAYING = ["ORDER_NOT_FOUND", "CLAIM_NOT_FOUND", "CLAIM_DECIDED", "IDEMPOTENCY_CONFLICT", "RATE_LIMITED"] as const;
const RECEIPT = "Un accusé de réception avec le numéro, la date et l'heure part à l'adresse de la commande.";

/** Claims about deliveries. Ours. */
export const CLAIMS = {
	"GET /api/orders/:id/claims": {
		id: "listClaims",
		access: "customer",
		summary: "Lister les réclamations de sa commande",
		params: ORDER,
		answers: { 200: "ClaimList" },
		errors: ["ORDER_NOT_FOUND"],
	},
	"POST /api/orders/:id/claims": {
		id: "makeClaim",
		access: "customer",
		summary: "Faire une réclamation sur sa commande",
		description: RECEIPT,
		params: ORDER,
		body: "NewClaim",
		answers: { 201: "Claim" },
		errors: MAKING,
	},
	"POST /api/orders/:id/claims/:number/messages": {
		id: "sayInClaim",
		access: "customer",
		summary: "Répondre dans une réclamation",
		params: { ...ORDER, ...NUMBER },
		body: "ClaimMessage",
		answers: { 201: "Claim" },
		errors: SAYING,
	},
	"GET /api/followed-orders/:key/claims": {
		id: "listFollowedClaims",
		access: "public",
		tries: ["link"],
		summary: "Lister les réclamations d'une commande par la clé de ses e-mails",
		params: KEY,
		answers: { 200: "ClaimList" },
		errors: ["ORDER_NOT_FOUND"],
	},
	"POST /api/followed-orders/:key/claims": {
		id: "makeFollowedClaim",
		access: "public",
		tries: ["link"],
		summary: "Faire une réclamation par la clé des e-mails de la commande",
		description: RECEIPT,
		params: KEY,
		body: "NewClaim",
		answers: { 201: "Claim" },
		errors: MAKING,
	},
	"POST /api/followed-orders/:key/claims/:number/messages": {
		id: "sayInFollowedClaim",
		access: "public",
		tries: ["link"],
		summary: "Répondre dans une réclamation par la clé des e-mails de la commande",
		params: { ...KEY, ...NUMBER },
		body: "ClaimMessage",
		answers: { 201: "Claim" },
		errors: SAYING,
	},
} as const satisfies Operations;

/** What is to be done about claims. */
export const ADMIN_CLAIMS = {
	"GET /api/admin/claims": {
		id: "listAllClaims",
		access: "admin",
		permission: "orders.read",
		summary: "Lister et chercher les réclamations",
		query: "ClaimQuery",
		answers: { 200: "ClaimPage" },
	},
	"POST /api/admin/claims/:id/messages": {
		id: "answerClaim",
		access: "admin",
		permission: "money.change",
		summary: "Répondre à une réclamation",
		description: "La réponse part par e-mail et reste dans la réclamation.",
		params: CLAIM,
		body: "ClaimMessage",
		answers: { 201: "AdminClaim" },
		errors: ["CLAIM_NOT_FOUND", "CLAIM_DECIDED", "IDEMPOTENCY_CONFLICT"],
	},
	"POST /api/admin/claims/:id/decision": {
		id: "decideClaim",
		access: "admin",
		permission: "money.change",
		summary: "Terminer une réclamation : remboursement, remplacement, autre règlement ou refus motivé",
		params: CLAIM,
		body: "ClaimDecision",
		answers: { 200: "AdminClaim" },
		errors: ["CLAIM_NOT_FOUND", "CLAIM_DECIDED", "REFUND_EXCEEDED", "IDEMPOTENCY_CONFLICT"],
	},
} as const satisfies Operations;
