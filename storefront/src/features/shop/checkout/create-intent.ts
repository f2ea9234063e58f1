import type { CartLine } from "@confiserie/domain/cart/cart";
import type { User } from "@confiserie/domain/contract/auth";
import { type ApprovalRequested, requestApproval } from "@confiserie/domain/contract/company-orders";
import type { PaymentIntentRequest, PaymentIntentResponse } from "@confiserie/domain/contract/payment";
import { createIntent as openIntent } from "@confiserie/domain/contract/payments";
import { requestShippingQuote } from "@/features/shop/cart";
import { call } from "@/lib/api";
import { randomUuid } from "@/lib/uuid";
import { deliveryRequest } from "./delivery-request";
import type { CheckoutValues } from "./form-values";
import { intentRequest } from "./intent-request";
import type { StoredCheckout } from "./stored-checkout";

interface Requested {
	form: CheckoutValues;
	lines: readonly CartLine[];
	user: User;
	checkout: StoredCheckout;
	promotionCode: string;
	save: (patch: Pick<StoredCheckout, "attempt">) => void;
}

/**
 * Requests the payment intent of this checkout with the server's own shipping amounts. The request is stored before it
 * is sent: a retry after a lost response has the same key, any other request a new one. Throws ApiProblem.
 */
export const createIntent = (requested: Requested): Promise<PaymentIntentResponse> =>
	place(requested, (body, key) => call(openIntent, { body, headers: { "idempotency-key": key } }));

/** Asks a colleague to approve the same order, in place of its payment. Throws ApiProblem. */
export const askApproval = (requested: Requested): Promise<ApprovalRequested> =>
	place(requested, (body, key) => call(requestApproval, { body, headers: { "idempotency-key": key } }));

async function place<Answer>(
	{ form, lines, user, checkout, promotionCode, save }: Requested,
	send: (request: PaymentIntentRequest, key: string) => Promise<Answer>,
): Promise<Answer> {
	const shipping = await requestShippingQuote(lines, { ...deliveryRequest({ ...checkout, form }), promotionCode });
	const request = intentRequest(form, lines, shipping, user, { ...checkout, promotionCode });
	const body = JSON.stringify(request);
	const key = checkout.attempt?.body === body ? checkout.attempt.key : randomUuid();
	save({ attempt: { key, body } });
	return send(request, key);
}
