import { type ShippingQuoteResponse, shippingQuoteSchema } from "@confiserie/domain/contract/payment";
import {
	type FoundCustomer,
	foundCustomersSchema,
	type StaffOrder,
	type StaffOrderResult,
	staffOrderResultSchema,
} from "@confiserie/domain/contract/staff-order";
import { api } from "@/lib/api";

/** GET /admin/customers: by name, e-mail or telephone number. */
export async function callCustomers(query: string, signal: AbortSignal): Promise<FoundCustomer[]> {
	return (await api.get("/admin/customers", foundCustomersSchema, { query: { query }, signal })).content;
}

/** POST /admin/orders/quote: what these boxes cost with delivery, through a channel. */
export function callQuote(
	order: {
		items: readonly { productId: string; quantity: number; agreedUnitPrice?: number | null }[];
		channelId: string | null;
	},
	signal: AbortSignal,
): Promise<ShippingQuoteResponse> {
	return api.post("/admin/orders/quote", order, shippingQuoteSchema, { signal });
}

/** POST /admin/orders. */
export function callEnter(order: StaffOrder): Promise<StaffOrderResult> {
	return api.post("/admin/orders", order, staffOrderResultSchema);
}
