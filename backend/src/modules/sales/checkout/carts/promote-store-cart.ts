import type { DeliveryRules } from "@confiserie/domain/delivery/quote";
import { isPending } from "@confiserie/domain/orders/order-status";
import type { Sql } from "../../../../lib/database/sql";
import { resolveBuyer, rulesUnder } from "../../../companies/companies";
import { failureOf } from "../../../foundations/failures";
import { readChannel } from "../../../terms/channels";
import type { CartItem, DeliveryRequest } from "../price-cart";
import { priceNow } from "../price-now";
import { type PromotedCart, promoteCart } from "../promote-cart";
import { orderOfCart } from "./cart-orders";

/** What a cart of the Store API consists of, as far as promotions ask. */
interface CartToPromote {
	id: string;
	salesChannelId: string | null;
	items: readonly CartItem[];
	requested: DeliveryRequest;
}

interface PromotedFor {
	/** As typed; null for none. */
	code: string | null;
	/** The signed-in customer; undefined for a guest, whatever e-mail was typed. */
	customerId: string | undefined;
	rules: DeliveryRules;
	now: Date;
}

/** What the order of a cart of the Store API would have of promotions; undefined for the cart of another channel, which has none. */
export async function promoteStoreCart(
	sql: Sql,
	cart: CartToPromote,
	{ code, customerId, rules: shopRules, now }: PromotedFor,
): Promise<PromotedCart | undefined> {
	const [channel, order, buyer] = await Promise.all([
		readChannel(sql, cart.salesChannelId ?? undefined),
		orderOfCart(sql, cart.id),
		resolveBuyer(sql, { customerId }),
	]);
	if (!channel?.isOwn || cart.items.length === 0) return undefined;
	const rules = rulesUnder(buyer.terms, shopRules);
	const orderId = order && isPending(order.status) ? order.id : undefined;
	const promoted = async (requested: DeliveryRequest) => {
		const listed = await priceNow(sql, { items: cart.items, channel, rules, buyer, requested });
		return promoteCart(sql, listed, { buyer, orderId, code, rules, requested, now });
	};
	try {
		return await promoted(cart.requested);
	} catch (error) {
		// Where nothing delivers to its address, placing the order says so: the prices of the articles do not depend on it.
		if (failureOf(error)?.code !== "NO_DELIVERY_OPTION") throw error;
		return promoted({});
	}
}
