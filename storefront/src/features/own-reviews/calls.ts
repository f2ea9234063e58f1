import {
	type NewReviewRequest,
	type ReceivedProducts,
	receivedProductsSchema,
} from "@confiserie/domain/contract/buyer-review";
import { api } from "@/lib/api";

/** GET /auth/reviews: the caller's received products and reviews. */
export const callReceived = (signal: AbortSignal): Promise<ReceivedProducts> =>
	api.get("/auth/reviews", receivedProductsSchema, { signal });

/** POST /auth/reviews: the same list after it. */
export const callGive = (review: NewReviewRequest): Promise<ReceivedProducts> =>
	api.post("/auth/reviews", review, receivedProductsSchema);
