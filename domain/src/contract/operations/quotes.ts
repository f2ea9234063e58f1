import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";
import { ADMIN_QUOTE_INQUIRIES, QUOTE_INQUIRIES } from "./quote-inquiries";

const KEY = { key: { description: "Clé du devis, telle que son e-mail la donne", example: SAMPLE.mailedToken } };
const ID = { id: { description: "Identifiant du devis", example: SAMPLE.quoteId } };
const PDF = { type: "application/pdf", example: "%PDF-1.7" } as const;
const REFUSED = [
	"QUOTE_CLOSED",
	"OUT_OF_STOCK",
	"PRODUCT_UNAVAILABLE",
	"CHANNEL_CLOSED",
	"DELIVERY_REFUSED",
	"CREDIT_BLOCKED",
	"CREDIT_LIMIT_EXCEEDED",
] as const;

/** Quotes as their customers read and accept them. Ours. */
export const QUOTES = {
	...QUOTE_INQUIRIES,
	"GET /api/quotes": {
		id: "listOwnQuotes",
		access: "customer",
		summary: "Lister ses devis",
		answers: { 200: "QuoteList" },
	},
	"GET /api/quotes/:key": {
		id: "readQuote",
		access: "public",
		tries: ["link"],
		summary: "Lire un devis par la clé de son e-mail",
		params: KEY,
		answers: { 200: "Quote" },
		errors: ["QUOTE_NOT_FOUND"],
	},
	"GET /api/quotes/:key/pdf": {
		id: "downloadQuote",
		access: "public",
		tries: ["link"],
		summary: "Télécharger un devis en PDF",
		params: KEY,
		answers: { 200: PDF },
		sends: ["Content-Disposition"],
		errors: ["QUOTE_NOT_FOUND"],
	},
	"POST /api/quotes/:key/accept": {
		id: "acceptQuote",
		access: "public",
		tries: ["link"],
		summary: "Accepter un devis : il devient une commande, à ses prix",
		description:
			"Une seule fois : répété, l'appel rend la même commande. Sans stock suffisant, rien ne change et le devis reste valable. Celui d'une entreprise s'accepte par le membre qui l'a reçu, dans sa limite ou avec `asksApproval`, ou par un collègue qui peut approuver.",
		params: KEY,
		body: "QuoteAcceptance",
		answers: { 200: "Quote" },
		errors: [
			"QUOTE_NOT_FOUND",
			"QUOTE_FOR_MEMBERS",
			"APPROVAL_REQUIRED",
			"APPROVAL_NOT_NEEDED",
			"NO_APPROVER",
			"TOO_MANY_APPROVALS",
			"COMPANY_ROLE_REFUSED",
			...REFUSED,
		],
	},
} as const satisfies Operations;

/** Quotes as staff makes them. */
export const ADMIN_QUOTES = {
	...ADMIN_QUOTE_INQUIRIES,
	"GET /api/admin/quotes": {
		id: "listQuotes",
		access: "admin",
		permission: "orders.read",
		summary: "Chercher un devis, par numéro, nom, e-mail ou état",
		query: "QuoteQuery",
		answers: { 200: "QuotePage" },
	},
	"POST /api/admin/quotes": {
		id: "makeQuote",
		access: "admin",
		permission: "orders.change",
		summary: "Établir un devis et l'envoyer au client",
		description:
			"Numéroté sans trou, et jamais changé ensuite : `replaces` en établit un nouveau à la place d'un autre. Ne réserve pas de stock.",
		body: "QuoteRequest",
		answers: { 201: "AdminQuote" },
		errors: [
			"COMPANY_NOT_FOUND",
			"QUOTE_NOT_FOUND",
			"QUOTE_CLOSED",
			"QUOTE_INQUIRY_NOT_FOUND",
			"QUOTE_INQUIRY_CLOSED",
			"CUSTOMER_NOT_FOUND",
			"EMAIL_TAKEN",
			"CHANNEL_CLOSED",
			"PRODUCT_UNAVAILABLE",
			"PRICE_CHANGED",
			"INVALID_QUANTITY",
			"DELIVERY_REFUSED",
			"NO_DELIVERY_OPTION",
			"DEPOSIT_REFUSED",
			"IDEMPOTENCY_CONFLICT",
		],
	},
	"GET /api/admin/quotes/:id": {
		id: "readQuoteAsStaff",
		access: "admin",
		permission: "orders.read",
		summary: "Lire un devis",
		params: ID,
		answers: { 200: "AdminQuote" },
		errors: ["QUOTE_NOT_FOUND"],
	},
	"GET /api/admin/quotes/:id/pdf": {
		id: "downloadQuoteAsStaff",
		access: "admin",
		permission: "orders.read",
		summary: "Télécharger un devis en PDF",
		params: ID,
		answers: { 200: PDF },
		sends: ["Content-Disposition"],
		errors: ["QUOTE_NOT_FOUND"],
	},
	"POST /api/admin/quotes/:id/accept": {
		id: "acceptQuoteAsStaff",
		access: "admin",
		permission: "orders.change",
		summary: "Noter qu'un client accepte son devis, au téléphone ou par écrit",
		params: ID,
		answers: { 200: "AdminQuote" },
		errors: ["QUOTE_NOT_FOUND", ...REFUSED],
	},
	"POST /api/admin/quotes/:id/withdraw": {
		id: "withdrawQuote",
		access: "admin",
		permission: "orders.change",
		summary: "Retirer un devis, qui ne peut alors plus être accepté",
		params: ID,
		answers: { 200: "AdminQuote" },
		errors: ["QUOTE_NOT_FOUND", "QUOTE_CLOSED"],
	},
} as const satisfies Operations;
