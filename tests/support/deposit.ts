import { commercialCodeFor } from "@confiserie/domain/commercial-code";
import type { Order } from "@confiserie/domain/contract/order";
import { depositCents } from "@confiserie/domain/deposit";
import { api, type TestCustomer } from "./api";
import { CARDS, card, confirm, createIntent, intentRequest, newProduct, type TestProduct, totalOf } from "./ordering";

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
	await confirm(customer.token, body.clientSecret, { card: card(CARDS.success) });
	return { order: await readOrder(customer, body.orderNumber), product };
}

/** What a shopper's page sends for that deposit. */
export function depositRequest(product: TestProduct, commercialCode: string | undefined) {
	const cart = [{ product, boxes: DEPOSIT.boxes }];
	const amount = depositCents(totalOf(cart), 25);
	const full = intentRequest(cart);
	return {
		...full,
		amount,
		paymentType: "deposit",
		depositPercentage: 25,
		commercialCode,
		orderData: { ...full.orderData, paymentAmount: amount, remainingAmount: totalOf(cart) - amount },
	};
}

export async function readOrder({ token }: TestCustomer, orderNumber: string): Promise<Order> {
	const { status, body } = await api<Order>(`/orders/${orderNumber}`, { token });
	if (status !== 200) throw new Error(`Order ${orderNumber} returned ${status}.`);
	return body;
}
