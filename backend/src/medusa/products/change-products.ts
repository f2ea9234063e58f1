import { rows, type Sql } from "../../lib/database/sql";

/** What a box of a variant costs from so many boxes on, EUR. */
export interface ChangedAmount {
	variantId: string;
	minBoxes: number;
	amount: number;
}

/**
 * Changes amounts of variants' own prices, the figure and its BigNumber raw column; those of price lists and with rules
 * stay.
 * @returns the variants of which Medusa has no price from so many boxes on
 */
export async function changeAmounts(sql: Sql, currency: string, changes: readonly ChangedAmount[]): Promise<string[]> {
	const missing = await rows<{ variantId: string }>(
		sql,
		`with wanted as (select * from jsonb_to_recordset(?::jsonb)
				as wanted ("variantId" text, "minBoxes" numeric, amount numeric)),
			written as (update price set amount = wanted.amount,
					raw_amount = jsonb_build_object('value', trim_scale(wanted.amount)::text, 'precision', 20)
				from wanted join product_variant_price_set priced
					on priced.variant_id = wanted."variantId" and priced.deleted_at is null
				where price.price_set_id = priced.price_set_id and price.currency_code = ? and price.deleted_at is null
					and price.price_list_id is null and coalesce(price.rules_count, 0) = 0
					and coalesce(price.min_quantity, 1) = wanted."minBoxes"
				returning wanted."variantId" as variant_id, wanted."minBoxes" as boxes)
		select distinct wanted."variantId" as variant_id from wanted
			left join written on written.variant_id = wanted."variantId" and written.boxes = wanted."minBoxes"
			where written.variant_id is null`,
		[JSON.stringify(changes), currency],
	);
	return missing.map(({ variantId }) => variantId);
}

/** Puts products on sale, or takes them off. */
export async function changeStatus(sql: Sql, productIds: readonly string[], status: "published" | "draft") {
	await sql.raw("update product set status = ?, updated_at = now() where id = any(?) and deleted_at is null", [
		status,
		[...productIds],
	]);
}

/** A product and the ids of tags. */
export interface ChangedTags {
	productId: string;
	add: readonly string[];
	remove: readonly string[];
}

/** Gives tags to products and takes others away. */
export async function changeTags(sql: Sql, changes: readonly ChangedTags[]): Promise<void> {
	const pairs = (kind: "add" | "remove") => {
		const found = changes.flatMap((change) => change[kind].map((tag) => ({ product: change.productId, tag })));
		return [found.map(({ product }) => product), found.map(({ tag }) => tag)];
	};
	await sql.raw(
		`delete from product_tags pivot using unnest(?::text[], ?::text[]) as gone (product, tag)
			where pivot.product_id = gone.product and pivot.product_tag_id = gone.tag`,
		pairs("remove"),
	);
	await sql.raw(
		`insert into product_tags (product_id, product_tag_id)
			select * from unnest(?::text[], ?::text[]) on conflict do nothing`,
		pairs("add"),
	);
	await sql.raw("update product set updated_at = now() where id = any(?) and deleted_at is null", [
		changes.map(({ productId }) => productId),
	]);
}
