import { type MedusaRequest, type MedusaResponse, prepareRetrieveQuery } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { defaultStoreCartFields } from "@medusajs/medusa/api/store/carts/query-config";
import { checkBuyer } from "../../../../../http/store/buyer";
import { MANUAL_PROVIDER, storeProvider } from "../../../../../http/store/provider";
import { shopTime } from "../../../../../lib/database/clock";
import { ApiFailure } from "../../../../../modules/foundations/failures";
import { completeCart, payDemonstration } from "../../../../../workflows/store/complete-cart";
import { readCart } from "../../../../../workflows/store/read-cart";

/**
 * POST /store/carts/:id/complete, in Medusa's place: `{ type: "order", order }` once the provider says that the cart's
 * payment has come, `{ type: "cart", cart, error }` while it has not or when the money goes back.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { scope } = req;
	const cart = await readCart(scope, req.params.id ?? "");
	if (!cart) throw new ApiFailure("NOT_FOUND");
	await checkBuyer(req, cart.id);
	if (storeProvider() === MANUAL_PROVIDER && !cart.isCompleted) await payDemonstration(scope, cart, shopTime());
	const completion = await completeCart(scope, cart);
	if (completion.type === "pending") throw new ApiFailure("PAYMENT_IN_PROGRESS");
	const query = scope.resolve(ContainerRegistrationKeys.QUERY);
	if (completion.type === "order") {
		const { fields } = req.queryConfig;
		const { data } = await query.graph({ entity: "order", fields, filters: { id: completion.medusaOrderId } });
		res.json({ type: "order", order: data[0] });
		return;
	}
	const { remoteQueryConfig } = await prepareRetrieveQuery({}, { defaults: defaultStoreCartFields }, req);
	const { data } = await query.graph({ entity: "cart", fields: remoteQueryConfig.fields, filters: { id: cart.id } });
	const { message, reason } = completion;
	res.json({ type: "cart", cart: data[0], error: { message, name: "Error", type: reason } });
}
