import type { BalanceIntent } from "@confiserie/domain/contract/balance";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { Order } from "@confiserie/domain/contract/order";
import type { PaymentIntentRequest } from "@confiserie/domain/contract/payment";
import { commercialCodeFor } from "@confiserie/domain/payments/commercial-code";
import { depositCents } from "@confiserie/domain/payments/deposit";
import { api, registerCustomer, type TestCustomer } from "./api";
import { createIntent, intentRequest, newProduct, payByCard, type TestProduct, totalOf } from "./ordering";

/** An order of 16 boxes for 144,00 EUR of which the deposit of 25 %, 36,00 EUR, has been paid: 108,00 EUR are left. */
export const DEPOSIT = { boxes: 16, totalCents: 14_400, depositCents: 3600, balanceCents: 10_800 } as const;

export async function payDeposit(
	customer: TestCustomer,
	given?: TestProduct,
): Promise<{ order: Order; product: TestProduct }> {
	const product = given ?? (await newProduct());
	const code = await commercialCodeFor(customer.email);
	const { status, body } = await createIntent(customer.token, depositRequest(product, code));
	if (status !== 200) throw new Error(`create-intent returned ${status}: ${JSON.stringify(body)}`);
	await payByCard(customer.token, body.clientSecret);
	return { order: await readOrder(customer, body.orderNumber), product };
}

/** What a shopper's page sends for that deposit, or for another one; the amounts follow. */
export function depositRequest(
	product: TestProduct,
	commercialCode: string | undefined,
	{ percentage = 25, boxes = DEPOSIT.boxes as number } = {},
): PaymentIntentRequest {
	const cart = [{ product, boxes }];
	const amount = depositCents(totalOf(cart), percentage);
	const full = intentRequest(cart);
	return {
		...full,
		amount,
		paymentType: "deposit",
		depositPercentage: percentage,
		commercialCode,
		orderData: { ...full.orderData, paymentAmount: amount, remainingAmount: totalOf(cart) - amount },
	};
}

export type DepositShopper = Awaited<ReturnType<typeof depositShopper>>;

/** A new customer with a product of their own, and the code that lets them pay by deposit. */
export async function depositShopper() {
	const customer = await registerCustomer();
	const code = await commercialCodeFor(customer.email);
	const product = await newProduct({ boxes: 100_000 });
	return {
		customer,
		code,
		product,
		/** A deposit as the shopper's page asks for it. 16 boxes cost 144,00 EUR. */
		request: (
			percentage: number,
			overrides: Partial<PaymentIntentRequest> = {},
			boxes: number = DEPOSIT.boxes,
		): PaymentIntentRequest => ({ ...depositRequest(product, code, { percentage, boxes }), ...overrides }),
		open: (body: unknown) => createIntent(customer.token, body),
		refused: (body: unknown) => createIntent<ApiError>(customer.token, body),
	};
}

/** Opens the payment of what is left of an order, as its page does. */
export function openBalance<Body = BalanceIntent>({ token }: TestCustomer, orderNumber: string) {
	return api<Body>(`/orders/${orderNumber}/balance`, { method: "POST", token });
}

export async function readOrder({ token }: TestCustomer, orderNumber: string): Promise<Order> {
	const { status, body } = await api<Order>(`/orders/${orderNumber}`, { token });
	if (status !== 200) throw new Error(`Order ${orderNumber} returned ${status}.`);
	return body;
}
