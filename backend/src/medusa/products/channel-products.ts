import type { Sql } from "../../lib/database/sql";

/** A condition: the product `product` is linked to the sales channel ?. */
export const isLinkedToChannel = (product: string) => `exists (
	select from product_sales_channel link
		where link.product_id = ${product} and link.sales_channel_id = ? and link.deleted_at is null)`;

/** Links a product to a sales channel, or takes it off. */
export async function linkProduct(sql: Sql, channelId: string, productId: string, isLinked: boolean): Promise<void> {
	await sql.raw("delete from product_sales_channel where sales_channel_id = ? and product_id = ?", [
		channelId,
		productId,
	]);
	if (isLinked) await sql.raw(`${LINK} select ?, ?, ${LINK_ID}`, [channelId, productId]);
}

/**
 * Links a sales channel to exactly the products that stand on one of these categories; all of them without `handles`.
 * @param productIds only these products; all where it is left out
 */
export async function linkProducts(
	sql: Sql,
	channelId: string,
	{ handles, productIds }: { handles?: readonly string[] | undefined; productIds?: readonly string[] | undefined },
): Promise<void> {
	const among = productIds ? "product.id = any(?)" : "true";
	const isSold = handles
		? `exists (select from product_category_product shelf
			join product_category category on category.id = shelf.product_category_id and category.deleted_at is null
			where shelf.product_id = product.id and category.handle = any(?))`
		: "true";
	const values = [...(productIds ? [[...productIds]] : []), ...(handles ? [[...handles]] : [])];
	const sold = `select product.id from product where product.deleted_at is null and ${among} and ${isSold}`;
	const linked = productIds ? "product_id = any(?) and" : "";
	await sql.raw(
		`delete from product_sales_channel
			where sales_channel_id = ? and ${linked} (deleted_at is not null or product_id not in (${sold}))`,
		[channelId, ...(productIds ? [[...productIds]] : []), ...values],
	);
	await sql.raw(
		`${LINK} select ?, sold.id, ${LINK_ID} from (${sold}) sold where not exists (
			select from product_sales_channel link where link.product_id = sold.id and link.sales_channel_id = ?)`,
		[channelId, ...values, channelId],
	);
}

const LINK = "insert into product_sales_channel (sales_channel_id, product_id, id)";
const LINK_ID = "'prodsc_' || replace(gen_random_uuid()::text, '-', '')";
