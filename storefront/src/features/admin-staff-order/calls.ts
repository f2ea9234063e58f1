import { quoteOrder } from "@confiserie/domain/contract/admin-orders";
import { type ChannelProduct, listChannelProducts } from "@confiserie/domain/contract/channels";
import { readCustomer, searchCustomers } from "@confiserie/domain/contract/customers";
import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import type { FoundCustomer } from "@confiserie/domain/contract/staff-order";
import type { DeliveryWish } from "@/features/cart";
import { ApiProblem, call } from "@/lib/api";
import type { StaffLine } from "./values";

/** GET /admin/customers: by name, e-mail or phone number. */
export async function callCustomers(query: string, signal: AbortSignal): Promise<FoundCustomer[]> {
	return (await call(searchCustomers, { query: { query }, signal })).content;
}

/** GET /admin/customers/:id: one of them, at the default address, else where the last order went. */
export async function callCustomer(id: string, signal: AbortSignal): Promise<FoundCustomer> {
	const { account, addresses, orders } = await call(readCustomer, { params: { id }, signal });
	const { email, firstName, lastName, phoneNumber: phone } = account;
	const last = addresses.find(({ isDefault }) => isDefault) ?? orders[0];
	const address = last && pick(last);
	return {
		id,
		email,
		firstName,
		lastName,
		phone,
		address: address && Object.values(address).every(Boolean) ? address : null,
	};
}

const pick = ({ street, postalCode, city, country }: NonNullable<FoundCustomer["address"]>) => ({
	street,
	postalCode,
	city,
	country,
});

interface ToQuote extends DeliveryWish {
	items: readonly { productId: string; quantity: number; agreedUnitPrice?: number | null }[];
	channelId: string | null;
	customerId: string | null;
}

/**
 * POST /admin/orders/quote: what these boxes cost with delivery, through a channel. An option that does not deliver there any more is
 * replaced by the cheapest one.
 */
export async function callQuote(order: ToQuote, signal: AbortSignal): Promise<ShippingQuoteResponse> {
	try {
		return await call(quoteOrder, { body: order, signal });
	} catch (cause) {
		if (!order.delivery || !(cause instanceof ApiProblem) || cause.code !== "NO_DELIVERY_OPTION") throw cause;
		const { delivery, ...elsewhere } = order;
		return callQuote(elsewhere, signal);
	}
}

/** The products of lines as a customer pays them, their company's prices included; one that is not found stays as it is. */
export async function repriced(
	lines: readonly StaffLine[],
	channelId: string,
	customerId: string | undefined,
): Promise<Map<string, ChannelProduct>> {
	const products = await Promise.all(
		lines.map(async ({ product }) => {
			const asked = { query: product.reference, page: 0, size: 100, customerId };
			const { content } = await call(listChannelProducts, { params: { id: channelId }, query: asked });
			return content.find(({ productId }) => productId === product.productId) ?? product;
		}),
	);
	return new Map(products.map((product) => [product.productId, product]));
}
