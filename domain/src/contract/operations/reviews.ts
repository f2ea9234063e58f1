import type { Operations } from "./operation";

const REVIEW = { id: { description: "Identifiant de l'avis", example: "rev_01KA2B3C4D5E6F7G8H9J0K1M2N" } };

/** What buyers say of what they received. Source: code de la consommation, art. L111-7-2. */
export const REVIEWS = {
	"GET /api/auth/reviews": {
		id: "listOwnReviews",
		access: "customer",
		summary: "Lister les produits reçus, et l'avis donné sur chacun",
		answers: { 200: "ReceivedProducts" },
	},
	"POST /api/auth/reviews": {
		id: "giveReview",
		access: "customer",
		summary: "Donner son avis sur un produit reçu",
		description: "Un avis par produit. Il paraît quand une personne l'a relu ; refusé, il peut être écrit à nouveau.",
		body: "NewReview",
		answers: { 201: "ReceivedProducts" },
		errors: ["REVIEW_NOT_BOUGHT", "REVIEW_GIVEN", "RATE_LIMITED"],
	},
} as const satisfies Operations;

/** What is published of it. */
export const ADMIN_REVIEWS = {
	"GET /api/admin/reviews": {
		id: "listBuyerReviews",
		access: "admin",
		permission: "orders.read",
		summary: "Lister les avis à relire, publiés ou refusés",
		query: "AdminReviewQuery",
		answers: { 200: "AdminReviewPage" },
	},
	"POST /api/admin/reviews/:id/decision": {
		id: "decideReview",
		access: "admin",
		permission: "reviews.change",
		summary: "Publier un avis, ou le refuser avec un motif que son auteur reçoit",
		params: REVIEW,
		body: "ReviewDecision",
		answers: { 200: "AdminReview" },
		errors: ["REVIEW_NOT_FOUND", "REVIEW_DECIDED"],
	},
	"PUT /api/admin/reviews/:id/answer": {
		id: "answerReview",
		access: "admin",
		permission: "reviews.change",
		summary: "Répondre publiquement à un avis publié",
		params: REVIEW,
		body: "ReviewAnswer",
		answers: { 200: "AdminReview" },
		errors: ["REVIEW_NOT_FOUND"],
	},
} as const satisfies Operations;
