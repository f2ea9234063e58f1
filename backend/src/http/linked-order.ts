import { currentEnv } from "../config/env";
import { ApiFailure, failureOf } from "../modules/foundations/failures";
import type { OrderingService } from "../modules/medusa/order-service";
import { findOrder } from "../modules/sales/orders";
import { readPaymentLink } from "../modules/sales/payments";
import type { Asked } from "./operations/asked";
import { openByLink } from "./tries";

interface Linked extends Pick<Asked, "ordering" | "req"> {
	readonly params: { readonly token: string };
}

/** The id of the order that the payment link in the path opens. Throws PAYMENT_LINK_INVALID (forged, too old, order gone), RATE_LIMITED. */
export function linkedOrder({ ordering, params, req }: Linked): Promise<string> {
	return openByLink(req, () => orderOf(ordering, params.token));
}

async function orderOf({ context }: OrderingService, token: string): Promise<string> {
	const number = readPaymentLink(token, currentEnv().COOKIE_SECRET, context.now());
	if (!number) throw new ApiFailure("PAYMENT_LINK_INVALID");
	try {
		const { id } = await findOrder(context.pool, number, null);
		return id;
	} catch (error) {
		throw failureOf(error) ? new ApiFailure("PAYMENT_LINK_INVALID") : error;
	}
}
