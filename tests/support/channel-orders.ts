import { randomUUID } from "node:crypto";
import type { ChannelOrder, ChannelOrderInput } from "@confiserie/domain/contract/channel-order";
import type { ApiError } from "@confiserie/domain/contract/error";
import { type ApiResponse, api } from "./api";

/** Request of a till for a paid sale: `boxes` boxes of a product, under a new reference. */
export function saleOf(productId: string, boxes = 1, overrides: Partial<ChannelOrderInput> = {}): ChannelOrderInput {
	return {
		externalRef: `T-${randomUUID()}`,
		customer: { email: "camille.martin@exemple.fr", firstName: "Camille", lastName: "Martin", phone: "+33612345678" },
		address: { street: "12 rue des Confiseurs", city: "Montélimar", postalCode: "26200", country: "France" },
		items: [{ productId, boxes }],
		payment: { kind: "external", reference: "PAY-77120" },
		...overrides,
	};
}

/** Sends a channel's order and returns any response. */
export const sendOrder = (token: string, body: unknown): Promise<ApiResponse<ChannelOrder & ApiError>> =>
	api<ChannelOrder & ApiError>("/channel/orders", { token, body });

/** Places a channel's order; throws when the shop refuses it. */
export async function placeOrder(token: string, request: ChannelOrderInput): Promise<ChannelOrder> {
	const { status, body } = await sendOrder(token, request);
	if (status !== 201) throw new Error(`A channel's order returned ${status}: ${JSON.stringify(body)}`);
	return body;
}
