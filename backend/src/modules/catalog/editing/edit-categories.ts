import { changedFields } from "@confiserie/domain/admin/changed-fields";
import {
	type CategoryCode,
	isNameTaken,
	MOST_CATEGORIES,
	slugOfCode,
	toCategoryCode,
} from "@confiserie/domain/catalogue/category";
import type { AuditChange } from "@confiserie/domain/contract/activity";
import type {
	AdminCategory,
	AdminCategoryList,
	CategoryCreation,
	CategoryOrder,
	CategoryUpdate,
} from "@confiserie/domain/contract/categories";
import { ERRORS } from "@confiserie/domain/contract/error";
import { formatCount } from "@confiserie/domain/format";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { messageOf } from "../../../lib/message-of";
import {
	hasSubcategories,
	insertCategory,
	rankCategories,
	removeCategory,
	updateCategory,
} from "../../../medusa/products/categories";
import { alignCollections } from "../../../medusa/products/collections";
import { recordAudit } from "../../foundations/audit";
import { ApiFailure, existing } from "../../foundations/failures";
import { auditedContent, contentOf, type ManagedCategory, orderVersion, readManagedCategories } from "../categories";
import { changeCatalogue, type Editor } from "./editor";

/** Every category in the shop's order, hidden ones included. */
export async function listCategories(sql: Knex): Promise<AdminCategoryList> {
	return listOf(await readManagedCategories(sql));
}

/**
 * Creates a category at the end of the order, or returns the one that the same `requestId` made.
 * @throws ApiFailure CATEGORY_TAKEN, CATEGORY_LIMIT, IMPORT_RUNNING
 */
export function createCategory(
	scope: MedusaContainer,
	editor: Editor,
	{ requestId, ...content }: CategoryCreation,
): Promise<AdminCategory> {
	return changeCatalogue(scope, async (sql) => {
		const all = await readManagedCategories(sql);
		const made = requestId && all.find((one) => one.requestId === requestId);
		if (made) return made.category;
		const code = toCategoryCode(content.name);
		refuseTaken(all, content.name);
		if (all.length >= MOST_CATEGORIES) throw new ApiFailure("CATEGORY_LIMIT");
		await insertCategory(sql, content, { handle: slugOfCode(code), requestId });
		await alignCollections(sql);
		const { category } = found(await readManagedCategories(sql), code);
		await audit(sql, editor, "category.created", category, changedFields({}, auditedContent(category)));
		return category;
	});
}

/**
 * Changes the fields of a category; equal values are no change. Its products are searched by its name: they
 * are read again where that is another one.
 * @throws ApiFailure CATEGORY_NOT_FOUND, CATEGORY_CHANGED with the category as it is, CATEGORY_TAKEN, IMPORT_RUNNING
 */
export async function changeCategory(
	scope: MedusaContainer,
	editor: Editor,
	code: CategoryCode,
	{ version, ...content }: CategoryUpdate,
): Promise<AdminCategory> {
	const { category, renamed } = await changeCatalogue(scope, async (sql) => {
		const all = await readManagedCategories(sql);
		const { id, category: before } = found(all, code);
		if (Object.keys(changedFields(contentOf(before), content)).length === 0) return { category: before };
		if (version !== before.version) throw new ApiFailure("CATEGORY_CHANGED", { current: before });
		refuseTaken(all, content.name, code);
		await updateCategory(sql, id, content);
		await alignCollections(sql);
		const { category } = found(await readManagedCategories(sql), code);
		await audit(
			sql,
			editor,
			"category.updated",
			category,
			changedFields(auditedContent(before), auditedContent(category)),
		);
		return { category, renamed: category.name === before.name ? undefined : id };
	});
	if (renamed) await announce(scope, renamed);
	return category;
}

/**
 * Puts the categories into another order.
 * @throws ApiFailure CATEGORIES_CHANGED with the list as it is, IMPORT_RUNNING
 */
export function orderCategories(
	scope: MedusaContainer,
	editor: Editor,
	{ codes, version }: CategoryOrder,
): Promise<AdminCategoryList> {
	return changeCatalogue(scope, async (sql) => {
		const all = await readManagedCategories(sql);
		const before = listOf(all);
		if (codes.join() === before.content.map(({ code }) => code).join()) return before;
		const isWhole = codes.length === all.length && all.every(({ category }) => codes.includes(category.code));
		if (version !== before.version || !isWhole) throw new ApiFailure("CATEGORIES_CHANGED", { current: before });
		await rankCategories(
			sql,
			codes.map((code) => found(all, code).id),
		);
		await alignCollections(sql);
		const after = await readManagedCategories(sql);
		const names = (list: readonly ManagedCategory[]) => list.map(({ category }) => category.name);
		await recordAudit(sql, editor, {
			action: "categories.ordered",
			entity: "category",
			entityId: "*",
			label: `(${all.length})`,
			changes: { categoryOrder: { from: names(all), to: names(after) } },
		});
		return listOf(after);
	});
}

/**
 * Deletes a category that no product is in.
 * @throws ApiFailure CATEGORY_NOT_FOUND, CATEGORY_IN_USE, IMPORT_RUNNING
 */
export function deleteCategory(scope: MedusaContainer, editor: Editor, code: CategoryCode): Promise<void> {
	return changeCatalogue(scope, async (sql) => {
		const { id, category } = found(await readManagedCategories(sql), code);
		if (category.products > 0) throw new ApiFailure("CATEGORY_IN_USE", { message: inUse(category) });
		if (await hasSubcategories(sql, id))
			throw new ApiFailure("CATEGORY_IN_USE", {
				message: "Des sous-catégories créées dans Medusa Admin en dépendent\u00a0: déplacez-les d'abord.",
			});
		await removeCategory(sql, id);
		await alignCollections(sql);
		await audit(sql, editor, "category.deleted", category, {});
	});
}

const inUse = ({ products, name }: AdminCategory): string =>
	`${formatCount(products, "produit est", "produits sont")} dans la catégorie «\u00a0${name}\u00a0», brouillons compris\u00a0: déplacez-les d'abord.`;

const listOf = (all: readonly ManagedCategory[]): AdminCategoryList => ({
	content: all.map(({ category }) => category),
	version: orderVersion(all),
});

function found(all: readonly ManagedCategory[], code: CategoryCode): ManagedCategory {
	return existing(
		all.find(({ category }) => category.code === code),
		"CATEGORY_NOT_FOUND",
	);
}

function refuseTaken(all: readonly ManagedCategory[], name: string, ownCode?: CategoryCode): void {
	const isTaken = isNameTaken(
		all.map(({ category }) => category),
		name,
		ownCode,
	);
	if (!isTaken) return;
	const error = { field: "name", message: ERRORS.CATEGORY_TAKEN.message };
	throw new ApiFailure("CATEGORY_TAKEN", { field: error.field, errors: [error] });
}

function audit(
	sql: Knex.Transaction,
	editor: Editor,
	action: "category.created" | "category.updated" | "category.deleted",
	{ code, name }: AdminCategory,
	changes: Record<string, AuditChange>,
): Promise<void> {
	return recordAudit(sql, editor, { action, entity: "category", entityId: code, label: name, changes });
}

/**
 * As Medusa does for a change in Medusa Admin, so that the index is updated in whichever process writes it. The hourly
 * run of the index covers lost events.
 */
async function announce(scope: MedusaContainer, id: string): Promise<void> {
	try {
		await scope.resolve(Modules.EVENT_BUS).emit({ name: "product-category.updated", data: { id } }, {});
	} catch (error) {
		const logger = scope.resolve(ContainerRegistrationKeys.LOGGER);
		logger.warn(`The new name of a category was not announced: ${messageOf(error)}`);
	}
}
