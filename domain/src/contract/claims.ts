import { z } from "zod";
import { CLAIM_KINDS, CLAIM_LIMITS, CLAIM_REMEDIES, CLAIM_STATES } from "../claim/claim-codes";
import { CHOSEN_LINES } from "./line-refund";
import { operation } from "./operation";
import { boxCount, MAXIMUM_LINES, piecesPerBox } from "./payment";
import { whole } from "./query-values";
import { OF_MONEY } from "./refusals";

const TEXT = "Expliquez en quelques mots, 10 caractères au moins.";
const WORDS = "Écrivez quelques mots\u00a0: la personne les lira.";
const TOO_LONG = "4 000 caractères au plus.";
const requestId = z.uuid("Un UUID est attendu.");
const words = z.string(WORDS).trim().min(CLAIM_LIMITS.wordsLeast, WORDS).max(CLAIM_LIMITS.text, TOO_LONG);

/** Body of POST /orders/{id}/claims: what is wrong, with which boxes, and what is asked for. `requestId` makes a repetition harmless. */
export const newClaimSchema = z.object({
	requestId,
	kind: z.enum(CLAIM_KINDS, "Dites ce qui ne va pas."),
	remedy: z.enum(CLAIM_REMEDIES, "Dites ce que vous souhaitez."),
	/** Needed for what is about goods. */
	lines: z
		.array(z.object({ lineId: z.string().max(100), boxes: boxCount }))
		.max(MAXIMUM_LINES, "200 lignes au plus.")
		.default([]),
	text: z.string(TEXT).trim().min(CLAIM_LIMITS.textLeast, TEXT).max(CLAIM_LIMITS.text, TOO_LONG),
});
export type NewClaimRequest = z.input<typeof newClaimSchema>;
export type NewClaim = z.output<typeof newClaimSchema>;

/** Body of a message in a claim, by its buyer or by the shop. */
export const claimMessageSchema = z.object({ requestId, text: words });
export type ClaimMessage = z.output<typeof claimMessageSchema>;

/** A claim as its buyer reads it; times in ISO 8601. */
export const claimSchema = z.object({
	/** "REC-7K3M-9QX2" */
	number: z.string(),
	kind: z.enum(CLAIM_KINDS),
	remedy: z.enum(CLAIM_REMEDIES),
	state: z.enum(CLAIM_STATES),
	submittedAt: z.string(),
	lines: z.array(z.object({ productName: z.string(), boxes: z.number().int(), piecesPerBox })),
	/** Oldest first; the first one is the claim itself. */
	messages: z.array(z.object({ from: z.enum(["CUSTOMER", "SHOP"]), at: z.string(), text: z.string() })),
	/** How it ended; null until then. */
	ending: z
		.object({
			at: z.string(),
			/** What is sent, what was done, or why not; empty where a refund says it all. */
			words: z.string(),
			/** What was given back, or is less to pay, in cents; null where it ended otherwise. */
			refundCents: z.number().int().nullable(),
		})
		.nullable(),
});
export type Claim = z.infer<typeof claimSchema>;

/** Response of GET /orders/{id}/claims: those of one order, the latest first, and whether one can be made. */
export const claimListSchema = z.object({ isOpen: z.boolean(), items: z.array(claimSchema) });
export type ClaimList = z.infer<typeof claimListSchema>;

/** A claim as the admin reads it; amounts in cents. */
export const adminClaimSchema = claimSchema.extend({
	id: z.string(),
	orderId: z.string(),
	orderNumber: z.string(),
	name: z.string(),
	email: z.string(),
	deliveredAt: z.string().nullable(),
	/** The order is a company's: guarantees and mediator are a consumer's. */
	isBusiness: z.boolean(),
	/** With what a box cost, and how many of these boxes can go back into stock. */
	lines: z.array(
		z.object({
			lineId: z.string(),
			productName: z.string(),
			boxes: z.number().int(),
			piecesPerBox,
			unitPriceCents: z.number().int(),
			restockable: z.number().int(),
		}),
	),
	/** What the claimed boxes cost. */
	claimedCents: z.number().int(),
	/** What can still be given back of the order's money, and what is still to be paid, which a refund by line lowers first. */
	refundableCents: z.number().int(),
	balanceCents: z.number().int(),
});
export type AdminClaim = z.infer<typeof adminClaimSchema>;

/** The lists of the admin: what waits for the shop, for the buyer, and what is over. */
export const CLAIM_LISTS = ["OPEN", "ANSWERED", "ENDED"] as const;
export type ClaimListName = (typeof CLAIM_LISTS)[number];

/** Query of GET /admin/claims: `query` is a part of a claim's or order's number, of a name or an e-mail. */
export const claimQuerySchema = z.object({
	list: z.enum(CLAIM_LISTS, "Valeurs possibles\u00a0: OPEN, ANSWERED ou ENDED.").optional(),
	query: z.string().trim().max(200, "Deux cents caractères au plus.").default(""),
	page: whole(0, 100_000).default(0),
});
export type ClaimQuery = z.output<typeof claimQuerySchema>;

/** `waiting` counts all that wait for the shop. */
export const claimPageSchema = z.object({
	content: z.array(adminClaimSchema),
	last: z.boolean(),
	waiting: z.number().int(),
});
export type ClaimPage = z.infer<typeof claimPageSchema>;

const AMOUNT = "Saisissez un montant d'au moins 0,01 €.";

/**
 * Body of POST /admin/claims/{id}/decision: the end, with the message to the buyer. `amount` in cents: of the chosen lines it is what
 * the administrator saw, and another outcome is refused; without lines it is given back as it is, and no box of the order moves.
 */
export const claimDecisionSchema = z.discriminatedUnion("decision", [
	z.object({
		decision: z.literal("REFUND"),
		amount: z.number(AMOUNT).int(AMOUNT).min(1, AMOUNT).max(1_000_000_000),
		lines: CHOSEN_LINES,
		words: z.string().trim().max(CLAIM_LIMITS.text, TOO_LONG).default(""),
	}),
	z.object({ decision: z.literal("REPLACE"), words }),
	z.object({ decision: z.literal("SETTLE"), words }),
	z.object({ decision: z.literal("REFUSE"), words }),
]);
export type ClaimDecision = z.output<typeof claimDecisionSchema>;

const MAKING = ["ORDER_NOT_FOUND", "CLAIM_CLOSED", "IDEMPOTENCY_CONFLICT", "RATE_LIMITED"] as const;

const SAYING = ["ORDER_NOT_FOUND", "CLAIM_NOT_FOUND", "CLAIM_DECIDED", "IDEMPOTENCY_CONFLICT", "RATE_LIMITED"] as const;

export const listClaims = operation("GET /api/orders/:id/claims", {
	access: "customer",
	answer: { 200: claimListSchema },
	errors: ["ORDER_NOT_FOUND"],
});

export const makeClaim = operation("POST /api/orders/:id/claims", {
	access: "customer",
	body: newClaimSchema,
	answer: { 201: claimSchema },
	errors: MAKING,
});

export const sayInClaim = operation("POST /api/orders/:id/claims/:number/messages", {
	access: "customer",
	body: claimMessageSchema,
	answer: { 201: claimSchema },
	errors: SAYING,
});

export const listFollowedClaims = operation("GET /api/followed-orders/:key/claims", {
	access: "public",
	answer: { 200: claimListSchema },
	errors: ["ORDER_NOT_FOUND"],
	tries: ["link"],
});

export const makeFollowedClaim = operation("POST /api/followed-orders/:key/claims", {
	access: "public",
	body: newClaimSchema,
	answer: { 201: claimSchema },
	errors: MAKING,
	tries: ["link"],
});

export const sayInFollowedClaim = operation("POST /api/followed-orders/:key/claims/:number/messages", {
	access: "public",
	body: claimMessageSchema,
	answer: { 201: claimSchema },
	errors: SAYING,
	tries: ["link"],
});

export const listAllClaims = operation("GET /api/admin/claims", {
	access: { staff: "orders.read" },
	query: claimQuerySchema,
	answer: { 200: claimPageSchema },
});

export const answerClaim = operation("POST /api/admin/claims/:id/messages", {
	access: { staff: "money.change" },
	body: claimMessageSchema,
	answer: { 201: adminClaimSchema },
	errors: ["CLAIM_NOT_FOUND", "CLAIM_DECIDED", "IDEMPOTENCY_CONFLICT"],
});

export const decideClaim = operation("POST /api/admin/claims/:id/decision", {
	access: { staff: "money.change" },
	body: claimDecisionSchema,
	answer: { 200: adminClaimSchema },
	errors: ["CLAIM_NOT_FOUND", "CLAIM_DECIDED", "REFUND_CHANGED", "REFUND_EXCEEDED", ...OF_MONEY],
});
