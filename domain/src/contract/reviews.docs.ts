import { documented } from "./documented";
import * as reviews from "./reviews";
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

/** Buyers' reviews of what they received, and what is published of them. Source: code de la consommation, art. L111-7-2. */
export const REVIEWS = documented(reviews, {
	bodies: {
		NewReview: shape(reviews.newReviewSchema, {
			productId: SAMPLE.productId,
			rating: WRITTEN.rating,
			title: WRITTEN.title,
			text: WRITTEN.text,
		}),
		ReviewDecision: shape(reviews.reviewDecisionSchema, { decision: "PUBLISH" }),
		ReviewAnswer: shape(reviews.reviewAnswerSchema, { answer: "Merci, et à bientôt." }),
	},
	answers: {
		ReceivedProducts: shape(reviews.receivedProductsSchema, {
			items: [{ ...BOUGHT, productImageUrl: "/static/demo/bap-fra-40.webp", review: WRITTEN }],
		}),
		AdminReview: shape(reviews.adminReviewSchema, REVIEW),
		AdminReviewPage: shape(reviews.adminReviewPageSchema, { content: [REVIEW], last: true }),
	},
	groups: {
		Avis: {
			listOwnReviews: { summary: "Lister les produits reçus, et l'avis donné sur chacun" },
			giveReview: {
				summary: "Donner son avis sur un produit reçu",
				description:
					"Un avis par produit. Il paraît quand une personne l'a relu ; refusé, il peut être écrit à nouveau.",
			},
		},
		"Administration : avis": {
			listBuyerReviews: {
				summary: "Lister les avis à relire, publiés ou refusés",
				query: { state: "OPEN", page: "0" },
			},
			decideReview: { summary: "Publier un avis, ou le refuser avec un motif que son auteur reçoit" },
			answerReview: { summary: "Répondre publiquement à un avis publié" },
		},
	},
});
