import { z } from "zod";
import { oneLine } from "../text";
import { operation } from "./operation";
import { whole } from "./query-values";
import { MARKS } from "./review";

const MARK = "Donnez une note de 1 à 5.";
const TEXT = "Écrivez au moins 10 caractères.";
const REASON = "Dites pourquoi, en quelques mots\u00a0: la personne le lira.";

/** Characters of each text at most, and of a review's at least. */
export const REVIEW_LIMITS = { title: 80, text: 2000, textLeast: 10, reason: 1000, answer: 2000 } as const;

/** Body of POST /auth/reviews: what a buyer thinks of a product that they received. */
export const newReviewSchema = z.object({
	productId: z.string("Dites de quel produit il s'agit.").min(1, "Dites de quel produit il s'agit.").max(100),
	rating: z.number(MARK).int(MARK).min(MARKS.minimum, MARK).max(MARKS.maximum, MARK),
	/** Empty for none. */
	title: z.string().overwrite(oneLine).max(REVIEW_LIMITS.title, "80 caractères au plus.").default(""),
	text: z.string(TEXT).trim().min(REVIEW_LIMITS.textLeast, TEXT).max(REVIEW_LIMITS.text, "2 000 caractères au plus."),
});
export type NewReview = z.output<typeof newReviewSchema>;

/** A review waits for a person, and is then published or refused with a reason. */
export const REVIEW_STATES = ["OPEN", "PUBLISHED", "REFUSED"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

const written = {
	rating: z.number().int().min(MARKS.minimum).max(MARKS.maximum),
	title: z.string().nullable(),
	text: z.string(),
	state: z.enum(REVIEW_STATES),
	submittedAt: z.string().describe("ISO 8601"),
	/** Why it was refused; null otherwise. */
	reason: z.string().nullable(),
};

/** A product that the caller has received, with its latest order and their review. */
export const receivedProductSchema = z.object({
	productId: z.string(),
	productName: z.string(),
	productImageUrl: z.string(),
	orderNumber: z.string(),
	boughtAt: z.string().describe("ISO 8601"),
	review: z.object(written).nullable(),
});
export type ReceivedProduct = z.infer<typeof receivedProductSchema>;

/** Response of GET and POST /auth/reviews: the products bought last, 200 at most. */
export const receivedProductsSchema = z.object({ items: z.array(receivedProductSchema) });
export type ReceivedProducts = z.infer<typeof receivedProductsSchema>;

/** A buyer's review as the admin reads it. */
export const adminReviewSchema = z.object({
	id: z.string(),
	productId: z.string(),
	productName: z.string(),
	orderNumber: z.string(),
	boughtAt: z.string().describe("ISO 8601"),
	authorFirstName: z.string(),
	...written,
	decidedAt: z.string().nullable(),
	/** The shop's public answer; null for none. */
	answer: z.string().nullable(),
});
export type AdminReview = z.infer<typeof adminReviewSchema>;

/** Query of GET /admin/reviews: those that wait, oldest first; or those of another state, the latest decided first. */
export const adminReviewQuerySchema = z.object({
	state: z.enum(REVIEW_STATES, "Valeurs possibles\u00a0: OPEN, PUBLISHED ou REFUSED.").default("OPEN"),
	page: whole(0, 100_000).default(0),
});
export const adminReviewPageSchema = z.object({ content: z.array(adminReviewSchema), last: z.boolean() });
export type AdminReviewPage = z.infer<typeof adminReviewPageSchema>;

/** Body of POST /admin/reviews/{id}/decision. A published review can still be refused: it is taken off its page. */
export const reviewDecisionSchema = z.discriminatedUnion("decision", [
	z.object({ decision: z.literal("PUBLISH") }),
	z.object({
		decision: z.literal("REFUSE"),
		reason: z.string(REASON).trim().min(3, REASON).max(REVIEW_LIMITS.reason, "1 000 caractères au plus."),
	}),
]);
export type ReviewDecision = z.infer<typeof reviewDecisionSchema>;

/** Body of PUT /admin/reviews/{id}/answer; empty takes the answer back. */
export const reviewAnswerSchema = z.object({
	answer: z.string("Écrivez une réponse.").trim().max(REVIEW_LIMITS.answer, "2 000 caractères au plus."),
});

export const listOwnReviews = operation("GET /api/auth/reviews", {
	access: "customer",
	answer: { 200: receivedProductsSchema },
});

export const giveReview = operation("POST /api/auth/reviews", {
	access: "customer",
	body: newReviewSchema,
	answer: { 201: receivedProductsSchema },
	errors: ["REVIEW_NOT_BOUGHT", "REVIEW_GIVEN", "RATE_LIMITED"],
});

export const listBuyerReviews = operation("GET /api/admin/reviews", {
	access: { staff: "orders.read" },
	query: adminReviewQuerySchema,
	answer: { 200: adminReviewPageSchema },
});

export const decideReview = operation("POST /api/admin/reviews/:id/decision", {
	access: { staff: "reviews.change" },
	body: reviewDecisionSchema,
	answer: { 200: adminReviewSchema },
	errors: ["REVIEW_NOT_FOUND", "REVIEW_DECIDED"],
});

export const answerReview = operation("PUT /api/admin/reviews/:id/answer", {
	access: { staff: "reviews.change" },
	body: reviewAnswerSchema,
	answer: { 200: adminReviewSchema },
	errors: ["REVIEW_NOT_FOUND"],
});
