import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { knownCustomerOf } from "../../../../../http/caller";
import { clientAddress } from "../../../../../http/client-address";
import { countAttempt, guestOrderLimits } from "../../../../../http/limits";
import { noteOrder } from "../../../../../http/request-watch";
import { checkBuyer } from "../../../../../http/store/buyer";
import { storeProvider } from "../../../../../http/store/provider";
import { sessionRequest } from "../../../../../http/store/session-request";
import { ApiFailure } from "../../../../../modules/foundations/failures";
import { ensureSession } from "../../../../../workflows/store/ensure-session";
import { placeCartOrder } from "../../../../../workflows/store/place-cart-order";
import { cartOfCollection, readCart } from "../../../../../workflows/store/read-cart";

/**
 * POST /store/payment-collections/:id/payment-sessions, in Medusa's place: places the cart's order in the order
 * service, its stock held, and returns its payment as Medusa's session, whose data carries `id` and `client_secret` of
 * the intent. An order of an account is opened by that account alone.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { scope } = req;
	const collectionId = req.params.id ?? "";
	const { providerId, card } = sessionRequest(req.body);
	if (providerId !== storeProvider()) throw unknownProvider();
	const cartId = await cartOfCollection(scope, collectionId);
	const cart = cartId && (await readCart(scope, cartId));
	if (!cart) throw new ApiFailure("NOT_FOUND");
	if (cart.isCompleted) throw new ApiFailure("CHECKOUT_CLOSED");
	const hasOrder = await checkBuyer(req, cart.id);
	const account = knownCustomerOf(req);
	if (!account && !hasOrder) await countAttempt(scope, guestOrderLimits(clientAddress(req)));
	const payment = await placeCartOrder(scope, cart, account);
	noteOrder(req, payment.orderNumber);
	await ensureSession(scope, { cart, collectionId, providerId, payment, card });
	const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
		entity: "payment_collection",
		fields: req.queryConfig.fields,
		filters: { id: collectionId },
	});
	res.json({ payment_collection: data[0] });
}

function unknownProvider(): ApiFailure {
	const message = `Le moyen de paiement de cette boutique est ${storeProvider()}.`;
	return new ApiFailure("VALIDATION", {
		field: "provider_id",
		message,
		errors: [{ field: "provider_id", message }],
	});
}
