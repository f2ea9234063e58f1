import { z } from "zod";
import { INQUIRY_LIMITS, INQUIRY_STATE_NAMES } from "../quote/inquiry";
import { operation } from "./operation";
import { boxCount, MAXIMUM_LINES, piecesPerBox } from "./payment";

const text = (most: number) => z.string("Un texte est attendu.").trim().max(most, `${most} caractères au plus.`);

/** Body of POST /quote-inquiries: boxes for which a quote is wanted. `requestId` makes a repetition harmless. */
export const quoteInquiryRequestSchema = z.object({
	requestId: z.uuid("Un UUID est attendu."),
	items: z
		.array(
			z.object({ productId: z.string("Un produit est attendu.").trim().min(1).max(100), quantity: boxCount }),
			"Votre panier est vide.",
		)
		.min(1, "Votre panier est vide.")
		.max(MAXIMUM_LINES, "200 lignes au plus par demande."),
	message: text(INQUIRY_LIMITS.message).default(""),
	/** A day by which the goods are wanted, today or later. */
	wantedOn: z.iso.date("Une date AAAA-MM-JJ est attendue.").nullable().default(null),
});

/** An inquiry as its customer reads it. */
export const quoteInquirySchema = z.object({
	id: z.string(),
	state: z.enum(INQUIRY_STATE_NAMES),
	createdAt: z.string(),
	lines: z.array(
		z.object({
			productId: z.string(),
			name: z.string(),
			reference: z.string(),
			quantity: z.number().int(),
			piecesPerBox,
		}),
	),
	message: z.string(),
	wantedOn: z.string().nullable(),
	/** Why staff makes no quote. */
	reason: z.string(),
});
export type QuoteInquiry = z.infer<typeof quoteInquirySchema>;

/** Response of GET /quote-inquiries: the caller's own without a quote, latest first. */
export const quoteInquiryListSchema = z.array(quoteInquirySchema);

/** An inquiry as staff reads it. */
export const adminQuoteInquirySchema = quoteInquirySchema.extend({
	customerId: z.string(),
	name: z.string(),
	email: z.string(),
	/** The company that its customer buys for. */
	company: z.string().nullable(),
	/** The quote that answers it. */
	quoteId: z.string().nullable(),
});
export type AdminQuoteInquiry = z.infer<typeof adminQuoteInquirySchema>;

/** Response of GET /admin/quote-inquiries: those that wait, oldest first. */
export const adminQuoteInquiriesSchema = z.array(adminQuoteInquirySchema);

/** Body of POST /admin/quote-inquiries/:id/decline: what the customer reads. */
export const quoteInquiryDeclineSchema = z.object({
	reason: text(INQUIRY_LIMITS.reason).min(1, "Dites au client pourquoi."),
});

export const listOwnQuoteInquiries = operation("GET /api/quote-inquiries", {
	access: "customer",
	answer: { 200: quoteInquiryListSchema },
});

export const askForQuote = operation("POST /api/quote-inquiries", {
	access: "customer",
	body: quoteInquiryRequestSchema,
	answer: { 201: quoteInquirySchema },
	errors: ["COMPANY_ROLE_REFUSED", "PRODUCT_UNAVAILABLE", "IDEMPOTENCY_CONFLICT", "RATE_LIMITED"],
});

export const withdrawQuoteInquiry = operation("DELETE /api/quote-inquiries/:id", {
	access: "customer",
	answer: { 200: quoteInquiryListSchema },
	errors: ["QUOTE_INQUIRY_NOT_FOUND", "QUOTE_INQUIRY_CLOSED"],
});

export const listQuoteInquiries = operation("GET /api/admin/quote-inquiries", {
	access: { staff: "orders.read" },
	answer: { 200: adminQuoteInquiriesSchema },
});

export const readQuoteInquiry = operation("GET /api/admin/quote-inquiries/:id", {
	access: { staff: "orders.read" },
	answer: { 200: adminQuoteInquirySchema },
	errors: ["QUOTE_INQUIRY_NOT_FOUND"],
});

export const declineQuoteInquiry = operation("POST /api/admin/quote-inquiries/:id/decline", {
	access: { staff: "orders.change" },
	body: quoteInquiryDeclineSchema,
	answer: { 200: adminQuoteInquirySchema },
	errors: ["QUOTE_INQUIRY_NOT_FOUND", "QUOTE_INQUIRY_CLOSED"],
});
