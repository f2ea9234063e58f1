import type { AdminProductQuery } from "@confiserie/domain/contract/admin-product";
import { ORDER_TYPES, UNITS } from "@confiserie/domain/prices/tier-price";
import { conditionsOf, FROM, FROM_WITH_STOCK } from "./list-products";
import { priceColumn } from "./pricing-columns";

/** Which products: by their ids, or all that a filter finds without some. */
export interface ChosenProducts {
	productIds?: string[] | undefined;
	filter?: Omit<AdminProductQuery, "page" | "size" | "sort"> | undefined;
	except?: string[] | undefined;
}

/**
 * A relation of the products that are chosen: `product_id`, `reference`, `name` and their `prices` as JSON by the names of
 * the contract. Every value is bound.
 */
export function chosenProducts({ productIds, filter = {}, except = [] }: ChosenProducts) {
	const conditions = productIds
		? [{ sql: "packaging.product_id = any(?)", values: [productIds] }]
		: [...conditionsOf(filter), { sql: "packaging.product_id <> all(?)", values: [except] }];
	return {
		sql: `(select packaging.product_id, packaging.reference, product.title as name, jsonb_build_object(
				${ORDER_TYPES.map((tier) => `'${UNITS[tier].price}', packaging.${priceColumn(tier)}::float8`).join(", ")}) as prices
			${filter.stock ? FROM_WITH_STOCK : FROM} where ${conditions.map(({ sql }) => sql).join(" and ")})`,
		values: conditions.flatMap<string | string[]>(({ values }) => values),
	};
}
