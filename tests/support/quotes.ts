import { randomUUID } from "node:crypto";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { AdminQuote, Quote } from "@confiserie/domain/contract/quotes";
import { api, type TestCustomer } from "./api";
import { type CartLine, intentRequest } from "./ordering";

/** What the form of a quote sends for a customer and a cart; `agreed` cents a box instead of the catalogue's, by position. */
export function quoteBody(
	customer: TestCustomer,
	cart: readonly CartLine[],
	overrides: object = {},
	agreed: readonly (number | undefined)[] = [],
) {
	const { items, firstName, lastName, phone, address } = intentRequest(cart).orderData;
	return {
		requestId: randomUUID(),
		customerId: customer.user.id,
		payment: "LINK",
		orderData: {
			...{ firstName, lastName, phone, address, email: customer.email },
			items: items.map(({ totalPrice: _, ...item }, index) => ({ ...item, agreedUnitPrice: agreed[index] })),
		},
		...overrides,
	};
}

type Answer<Body> = Body & ApiError;

export const sendQuote = (token: string, body: object) =>
	api<Answer<AdminQuote>>("/admin/quotes", { method: "POST", token, body });

/** The customer accepts, as the page of the quote does. */
export const acceptByKey = (key: string) =>
	api<Answer<Quote>>(`/quotes/${key}/accept`, { body: { termsAccepted: true } });
export const acceptAsStaff = (token: string, id: string) =>
	api<Answer<AdminQuote>>(`/admin/quotes/${id}/accept`, { method: "POST", token });
export const withdraw = (token: string, id: string) =>
	api<Answer<AdminQuote>>(`/admin/quotes/${id}/withdraw`, { method: "POST", token });
export const readByKey = (key: string) => api<Answer<Quote>>(`/quotes/${key}`);
