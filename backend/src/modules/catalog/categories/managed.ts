import { createHash } from "node:crypto";
import { CATEGORY_ICONS } from "@confiserie/domain/catalogue/category";
import type { AuditChange } from "@confiserie/domain/contract/activity";
import type { AdminCategory } from "@confiserie/domain/contract/categories";
import type { Sql } from "../../../lib/database/sql";
import { countInCategories, readCategoryRows } from "../../../medusa/products/categories";
import { categoryOf } from "./read-categories";

/** A category as the admin manages it, with what only Medusa knows of it. */
export interface ManagedCategory {
	id: string;
	/** Id of the request that created it, if it sent one. */
	requestId: string | null;
	category: AdminCategory;
}

type Content = Pick<AdminCategory, "name" | "description" | "icon" | "isShown">;

/** Every category in the shop's order, with how many products are in it. */
export async function readManagedCategories(sql: Sql): Promise<ManagedCategory[]> {
	const found = await readCategoryRows(sql);
	const products = await countInCategories(sql);
	return found.map((row) => {
		const category = categoryOf(row);
		const version = fingerprint(contentOf(category));
		return {
			id: row.id,
			requestId: row.requestId,
			category: { ...category, products: products.get(row.id) ?? 0, version },
		};
	});
}

/** What of a category can be changed. */
export const contentOf = ({ name, description, icon, isShown }: Content): Content => {
	return { name, description, icon, isShown };
};

/** The same in the words of the audit log. */
export const auditedContent = (category: Content): Record<string, AuditChange["from"]> => {
	return { ...contentOf(category), icon: CATEGORY_ICONS[category.icon] };
};

/** Another one as soon as a category came, went or moved. */
export const orderVersion = (all: readonly ManagedCategory[]): string =>
	fingerprint(all.map(({ category }) => category.code));

const fingerprint = (value: unknown): string =>
	createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 32);
