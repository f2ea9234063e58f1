import { randomUUID } from "node:crypto";
import type { Session } from "@confiserie/domain/contract/auth";
import type { PaymentIntentRequest } from "@confiserie/domain/contract/payment";
import type { Product, ProductList } from "@confiserie/domain/contract/product";
import pg from "pg";
import { step } from "../../scripts/lib/steps";
import type { WholeShop } from "../support/whole-shop";
import type { Figure } from "./figure";

const BUYERS = 200;
const STOCK = 50;
/** The order transaction may cost this many times a read-only quote of the same cart, under the same load. */
const MOST_TIMES_THE_YARDSTICK = 6;

/**
 * 200 buyers order one box each of a product with 50 in stock, all at once. The yardstick, taken in the same run so that
 * the machine's mood cancels out: the same 200 buyers ask for shipping costs, which prices the same cart and writes nothing.
 */
export async function measureRush(shop: WholeShop): Promise<Figure[]> {
	const product = await scarceProduct(shop);
	const tokens = await step(`${BUYERS} clients`, () => buyers(shop));
	const quote = { items: [{ productId: product.id, quantity: 1 }] };
	await all(shop, "/api/payments/calculate-shipping", tokens.slice(0, 20), () => quote);
	const yardstick = await all(shop, "/api/payments/calculate-shipping", tokens, () => quote);
	const rush = await all(shop, "/api/payments/create-intent", tokens, (buyer) => intent(product, buyer));
	const count = (test: (status: number) => boolean) => rush.statuses.filter(test).length;
	const won = count((status) => status < 300);
	const refused = count((status) => status === 409);
	const ratio = rush.elapsedMs / yardstick.elapsedMs;
	return [
		exactly(`Commandes pour ${STOCK} en stock`, won, STOCK),
		exactly("Refus 409", refused, BUYERS - STOCK),
		exactly("Autres réponses", BUYERS - won - refused, 0),
		{
			name: `${BUYERS} create-intent de front`,
			value: `${Math.round(rush.elapsedMs)} ms, ${ratio.toFixed(1)} fois l'étalon (${Math.round(yardstick.elapsedMs)} ms)`,
			target: `<= ${MOST_TIMES_THE_YARDSTICK} fois`,
			isMet: ratio <= MOST_TIMES_THE_YARDSTICK,
		},
	];
}

function exactly(name: string, value: number, target: number): Figure {
	return { name, value: String(value), target: String(target), isMet: value === target };
}

async function scarceProduct(shop: WholeShop): Promise<Product> {
	const response = await fetch(`${shop.backend}/api/products?limit=100&inStock=true`);
	const { items }: ProductList = await response.json();
	const product = items.find((item) => item.stock > STOCK);
	if (!product) throw new Error(`No product has more than ${STOCK} boxes.`);
	const client = new pg.Client({ connectionString: shop.databaseUrl });
	await client.connect();
	await client
		.query(
			`UPDATE inventory_level SET stocked_quantity = reserved_quantity + $2,
				raw_stocked_quantity = jsonb_build_object('value', (reserved_quantity + $2)::text, 'precision', 20)
			WHERE inventory_item_id = (SELECT inventory_item_id FROM product_packaging WHERE product_id = $1)`,
			[product.id, STOCK],
		)
		.finally(() => client.end());
	return product;
}

/** Ten at a time: this is preparation, and hashing passwords is heavy by design. */
async function buyers(shop: WholeShop): Promise<string[]> {
	const tokens: string[] = [];
	while (tokens.length < BUYERS) {
		const batch = Array.from({ length: 10 }, async () => {
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

async function all(shop: WholeShop, path: string, tokens: string[], bodyOf: (buyer: number) => unknown) {
	const started = performance.now();
	const answers = await Promise.all(tokens.map((token, buyer) => post(shop, path, bodyOf(buyer), token)));
	return { elapsedMs: performance.now() - started, statuses: answers.map(({ status }) => status) };
}

function intent(product: Product, buyer: number): PaymentIntentRequest {
	return {
		amount: Math.round(product.price * 100),
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

async function post<Body>(shop: WholeShop, path: string, body: unknown, token?: string) {
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
