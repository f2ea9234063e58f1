import { missingFoodInformation, type StatedFood } from "@confiserie/domain/food/food-information";
import { oneNumber, rows, type Sql } from "../../../lib/database/sql";
import { PRODUCTS, tagsOf } from "../../../medusa/products/products";
import { tagCodes } from "./read-products";

interface Named {
	count: number;
	/** References, or titles of products without one; the first six. */
	names: string[];
}

/** What can be bought, and what of it lacks something. */
export interface CatalogueState {
	onSale: number;
	/** Published food without mandatory information. */
	foodWithoutData: Named;
	/** Published in Medusa, and unknown to the trade. */
	withoutPrice: Named;
}

/** State of the catalogue before a shop opens. */
export async function readCatalogueState(sql: Sql): Promise<CatalogueState> {
	const published = `from product_packaging packaging join ${PRODUCTS} product on product.id = packaging.product_id
		where packaging.deleted_at is null and product.status = 'published'`;
	const onSale = await oneNumber(sql, `select count(*)::int ${published}`);
	const foods = await rows<StatedFood & { reference: string }>(
		sql,
		`select packaging.reference, is_food, legal_name, ingredients, allergens, storage_conditions, operator, nutrition,
			organic_code, organic_farming, ${tagsOf("product.id")} as tags ${published} and is_food order by packaging.reference`,
	);
	const incomplete = foods
		.filter((food) => missingFoodInformation({ ...food, tags: tagCodes(food.tags) }).length > 0)
		.map(({ reference }) => reference);
	const foodWithoutData = { count: incomplete.length, names: incomplete.slice(0, LISTED) };
	const withoutPrice = await named(
		sql,
		`select product.title as name from ${PRODUCTS} product where product.status = 'published' and not exists (
			select 1 from product_packaging where product_id = product.id and deleted_at is null)`,
	);
	return { onSale, foodWithoutData, withoutPrice };
}

/** One more than are shown, to detect that more exist. */
const LISTED = 6;

async function named(sql: Sql, query: string): Promise<Named> {
	const found = await rows<{ name: string; total: number }>(
		sql,
		`select name, count(*) over ()::int as total from (${query}) found order by name limit ${LISTED}`,
	);
	return { count: found[0]?.total ?? 0, names: found.map(({ name }) => name) };
}
