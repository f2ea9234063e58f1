import { randomUUID } from "node:crypto";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { PaymentIntentRequest, ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import type { PromotionAnswer } from "@confiserie/domain/contract/promotions";
import { toCents } from "@confiserie/domain/money";
import type { TargetTier } from "@confiserie/domain/promotions/promotion";
import { adminToken, api, type TestCustomer } from "./api";
import { type CartLine, createIntent, intentRequest } from "./ordering";

/** A code of one test. */
export const newCode = () => `T-${randomUUID().slice(0, 13).toUpperCase()}`;

export const PROMOTION = {
	name: "Essai",
	isAutomatic: false,
	isCombinable: false,
	benefit: { kind: "percentage", percent: 10 } as PromotionAnswer["benefit"],
	target: {
		productIds: [] as string[],
		categoryIds: [] as string[],
		tagIds: [] as string[],
		tier: null as TargetTier | null,
	},
	audience: { isFirstOrder: false, groupIds: [] as string[] },
	minimumBoxes: null as number | null,
	minimumCents: null as number | null,
	startsAt: null as string | null,
	endsAt: null as string | null,
	limit: null as number | null,
	limitPerCustomer: null as number | null,
};

/** The carriage, without limits. */
export const FREE_DELIVERY = { kind: "free_shipping" as const, optionIds: [], zoneIds: [], maximumCents: null };

/** Creates a promotion as the admin does; its code applies to nothing but what is named with it. */
export async function newPromotion(changes: Partial<typeof PROMOTION> & { code?: string } = {}) {
	const body = { ...PROMOTION, code: newCode(), ...changes };
	const { status, body: created } = await api<PromotionAnswer>("/admin/promotions", {
		token: await adminToken(),
		body,
	});
	if (status !== 201) throw new Error(`The promotion returned ${status}: ${JSON.stringify(created)}`);
	return created;
}

/** What the cart costs with a code, as the page asks. */
export async function quoteWith(cart: readonly CartLine[], promotionCode: string, token?: string) {
	const { items } = intentRequest(cart).orderData;
	const call = { body: { items, promotionCode }, ...(token && { token }) };
	return (await api<ShippingQuoteResponse>("/payments/calculate-shipping", call)).body;
}

/** What a shopper's page sends for a cart with a code. */
export async function requestWith(
	customer: TestCustomer,
	cart: readonly CartLine[],
	promotionCode: string,
	overrides: Partial<PaymentIntentRequest> = {},
): Promise<PaymentIntentRequest> {
	const quote = await quoteWith(cart, promotionCode, customer.token);
	return { ...requestAt(toCents(quote.totalWithShipping), cart, promotionCode), ...overrides };
}

/** The same at a total that is known. */
export function requestAt(amount: number, cart: readonly CartLine[], promotionCode: string): PaymentIntentRequest {
	const request = intentRequest(cart);
	const orderData = { ...request.orderData, total: amount, paymentAmount: amount };
	return { ...request, amount, promotionCode, orderData };
}

/** Opens the payment of a cart with a code. */
export async function orderWith(customer: TestCustomer, cart: readonly CartLine[], code: string) {
	return createIntent<{ orderNumber: string; clientSecret: string } & ApiError>(
		customer.token,
		await requestWith(customer, cart, code),
	);
}
