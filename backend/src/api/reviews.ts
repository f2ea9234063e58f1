import * as reviews from "@confiserie/domain/contract/reviews";
import { accountOf } from "../http/caller";
import { countAttempt, reviewLimits } from "../http/limits";
import { serve } from "../http/operations/serve";
import { answerReview, decideReview, giveReview, listReviews, receivedProducts } from "../modules/customers/reviews";

/** Reviews that customers write of what they received, and their publication. */
export default serve(reviews, {
	listOwnReviews: async ({ sql, caller }) => ({ items: await receivedProducts(sql, caller.customerId) }),
	giveReview: async ({ sql, scope, req, body, now }) => {
		const { id, firstName } = accountOf(req);
		await countAttempt(scope, reviewLimits(id));
		await giveReview(sql, body, { customerId: id, firstName }, now);
		return { items: await receivedProducts(sql, id) };
	},
	listBuyerReviews: ({ sql, query }) => listReviews(sql, query),
	decideReview: ({ sql, params, body, caller, now }) => decideReview(sql, params.id, body, caller, now),
	answerReview: ({ sql, params, body, caller, now }) => answerReview(sql, params.id, body.answer, caller, now),
});
