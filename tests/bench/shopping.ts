import { randomUUID } from "node:crypto";
import type { Session } from "@confiserie/domain/contract/auth";
import type { PaymentIntentRequest } from "@confiserie/domain/contract/payment";
import type { Product, ProductList } from "@confiserie/domain/contract/product";
import { quoteShipping } from "@confiserie/domain/delivery/shipping";
import pg from "pg";
import type { WholeShop } from "../support/whole-shop";

/** A product of the catalogue of which exactly `boxes` boxes can be sold. */
export async function productWithStock(shop: WholeShop, boxes: number): Promise<Product> {
	const response = await fetch(`${shop.backend}/api/products?limit=100&inStock=true`);
	const { items }: ProductList = await response.json();
	const product = items.find((item) => item.stock > 0);
	if (!product) throw new Error("No product is in stock.");
	await query(
		shop,
		`UPDATE inventory_level SET stocked_quantity = reserved_quantity + $2::int,
			raw_stocked_quantity = jsonb_build_object('value', (reserved_quantity + $2::int)::text, 'precision', 20)
		WHERE inventory_item_id = (SELECT inventory_item_id FROM product_packaging WHERE product_id = $1)`,
		[product.id, boxes],
	);
	return product;
}

export function query<Row extends pg.QueryResultRow>(shop: WholeShop, sql: string, values: unknown[]) {
	return withDatabase(shop.databaseUrl, (client) => client.query<Row>(sql, values));
}

/** A connection of its own for a piece of work. */
export async function withDatabase<Result>(databaseUrl: string, work: (client: pg.Client) => Promise<Result>) {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	return work(client).finally(() => client.end());
}

/** Tokens of new customers. Ten at a time: this is preparation, and hashing passwords is heavy by design. */
export async function buyers(shop: WholeShop, count: number): Promise<string[]> {
	const tokens: string[] = [];
	while (tokens.length < count) {
		const batch = Array.from({ length: Math.min(10, count - tokens.length) }, async () => {
			const { body } = await post<Session>(shop, "/api/auth/register", {
				email: `mesure-${randomUUID()}@exemple.fr`,
				firstName: "Mesure",
				lastName: "Étalon",
				phoneNumber: "+33612345678",
				password: "Sucre-candi-2026",
			});
			return body.token;
		});
		tokens.push(...(await Promise.all(batch)));
	}
	return tokens;
}

/** One box of the product, as the payment step asks for it, in a checkout of its own. */
export function oneBox(product: Product, buyer: number): PaymentIntentRequest {
	return {
		amount: quoteShipping(Math.round(product.price * 100)).totalCents,
		currency: "eur",
		paymentType: "full",
		checkoutId: randomUUID(),
		orderData: {
			email: `mesure-${buyer}@exemple.fr`,
			firstName: "Mesure",
			lastName: "Étalon",
			phone: "+33612345678",
			address: { street: "1 rue du Sucre", city: "Lyon", postalCode: "69001", country: "France" },
			items: [{ productId: product.id, quantity: 1 }],
		},
	};
}

export async function post<Body>(shop: WholeShop, path: string, body: unknown, token?: string) {
	const response = await fetch(`${shop.backend}${path}`, {
		method: "POST",
		headers: {
			"content-type": "application/json",
			"idempotency-key": randomUUID(),
			...(token ? { authorization: `Bearer ${token}` } : {}),
		},
		body: JSON.stringify(body),
	});
	const answer: Body = await response.json();
	return { status: response.status, body: answer };
}
