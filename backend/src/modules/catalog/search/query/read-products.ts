import type { Product } from "@confiserie/domain/contract/product";
import { one, type Sql } from "../../../../lib/database/sql";
import { nextLotOf } from "../../lots/reads";
import { joinLive, PRODUCT } from "../live";
import type { Fragment } from "./fragment";

/** A product on sale, or undefined, with its boxes and its rating of this moment. */
export async function readProduct(sql: Sql, id: string): Promise<Product | undefined> {
	const statement = `SELECT (${PRODUCT})::json AS product, lot."nextLotDate" FROM product_search found ${joinLive()}
		LEFT JOIN LATERAL ${nextLotOf("found.inventory_item_id")} lot ON true WHERE found.id = ?`;
	const row = await one<{ product: Product; nextLotDate: string | null }>(sql, statement, [id]);
	return row && { ...row.product, ...(row.nextLotDate && { nextLotDate: row.nextLotDate }) };
}

/** A subquery of the products of a page in its order, as a JSON text. @param page a query of ids */
export function productsOf({ sql, values }: Fragment): Fragment {
	return {
		sql: `(SELECT '[' || coalesce(string_agg(${PRODUCT}, ',' ORDER BY place), '') || ']'
			FROM (SELECT id, row_number() OVER () AS place FROM (${sql}) AS ids) AS page
			JOIN product_search found USING (id) ${joinLive()})`,
		values,
	};
}
