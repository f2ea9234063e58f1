import type { Product, ProductList } from "@confiserie/domain/contract/product";
import { productPromise } from "@confiserie/domain/delivery/promise";
import type { DeliveryRules } from "@confiserie/domain/delivery/quote";
import { shopTime } from "../../lib/database/clock";
import type { Sql } from "../../lib/database/sql";
import { closedDays, readDeliveryRules } from "../../modules/fulfilment/delivery/reads";

/** A product with the day on which a box that is ordered now arrives. */
export async function promised(sql: Sql, read: Promise<Product>): Promise<Product> {
	const [product, rules] = await Promise.all([read, readDeliveryRules(sql)]);
	return promiserOf(rules)(product);
}

/** The same for the products of a list. @param read a `ProductList` as JSON */
export async function promisedList(sql: Sql, read: Promise<string>): Promise<string> {
	const [json, rules] = await Promise.all([read, readDeliveryRules(sql)]);
	const { items, ...rest }: ProductList = JSON.parse(json);
	return JSON.stringify({ items: items.map(promiserOf(rules)), ...rest });
}

function promiserOf(rules: DeliveryRules): (product: Product) => Product {
	const at = { isClosed: closedDays(rules.dispatch), now: shopTime() };
	return (product) => {
		const promise = productPromise(product, rules, at);
		return promise ? { ...product, promise } : product;
	};
}
