import type { Product } from "@confiserie/domain/contract/product";
import type { PromisedProduct } from "@confiserie/domain/delivery/promise";
import { one, type Sql } from "../../../../lib/database/sql";
import { nextLotOf } from "../../lots/reads";
import { joinLive, PACKED, PRODUCT } from "../live";
import type { Fragment } from "./fragment";

/** A product on sale, or undefined, with its boxes and its rating of this moment. */
export async function readProduct(sql: Sql, id: string): Promise<Product | undefined> {
	const statement = `SELECT (${PRODUCT})::json AS product, lot."nextLotDate" FROM product_search found ${joinLive()}
		LEFT JOIN LATERAL ${nextLotOf("found.inventory_item_id")} lot ON true WHERE found.id = ?`;
	const row = await one<{ product: Product; nextLotDate: string | null }>(sql, statement, [id]);
	return row && { ...row.product, ...(row.nextLotDate && { nextLotDate: row.nextLotDate }) };
}

/** A product as it is sent, and what is needed to tell when it arrives. */
export interface FoundProduct {
	json: string;
	packed: PromisedProduct;
}

/**
 * A subquery of the products of a page in its order, read with `foundProducts`: two lines of JSON a product, because parsing and
 * writing whole products again takes the process longer than all else that it does for a list.
 * @param page a query of ids
 */
export function productsOf({ sql, values }: Fragment): Fragment {
	return {
		sql: `(SELECT string_agg(${PACKED} || E'\\n' || ${PRODUCT}, E'\\n' ORDER BY place)
			FROM (SELECT id, row_number() OVER () AS place FROM (${sql}) AS ids) AS page
			JOIN product_search found USING (id) ${joinLive()})`,
		values,
	};
}

export function foundProducts(lines: string | null): FoundProduct[] {
	const read = lines?.split("\n") ?? [];
	return read.flatMap((json, index) => (index % 2 === 1 ? [{ json, packed: JSON.parse(read[index - 1] ?? "") }] : []));
}
