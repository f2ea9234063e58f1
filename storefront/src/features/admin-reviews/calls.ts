import {
	type AdminReview,
	type AdminReviewPage,
	adminReviewPageSchema,
	adminReviewSchema,
	type ReviewDecision,
	type ReviewState,
} from "@confiserie/domain/contract/buyer-review";
import { api } from "@/lib/api";

/** Query key of the lists. */
export const REVIEWS_KEY = ["admin", "reviews"];

/** GET /admin/reviews: those that wait, oldest first, or those published or refused. */
export const callReviews = (
	query: { state: ReviewState; page: number },
	signal: AbortSignal,
): Promise<AdminReviewPage> => api.get("/admin/reviews", adminReviewPageSchema, { query, signal });

/** POST /admin/reviews/{id}/decision. */
export const callDecide = (id: string, decision: ReviewDecision): Promise<AdminReview> =>
	api.post(`/admin/reviews/${encodeURIComponent(id)}/decision`, decision, adminReviewSchema);

/** PUT /admin/reviews/{id}/answer; empty takes it back. */
export const callAnswer = (id: string, answer: string): Promise<AdminReview> =>
	api.put(`/admin/reviews/${encodeURIComponent(id)}/answer`, { answer }, adminReviewSchema);
