import type { Product } from "@confiserie/domain/contract/product";
import { one, type Sql } from "../../../../lib/database/sql";
import { nextLotOf } from "../../../lots/reads";
import type { StocklessProduct } from "../index/stockless-product";
import { joinLive, LIVE, type Live, liveFields } from "../live";
import type { Fragment } from "./fragment";

/** A product as SQL returns it. */
export type ProductRow = Live & { product: StocklessProduct };

/** A product on sale, or undefined, with its boxes and its rating of this moment. */
export async function readProduct(sql: Sql, id: string): Promise<Product | undefined> {
	const statement = `SELECT found.product, ${LIVE}, lot."nextLotDate" FROM product_search found ${joinLive()}
		LEFT JOIN LATERAL ${nextLotOf("found.inventory_item_id")} lot ON true WHERE found.id = ?`;
	const row = await one<ProductRow & { nextLotDate: string | null }>(sql, statement, [id]);
	if (!row) return undefined;
	const { nextLotDate, ...product } = row;
	return { ...toProduct(product), ...(nextLotDate && { nextLotDate }) };
}

/** A subquery of the `ProductRow`s of a page, as JSON in its order. @param page a query of ids */
export function productsOf({ sql, values }: Fragment): Fragment {
	return {
		sql: `(SELECT coalesce(json_agg(shown ORDER BY place), '[]') FROM (
			SELECT place, found.product, ${LIVE}
			FROM (SELECT id, row_number() OVER () AS place FROM (${sql}) AS ids) AS page
			JOIN product_search found USING (id) ${joinLive()}) AS shown)`,
		values,
	};
}

export function toProduct({ product, ...live }: ProductRow): Product {
	return { ...product, ...liveFields(live) };
}
