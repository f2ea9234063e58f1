import { createApiClient, dataOf, type Schemas } from "@confiserie/api-client";

export interface Sale {
	/** Where the shop is: "http://localhost:9000". */
	baseUrl: string;
	/** The account under which this channel sells. */
	account: { email: string; password: string };
	/** What is looked for, "barbe à papa". */
	query: string;
	boxes: number;
}

/**
 * Sells some boxes of the first product that a search finds and that has enough of them, and pays with a demonstration
 * card. Returns the stored order. @throws ShopError for a refusal; Error when nothing fits
 */
export async function sell({ baseUrl, account, query, boxes }: Sale): Promise<Schemas["Order"]> {
	const visitor = createApiClient({ baseUrl });
	const found = dataOf(await visitor.GET("/api/products/search", { params: { query: { query, inStock: true } } }));
	const product = found.items.find(({ stock }) => stock >= boxes);
	if (!product) throw new Error(`Nothing like "${query}" has ${boxes} boxes in stock.`);
	const items = [{ productId: product.id, quantity: boxes }];
	const quote = dataOf(await visitor.POST("/api/payments/calculate-shipping", { body: { items } }));

	const session = dataOf(await visitor.POST("/api/auth/login", { body: account }));
	const shop = createApiClient({ baseUrl, token: session.token });
	const cents = Math.round(quote.totalWithShipping * 100);
	const intent = dataOf(
		await shop.POST("/api/payments/create-intent", {
			body: {
				amount: cents,
				currency: "eur",
				paymentType: "full",
				// The id makes retries idempotent: store it with the sale before the call.
				checkoutId: crypto.randomUUID(),
				orderData: {
					email: session.email,
					firstName: session.firstName,
					lastName: session.lastName,
					phone: session.phoneNumber,
					address: { street: "12 rue des Confiseurs", city: "Montélimar", postalCode: "26200", country: "France" },
					items,
					total: cents,
				},
			},
		}),
	);
	const card = { number: "4242424242424242", expMonth: 12, expYear: new Date().getFullYear() + 1, cvc: "123" };
	const { clientSecret, orderNumber } = intent;
	const payment = dataOf(await shop.POST("/api/payments/demo/confirm", { body: { clientSecret, card } }));
	if (payment.status !== "succeeded") throw new Error(payment.error ?? `The payment is ${payment.status}.`);
	return dataOf(await shop.GET("/api/orders/{id}", { params: { path: { id: orderNumber } } }));
}
