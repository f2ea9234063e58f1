import { insert, one, oneNumber, rows, type Sql } from "../../lib/database/sql";
import { newId } from "../../lib/new-id";

/** A condition: a code can be made of a handle. One that Medusa Admin gave another form is none of the shop's categories. */
const isSlug = (handle: string) => `${handle} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`;

/** Relation: the shop's categories. `icon` and `request_id` are ours, in Medusa's metadata. */
export const CATEGORIES = `(select id, handle, name, description, is_active and not is_internal as is_shown, rank,
		metadata ->> 'icon' as icon, metadata ->> 'requestId' as request_id, parent_category_id
	from product_category where deleted_at is null and ${isSlug("handle")})`;

/** An array of the handles of the shop's categories that a product is in, in the shop's order. */
export const categoriesOf = (product: string) => columnOfCategories("handle", product);

/** Likewise their names. */
export const categoryNamesOf = (product: string) => columnOfCategories("name", product);

const columnOfCategories = (
	column: string,
	product: string,
) => `array(select category.${column} from product_category_product pivot
	join ${CATEGORIES} category on category.id = pivot.product_category_id
	where pivot.product_id = ${product} order by category.rank, category.handle)`;

/** A condition: the product is in one of the shop's categories. */
export const isInCategory = (product: string) => `exists (select from product_category_product pivot
	join ${CATEGORIES} category on category.id = pivot.product_category_id where pivot.product_id = ${product})`;

/** Those of an array of codes whose categories exist, in its order. */
export const existingCodes = (
	codes: string,
) => `array(select listed.code from unnest(${codes}) with ordinality listed(code, place)
	where exists (select from product_category where deleted_at is null and handle = lower(replace(listed.code, '_', '-')))
	order by listed.place)`;

/** A category as stored by Medusa. */
export interface CategoryRow {
	id: string;
	handle: string;
	name: string;
	description: string;
	isShown: boolean;
	/** Our metadata, of any shape. */
	icon: string | null;
	requestId: string | null;
}

/** The shop's categories in their order. */
export function readCategoryRows(sql: Sql): Promise<CategoryRow[]> {
	return rows<CategoryRow>(
		sql,
		`select id, handle, name, description, is_shown, icon, request_id from ${CATEGORIES} category order by rank, handle`,
	);
}

/** Whether there ever was a category. */
export async function hadCategories(sql: Sql): Promise<boolean> {
	return (await one(sql, "select id from product_category limit 1")) !== undefined;
}

/** Whether there is a category of this handle. */
export async function isCategory(sql: Sql, handle: string): Promise<boolean> {
	return (await one(sql, `select id from ${CATEGORIES} category where handle = ?`, [handle])) !== undefined;
}

/** How many products are in each category, drafts included, by the category's id. */
export async function countInCategories(sql: Sql): Promise<Map<string, number>> {
	const counted = await rows<{ id: string; products: number }>(
		sql,
		`select pivot.product_category_id as id, count(*)::int as products from product_category_product pivot
			join product on product.id = pivot.product_id and product.deleted_at is null group by 1`,
	);
	return new Map(counted.map(({ id, products }) => [id, products]));
}

/** Whether a category has children, which Medusa Admin can create. */
export async function hasSubcategories(sql: Sql, id: string): Promise<boolean> {
	const values = [id];
	return (
		(await one(
			sql,
			"select id from product_category where parent_category_id = ? and deleted_at is null limit 1",
			values,
		)) !== undefined
	);
}

/** Fields of a category. */
interface Content {
	name: string;
	description: string;
	icon: string;
	isShown: boolean;
}

/** Creates a category at the end of the order. */
export async function insertCategory(
	sql: Sql,
	{ name, description, icon, isShown }: Content,
	{ handle, requestId }: { handle: string; requestId: string | undefined },
): Promise<void> {
	const id = newId("pcat");
	const last = await oneNumber(
		sql,
		"select coalesce(max(rank), -1)::int from product_category where deleted_at is null",
	);
	const metadata = JSON.stringify({ icon, requestId });
	const rank = last + 1;
	await insert(sql, "product_category", {
		...{ id, name, description, handle, mpath: id, isActive: isShown, isInternal: false, rank, metadata },
	});
}

/** Writes the fields of a category. */
export async function updateCategory(sql: Sql, id: string, { name, description, icon, isShown }: Content) {
	await sql.raw(
		`update product_category set name = ?, description = ?, is_active = ?, is_internal = is_internal and not ?,
			metadata = coalesce(metadata, '{}'::jsonb) || jsonb_build_object('icon', ?::text), updated_at = now() where id = ?`,
		[name, description, isShown, isShown, icon, id],
	);
}

/** Puts the categories into the order of these ids. */
export async function rankCategories(sql: Sql, ids: readonly string[]): Promise<void> {
	await sql.raw(
		`update product_category set rank = listed.place - 1, updated_at = now()
			from unnest(?::text[]) with ordinality listed(id, place)
			where product_category.id = listed.id and product_category.rank <> listed.place - 1`,
		[[...ids]],
	);
}

/** Takes a category away as Medusa does: its row stays, marked. */
export async function removeCategory(sql: Sql, id: string): Promise<void> {
	await sql.raw("update product_category set deleted_at = now(), updated_at = now() where id = ?", [id]);
}
