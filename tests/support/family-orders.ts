import { registerCustomer, type TestCustomer } from "./api";
import { CARDS, card, confirm, createIntent, intentRequest, newProduct, type TestProduct } from "./ordering";

/** Three orders of one customer, for lists and searches. */
export interface FamilyOrders {
	customer: TestCustomer;
	product: TestProduct;
	/** Newest first: 1 box unpaid, 2 boxes paid (24,99 EUR with shipping), 4 boxes whose card was refused. */
	numbers: string[];
	/** One more order, paid with the card of that number unless it is null; returns its number. */
	order: (boxes: number, cardNumber: string | null, changes?: object) => Promise<string>;
}

/** Orders three times under a family name and a phone number, which find them when no other test uses them. */
export async function familyOrders(family: string, phone = "+33698761234"): Promise<FamilyOrders> {
	const customer = await registerCustomer();
	const product = await newProduct();
	async function order(boxes: number, cardNumber: string | null, changes: object = {}): Promise<string> {
		const request = intentRequest([{ product, boxes }]);
		const mine = { lastName: family, phone, deliveryNotes: "=1+1" };
		const orderData = { ...request.orderData, ...mine, ...changes };
		const { body } = await createIntent(customer.token, { ...request, orderData });
		if (cardNumber) await confirm(customer.token, body.clientSecret, { card: card(cardNumber) });
		return body.orderNumber;
	}
	const numbers = [await order(4, CARDS.declined), await order(2, CARDS.success), await order(1, null)].reverse();
	return { customer, product, numbers, order };
}
