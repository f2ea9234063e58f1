import { z } from "zod";
import { STAFF_PAYMENTS, type StaffPayment } from "../orders/staff-order";
import { QUOTE_NOTE_LENGTH, QUOTE_STATE_NAMES, QUOTE_VALID_DAYS } from "../quote/quote";
import { orderBusinessSchema } from "./business-answer";
import { buyingCompanySchema } from "./buyer";
import { operation, PDF_FILE } from "./operation";
import { orderDeliverySchema } from "./order-delivery";
import { whole } from "./query-values";
import { staffOrderSchema } from "./staff-order";
import { taxTotalSchema } from "./tax-total";

const PAYMENTS = Object.keys(STAFF_PAYMENTS) as [StaffPayment, ...StaffPayment[]];
const DAYS = `Un nombre de jours de 1 à ${QUOTE_VALID_DAYS.most} est attendu.`;

/**
 * Body of POST /admin/quotes: an order that staff offers. As that of a phone order, and for how many days, in
 * place of which earlier quote (its id), whose customer stays. `total` is the quote's own.
 */
export const quoteRequestSchema = staffOrderSchema.extend({
	validDays: z.number(DAYS).int(DAYS).min(1, DAYS).max(QUOTE_VALID_DAYS.most, DAYS).default(QUOTE_VALID_DAYS.usual),
	note: z.string().trim().max(QUOTE_NOTE_LENGTH, `${QUOTE_NOTE_LENGTH} caractères au plus.`).default(""),
	replaces: z.string().max(100, "100 caractères au plus.").nullish(),
	/** The inquiry of its customer that it answers. */
	inquiryId: z.string().max(100, "100 caractères au plus.").nullish(),
});
export type QuoteRequest = z.input<typeof quoteRequestSchema>;

/** Body of POST /quotes/:key/accept: the terms of sale are agreed to. */
export const quoteAcceptanceSchema = z.object({
	termsAccepted: z.literal(true, "Acceptez les conditions générales de vente."),
	/** Additive: above the member's limit, the order waits for a colleague's approval. */
	asksApproval: z.boolean("Une valeur vraie ou fausse est attendue.").default(false),
});

const place = z.object({ street: z.string(), postalCode: z.string(), city: z.string(), country: z.string() });
const head = {
	/** "DEV-2026-000001". */
	number: z.string(),
	state: z.enum(QUOTE_STATE_NAMES),
	/** Days in Paris; the last one on which it can be accepted. */
	issuedOn: z.string(),
	validUntil: z.string(),
	total: z.number(),
};

/** A quote as its customer reads it; amounts in EUR with VAT. */
export const quoteSchema = z.object({
	...head,
	/** Numbers of the quotes that stood before and stand after this one. */
	replaces: z.string().nullable(),
	replacement: z.object({ number: z.string(), key: z.string() }).nullable(),
	seller: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	address: place,
	business: orderBusinessSchema.nullable(),
	/** Additive: only a member of the company accepts it. */
	isForMembers: z.boolean().default(false),
	lines: z.array(
		z.object({
			productId: z.string(),
			productName: z.string(),
			productReference: z.string(),
			productImageUrl: z.string(),
			quantity: z.number().int(),
			unitPrice: z.number(),
			/** What the catalogue asked on the day of the quote. */
			listPrice: z.number(),
			/** Additive: of that difference, what a mixed pallet takes off; the rest was agreed. */
			palletDiscount: z.number().default(0),
			totalPrice: z.number(),
			piecesPerBox: z.number().int(),
			boxesPerLayer: z.number().int().nullable(),
			boxesPerPallet: z.number().int().nullable(),
			vatRate: z.number(),
		}),
	),
	subtotal: z.number(),
	shippingCost: z.number(),
	/** Additive: how it is delivered; null where the shop has one price for all. */
	delivery: orderDeliverySchema.nullable().default(null),
	taxes: z.array(taxTotalSchema),
	note: z.string(),
	payment: z.enum(PAYMENTS),
	depositPercentage: z.number().nullable(),
	/** What is asked for when it is accepted: the deposit, the total, or nothing yet. */
	dueOnAcceptance: z.number(),
	/** What it became; where and until when that is paid, null where nothing is to be paid by card, or runs out. */
	order: z
		.object({
			orderNumber: z.string(),
			paymentUrl: z.string().nullable(),
			heldUntil: z.string().nullable(),
			approval: z.enum(["WAITING", "APPROVED", "DECLINED"]).nullable().default(null),
		})
		.nullable(),
});
export type Quote = z.infer<typeof quoteSchema>;

/** Response of GET /quotes: the caller's own, latest first. */
export const quoteListSchema = z.array(z.object({ ...head, key: z.string() }));
export type QuoteList = z.infer<typeof quoteListSchema>;

/** A quote as staff reads it; `url` is where its customer accepts it. */
export const adminQuoteSchema = quoteSchema.extend({
	id: z.string(),
	key: z.string(),
	url: z.string(),
	createdAt: z.string(),
	customerId: z.string(),
	email: z.string(),
	phone: z.string(),
	deliveryNotes: z.string(),
	/** Additive: the company whose members accept it; null for a private person. */
	company: buyingCompanySchema.nullable().default(null),
	/** The sales channel that it is offered through. */
	channelId: z.string(),
	acceptedAt: z.string().nullable(),
	acceptedBy: z.enum(["CUSTOMER", "STAFF"]).nullable(),
	/** When it could not be accepted last, for want of stock or of a product; null if never. */
	shortAt: z.string().nullable(),
});
export type AdminQuote = z.infer<typeof adminQuoteSchema>;

export const QUOTES_PAGE_SIZE = 20;

/** Query of GET /admin/quotes: a part of a number, an e-mail or a name, and a state. */
export const quoteQuerySchema = z.object({
	query: z.string().trim().max(200, "Deux cents caractères au plus.").default(""),
	state: z.preprocess(
		(value) => (value === "" ? undefined : value),
		z.enum(QUOTE_STATE_NAMES, `Valeurs possibles : ${QUOTE_STATE_NAMES.join(", ")}.`).optional(),
	),
	page: whole(0, 100_000).default(0),
	size: whole(1, 100).default(QUOTES_PAGE_SIZE),
});
export type QuoteQuery = z.output<typeof quoteQuerySchema>;

/** Response of GET /admin/quotes, latest first; `counts` are of all quotes, whatever the filter. */
export const quotePageSchema = z.object({
	content: z.array(
		z.object({
			...head,
			id: z.string(),
			buyer: z.string(),
			email: z.string(),
			orderNumber: z.string().nullable(),
			isShort: z.boolean(),
		}),
	),
	totalElements: z.number().int(),
	last: z.boolean(),
	counts: z.record(z.enum(QUOTE_STATE_NAMES), z.number().int()),
});
export type QuotePage = z.infer<typeof quotePageSchema>;
export type ListedQuote = QuotePage["content"][number];

/** Refusals of an acceptance, by the customer or by staff. */
const REFUSED = [
	"QUOTE_CLOSED",
	"OUT_OF_STOCK",
	"PRODUCT_UNAVAILABLE",
	"CHANNEL_CLOSED",
	"DELIVERY_REFUSED",
	"CREDIT_BLOCKED",
	"CREDIT_LIMIT_EXCEEDED",
] as const;

export const listOwnQuotes = operation("GET /api/quotes", { access: "customer", answer: { 200: quoteListSchema } });

export const readQuote = operation("GET /api/quotes/:key", {
	access: "public",
	answer: { 200: quoteSchema },
	errors: ["QUOTE_NOT_FOUND"],
	tries: ["link"],
});

export const downloadQuote = operation("GET /api/quotes/:key/pdf", {
	access: "public",
	...PDF_FILE,
	errors: ["QUOTE_NOT_FOUND"],
	tries: ["link"],
});

export const acceptQuote = operation("POST /api/quotes/:key/accept", {
	access: "public",
	body: quoteAcceptanceSchema,
	answer: { 200: quoteSchema },
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
	tries: ["link"],
});

export const listQuotes = operation("GET /api/admin/quotes", {
	access: { staff: "orders.read" },
	query: quoteQuerySchema,
	answer: { 200: quotePageSchema },
});

export const makeQuote = operation("POST /api/admin/quotes", {
	access: { staff: "orders.change" },
	body: quoteRequestSchema,
	answer: { 201: adminQuoteSchema },
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
});

export const readQuoteAsStaff = operation("GET /api/admin/quotes/:id", {
	access: { staff: "orders.read" },
	answer: { 200: adminQuoteSchema },
	errors: ["QUOTE_NOT_FOUND"],
});

export const downloadQuoteAsStaff = operation("GET /api/admin/quotes/:id/pdf", {
	access: { staff: "orders.read" },
	...PDF_FILE,
	errors: ["QUOTE_NOT_FOUND"],
});

export const acceptQuoteAsStaff = operation("POST /api/admin/quotes/:id/accept", {
	access: { staff: "orders.change" },
	answer: { 200: adminQuoteSchema },
	errors: ["QUOTE_NOT_FOUND", ...REFUSED],
});

export const withdrawQuote = operation("POST /api/admin/quotes/:id/withdraw", {
	access: { staff: "orders.change" },
	answer: { 200: adminQuoteSchema },
	errors: ["QUOTE_NOT_FOUND", "QUOTE_CLOSED"],
});
