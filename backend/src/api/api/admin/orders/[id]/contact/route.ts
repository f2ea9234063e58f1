import { contactCorrectionSchema } from "@confiserie/domain/contract/order-correction";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { paymentPathAt } from "../../../../../../http/quote-links";
import { withStoredPhone } from "../../../../../../modules/accounts";
import { deliveryRules } from "../../../../../../modules/delivery";
import { correctContact } from "../../../../../../modules/order-changes";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";

/** PATCH /api/admin/orders/{id or number}/contact -> the order as it is now. */
export async function PATCH(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const request = withStoredPhone(parseBody(contactCorrectionSchema, req));
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const corrected = await correctContact(book, {
		idOrNumber: req.params.id ?? "",
		request,
		actor: callerOf(req),
		rules: await deliveryRules(req.scope),
		paymentPath: paymentPathAt(book),
	});
	res.json(corrected);
}
