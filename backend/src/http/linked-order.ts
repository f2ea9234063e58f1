import type { MedusaRequest } from "@medusajs/framework/http";
import { currentEnv } from "../config/env";
import { ApiFailure, failureOf } from "../modules/failures";
import { ORDERING_MODULE, type OrderingService } from "../modules/order-service";
import { findOrder } from "../modules/orders";
import { readPaymentLink } from "../modules/payments";

/** The order that the payment link in the path opens. Throws PAYMENT_LINK_INVALID: forged, too old, order gone. */
export async function linkedOrder(req: MedusaRequest) {
	const ordering = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const number = readPaymentLink(req.params.token ?? "", currentEnv().COOKIE_SECRET, ordering.book.now());
	if (!number) throw new ApiFailure("PAYMENT_LINK_INVALID");
	try {
		const { id } = await findOrder(ordering.book.pool, number, null);
		return { ordering, id };
	} catch (error) {
		throw failureOf(error) ? new ApiFailure("PAYMENT_LINK_INVALID") : error;
	}
}
