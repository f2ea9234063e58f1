import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";

const ID = { id: { description: "Identifiant de la demande", example: SAMPLE.quoteInquiryId } };

/** Quotes that customers ask for. Ours. */
export const QUOTE_INQUIRIES = {
	"GET /api/quote-inquiries": {
		id: "listOwnQuoteInquiries",
		access: "customer",
		summary: "Lister ses demandes de devis encore sans devis",
		answers: { 200: "QuoteInquiryList" },
	},
	"POST /api/quote-inquiries": {
		id: "askForQuote",
		access: "customer",
		summary: "Demander un devis pour des cartons",
		description:
			"N'engage à rien et ne réserve pas de stock. Répété avec le même `requestId`, l'appel rend la même demande.",
		body: "QuoteInquiryRequest",
		answers: { 201: "QuoteInquiry" },
		errors: ["COMPANY_ROLE_REFUSED", "PRODUCT_UNAVAILABLE", "IDEMPOTENCY_CONFLICT", "RATE_LIMITED"],
	},
	"DELETE /api/quote-inquiries/:id": {
		id: "withdrawQuoteInquiry",
		access: "customer",
		summary: "Retirer sa demande de devis",
		params: ID,
		answers: { 200: "QuoteInquiryList" },
		errors: ["QUOTE_INQUIRY_NOT_FOUND", "QUOTE_INQUIRY_CLOSED"],
	},
} as const satisfies Operations;

/** What staff answers with a quote, or declines. */
export const ADMIN_QUOTE_INQUIRIES = {
	"GET /api/admin/quote-inquiries": {
		id: "listQuoteInquiries",
		access: "admin",
		permission: "orders.read",
		summary: "Lister les demandes de devis qui attendent une réponse",
		answers: { 200: "AdminQuoteInquiries" },
	},
	"GET /api/admin/quote-inquiries/:id": {
		id: "readQuoteInquiry",
		access: "admin",
		permission: "orders.read",
		summary: "Lire une demande de devis",
		params: ID,
		answers: { 200: "AdminQuoteInquiry" },
		errors: ["QUOTE_INQUIRY_NOT_FOUND"],
	},
	"POST /api/admin/quote-inquiries/:id/decline": {
		id: "declineQuoteInquiry",
		access: "admin",
		permission: "orders.change",
		summary: "Classer une demande sans suite, et l'écrire au client",
		params: ID,
		body: "QuoteInquiryDecline",
		answers: { 200: "AdminQuoteInquiry" },
		errors: ["QUOTE_INQUIRY_NOT_FOUND", "QUOTE_INQUIRY_CLOSED"],
	},
} as const satisfies Operations;
