import type { Product } from "@confiserie/domain/contract/product";
import { productPromises } from "@confiserie/domain/delivery/promise";
import type { DeliveryRules } from "@confiserie/domain/delivery/quote";
import { shopTime } from "../../lib/database/clock";
import type { Sql } from "../../lib/database/sql";
import type { FoundList } from "../../modules/catalog/search/reads";
import { closedDays, readDeliveryRules } from "../../modules/fulfilment/delivery/reads";

/** A product with the day on which a box that is ordered now arrives. */
export async function promised(sql: Sql, read: Promise<Product>): Promise<Product> {
	const [product, rules] = await Promise.all([read, readDeliveryRules(sql)]);
	const promise = promisesOf(rules)(product);
	return promise ? { ...product, promise } : product;
}

/** The same for the products of a list. @returns a `ProductList` as JSON */
export async function promisedList(sql: Sql, read: Promise<FoundList>): Promise<string> {
	const [{ items, ...rest }, rules] = await Promise.all([read, readDeliveryRules(sql)]);
	const promiseOf = promisesOf(rules);
	const products = items.map(({ json, packed }) => {
		const promise = promiseOf(packed);
		return promise ? `${json.slice(0, -1)},"promise":${JSON.stringify(promise)}}` : json;
	});
	return `{"items":[${products}],${JSON.stringify(rest).slice(1)}`;
}

const promisesOf = (rules: DeliveryRules) =>
	productPromises(rules, { isClosed: closedDays(rules.dispatch), now: shopTime() });
