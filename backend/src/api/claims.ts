import type { ClaimMessage, NewClaim } from "@confiserie/domain/contract/claims";
import * as contract from "@confiserie/domain/contract/claims";
import type { Caller } from "../http/caller";
import { claimLimits, countAttempt } from "../http/limits";
import type { Asked } from "../http/operations/asked";
import { serve } from "../http/operations/serve";
import { followedOrder } from "../http/tries";
import { findOrder } from "../modules/sales/orders";
import { answerClaim, decideClaim, listAllClaims, listClaims, makeClaim, sayInClaim } from "../modules/sales/refunds";

/** A request with a body, which is read once its order is found: an order of another customer is unknown, whatever the body. */
interface Said<Body> extends Pick<Asked, "scope" | "ordering" | "address"> {
	readonly body: Body;
}
type Found = { id: string };

async function make(asked: Said<NewClaim>, { id }: Found) {
	const claim = asked.body;
	await countAttempt(asked.scope, claimLimits(id, asked.address));
	return makeClaim(asked.ordering.context, id, claim);
}

async function say(asked: Said<ClaimMessage> & { params: { number: string } }, { id: orderId }: Found) {
	const message = asked.body;
	await countAttempt(asked.scope, claimLimits(orderId, asked.address));
	return sayInClaim(asked.ordering.context, { orderId, number: asked.params.number }, message);
}

const own = ({ ordering, params, caller }: Pick<Asked, "ordering"> & { params: Found; caller: Caller }) =>
	findOrder(ordering.context.pool, params.id, caller.customerId);
const followed = ({ ordering, req }: Pick<Asked, "ordering" | "req">) => followedOrder(req, ordering.context.pool);

export default serve(contract, {
	listClaims: async (asked) => listClaims(asked.ordering.context.pool, await own(asked)),
	makeClaim: async (asked) => make(asked, await own(asked)),
	sayInClaim: async (asked) => say(asked, await own(asked)),
	listFollowedClaims: async (asked) => listClaims(asked.ordering.context.pool, await followed(asked)),
	makeFollowedClaim: async (asked) => make(asked, await followed(asked)),
	sayInFollowedClaim: async (asked) => say(asked, await followed(asked)),
	listAllClaims: ({ ordering: { context }, query }) => listAllClaims(context.pool, query),
	answerClaim: ({ ordering: { context }, caller, params, body }) => answerClaim(context, params.id, body, caller),
	decideClaim: ({ ordering: { context }, caller, params, body }) => decideClaim(context, params.id, body, caller),
});
