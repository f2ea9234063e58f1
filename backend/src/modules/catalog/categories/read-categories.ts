import { type Category, codeOfSlug, iconOf } from "@confiserie/domain/catalogue/category";
import type { Sql } from "../../../lib/database/sql";
import { type CategoryRow, readCategoryRows } from "../../../medusa/products/categories";

/** A category as the shop knows it: a row of Medusa's, whose handle makes its code. */
export interface KnownCategory extends Category {
	isShown: boolean;
}

/**
 * Every category in the shop's order, hidden ones included. One small statement, cheap enough to run for each decision.
 */
export async function readCategories(sql: Sql): Promise<KnownCategory[]> {
	return (await readCategoryRows(sql)).map(categoryOf);
}

/** The categories that the shop offers, in their order. */
export async function readShownCategories(sql: Sql): Promise<Category[]> {
	const all = await readCategories(sql);
	return all.filter(({ isShown }) => isShown).map(({ isShown: _, ...category }) => category);
}

export function categoryOf({ handle, name, description, icon, isShown }: CategoryRow): KnownCategory {
	const code = codeOfSlug(handle);
	return { code, slug: handle, name, description, icon: iconOf(code, icon), isShown };
}
