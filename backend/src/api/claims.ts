import * as contract from "@confiserie/domain/contract/claims";
import type { MedusaRequest } from "@medusajs/framework/http";
import { callerOf } from "../http/caller";
import { claimLimits, countAttempt } from "../http/limits";
import { serve } from "../http/operations/serve";
import { followedOrder } from "../http/tries";
import { ORDERING_MODULE, type OrderingService } from "../modules/order-service";
import { findOrder } from "../modules/orders";
import { answerClaim, decideClaim, listAllClaims, listClaims, makeClaim, sayInClaim } from "../modules/refunds";

async function ownOrder(req: MedusaRequest) {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	return { book, order: await findOrder(book.pool, req.params.id ?? "", callerOf(req).customerId) };
}

export default serve(contract, {
	listClaims: async ({ req }) => {
		const { book, order } = await ownOrder(req);
		return listClaims(book.pool, order);
	},
	makeClaim: async (asked) => {
		const { scope, address, req } = asked;
		// Whose order it is comes before what is said of it.
		const { book, order } = await ownOrder(req);
		const claim = asked.body;
		await countAttempt(scope, claimLimits(order.id, address));
		return makeClaim(book, order.id, claim);
	},
	sayInClaim: async (asked) => {
		const { scope, ordering, caller, params, address } = asked;
		const { book } = ordering;
		const { id: orderId } = await findOrder(book.pool, params.id, caller.customerId);
		const message = asked.body;
		await countAttempt(scope, claimLimits(orderId, address));
		return sayInClaim(book, { orderId, number: params.number }, message);
	},
	listFollowedClaims: async ({ ordering: { book }, req }) => listClaims(book.pool, await followedOrder(req, book.pool)),
	makeFollowedClaim: async (asked) => {
		const { scope, ordering, address, req } = asked;
		const { book } = ordering;
		const order = await followedOrder(req, book.pool);
		const claim = asked.body;
		await countAttempt(scope, claimLimits(order.id, address));
		return makeClaim(book, order.id, claim);
	},
	sayInFollowedClaim: async (asked) => {
		const { scope, ordering, params, address, req } = asked;
		const { book } = ordering;
		const { id: orderId } = await followedOrder(req, book.pool);
		const message = asked.body;
		await countAttempt(scope, claimLimits(orderId, address));
		return sayInClaim(book, { orderId, number: params.number }, message);
	},
	listAllClaims: ({ ordering: { book }, query }) => listAllClaims(book.pool, query),
	answerClaim: ({ ordering: { book }, caller: { customerId, email }, params, body: message }) =>
		answerClaim(book, params.id, message, { customerId, email }),
	decideClaim: ({ ordering: { book }, caller: { customerId, email }, params, body: decision }) =>
		decideClaim(book, params.id, decision, { customerId, email }),
});
