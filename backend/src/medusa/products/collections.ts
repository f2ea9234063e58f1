import type { Sql } from "../../lib/database/sql";
import { CATEGORIES } from "./categories";

/** The id of a category's collection, so that a collection that a merchant made is never taken for it. */
const collectionOf = (categoryId: string) => `'pcol_' || regexp_replace(${categoryId}, '^pcat_', '')`;

/**
 * Gives every category that the shop shows a collection of its name, and takes away those of the others. A handle that a merchant's
 * own collection has stays theirs. Then files every product. Writes nothing where all is right.
 */
export async function alignCollections(sql: Sql): Promise<void> {
	await sql.raw(
		`update product_collection set deleted_at = now(), updated_at = now()
			where deleted_at is null and id in (select ${collectionOf("category.id")} from product_category category)
				and id not in (select ${collectionOf("category.id")} from ${CATEGORIES} category where category.is_shown)`,
	);
	await sql.raw(
		`insert into product_collection (id, title, handle)
			select ${collectionOf("category.id")}, category.name, category.handle from ${CATEGORIES} category
				where category.is_shown and not exists (select from product_collection known
					where known.deleted_at is null and known.handle = category.handle
						and (known.id <> ${collectionOf("category.id")} or known.title = category.name))
				order by category.rank, category.handle
			on conflict (id) do update
				set title = excluded.title, handle = excluded.handle, deleted_at = null, updated_at = now()`,
	);
	await fileIntoCollections(sql);
}

/**
 * Puts products into the collection of their first category that the shop shows, and takes out of one those without. A product that a
 * merchant put into a collection of their own stays there.
 * @param productIds which products; without, all
 */
export async function fileIntoCollections(sql: Sql, productIds?: readonly string[]): Promise<void> {
	await sql.raw(
		`update product set collection_id = filed.collection_id
			from (select product.id, (select collection.id from product_category_product pivot
					join ${CATEGORIES} category on category.id = pivot.product_category_id and category.is_shown
					join product_collection collection
						on collection.id = ${collectionOf("category.id")} and collection.deleted_at is null
					where pivot.product_id = product.id order by category.rank, category.handle limit 1) as collection_id
				from product where product.deleted_at is null ${productIds ? "and product.id = any(?::text[])" : ""}) filed
			where product.id = filed.id and product.collection_id is distinct from filed.collection_id
				and (product.collection_id is null or exists (select from product_category category
					where product.collection_id = ${collectionOf("category.id")}))`,
		productIds ? [[...productIds]] : [],
	);
}
