import type { MedusaRequest } from "@medusajs/framework/http";
import { currentEnv } from "../config/env";
import { ApiFailure, failureOf } from "../modules/failures";
import { ORDERING_MODULE, type OrderingService } from "../modules/order-service";
import { findOrder } from "../modules/orders";
import { readPaymentLink } from "../modules/payments";
import { openByLink } from "./tries";

/** The order that the payment link in the path opens. Throws PAYMENT_LINK_INVALID (forged, too old, order gone), RATE_LIMITED. */
export function linkedOrder(req: MedusaRequest) {
	return openByLink(req, () => orderOf(req));
}

async function orderOf(req: MedusaRequest) {
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
