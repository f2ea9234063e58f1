import {
	adminReviewPageSchema,
	adminReviewQuerySchema,
	adminReviewSchema,
	newReviewSchema,
	receivedProductsSchema,
	reviewAnswerSchema,
	reviewDecisionSchema,
} from "../buyer-review";
import { SAMPLE, shape } from "./shape";

const WRITTEN = {
	rating: 5,
	title: "Comme à la foire",
	text: "Les enfants en redemandent.",
	state: "OPEN" as const,
	submittedAt: SAMPLE.later,
	reason: null,
};
const BOUGHT = {
	productId: SAMPLE.productId,
	productName: "Barbe à papa fraise",
	orderNumber: SAMPLE.orderNumber,
	boughtAt: SAMPLE.at,
};
const REVIEW = {
	...BOUGHT,
	...WRITTEN,
	id: "rev_01KA2B3C4D5E6F7G8H9J0K1M2N",
	authorFirstName: "Camille",
	decidedAt: null,
	answer: null,
};

export const REVIEW_QUERIES = {
	AdminReviewQuery: shape(adminReviewQuerySchema, { state: "OPEN", page: "0" }),
};

export const REVIEW_BODIES = {
	NewReview: shape(newReviewSchema, {
		productId: SAMPLE.productId,
		rating: WRITTEN.rating,
		title: WRITTEN.title,
		text: WRITTEN.text,
	}),
	ReviewDecision: shape(reviewDecisionSchema, { decision: "PUBLISH" }),
	ReviewAnswer: shape(reviewAnswerSchema, { answer: "Merci, et à bientôt." }),
};

export const REVIEW_ANSWERS = {
	ReceivedProducts: shape(receivedProductsSchema, {
		items: [{ ...BOUGHT, productImageUrl: "/static/demo/bap-fra-40.webp", review: WRITTEN }],
	}),
	AdminReview: shape(adminReviewSchema, REVIEW),
	AdminReviewPage: shape(adminReviewPageSchema, { content: [REVIEW], last: true }),
};
