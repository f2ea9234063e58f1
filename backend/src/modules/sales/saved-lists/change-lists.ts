import { boxPriceFor } from "@confiserie/domain/channels/sales-channel";
import type {
	listAdditionSchema,
	listCreationSchema,
	listUpdateSchema,
	SavedList,
} from "@confiserie/domain/contract/saved-lists";
import { type BoxesOf, LIST_LIMITS, mergeBoxes, reminderProblem } from "@confiserie/domain/customers/saved-list";
import { dayOf } from "@confiserie/domain/day";
import { formatDate } from "@confiserie/domain/format";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import type { z } from "@medusajs/framework/zod";
import { insert, inTransaction, lock, one, type Sql, update } from "../../../lib/database/sql";
import { requireMembership, resolveBuyer } from "../../companies/companies";
import { ApiFailure } from "../../foundations/failures";
import { readCatalogue } from "../offers";
import { countLists, type ListLine, linesOf, readList } from "./read-lists";

/** Creates a list at the prices of today. @throws ApiFailure LIST_LIMIT, LIST_NAME_TAKEN */
export function createList(
	pool: Knex,
	customerId: string,
	{ name, items }: z.output<typeof listCreationSchema>,
	now: Date,
): Promise<SavedList> {
	return alone(pool, customerId, async (sql) => {
		if ((await countLists(sql, customerId)) >= LIST_LIMITS.lists) throw new ApiFailure("LIST_LIMIT");
		const id = generateEntityId(undefined, "list");
		await refuseName(sql, customerId, id, name);
		await insert(sql, "saved_list", { id, ownerKind: "CUSTOMER", ownerId: customerId, name, updatedAt: now });
		await writeLines(sql, customerId, id, mergeBoxes([], items));
		return readList(sql, customerId, id);
	});
}

/** Keeps the cart of a member who leaves as a list of the company; without their name, which an erasure would not find. */
export async function saveForCompany(
	sql: Sql,
	{ companyId, by, items, now }: { companyId: string; by: string; items: readonly BoxesOf[]; now: Date },
): Promise<void> {
	const id = generateEntityId(undefined, "list");
	const name = `Panier repris le ${formatDate(now)} · ${id.slice(-8)}`;
	const list = { id, ownerKind: "COMPANY", ownerId: companyId, sharedBy: by, name, updatedAt: now };
	await insert(sql, "saved_list", list);
	await writeLines(sql, by, id, items.slice(0, LIST_LIMITS.lines));
}

/** Adds products to a list. @throws ApiFailure LIST_NOT_FOUND, LIST_FULL */
export function addToList(
	pool: Knex,
	customerId: string,
	id: string,
	{ items }: z.output<typeof listAdditionSchema>,
	now: Date,
): Promise<SavedList> {
	return alone(pool, customerId, async (sql) => {
		await lock(sql, "saved-list", id);
		const { items: before, version } = await readList(sql, customerId, id);
		const after = mergeBoxes(before, items);
		if (after.length > LIST_LIMITS.lines) throw new ApiFailure("LIST_FULL");
		await writeLines(sql, customerId, id, after);
		await update(sql, "saved_list", id, { updatedAt: now, version: version + 1 });
		return readList(sql, customerId, id);
	});
}

/**
 * Makes a list what it is to be. A new day to be reminded on records the consent to it.
 * Shared, all members of the company change it, no day reminds of it, and it stays its owner's, who alone takes it back.
 * @throws ApiFailure LIST_NOT_FOUND, LIST_CHANGED with the list as it is, LIST_OF_COLLEAGUE, LIST_NAME_TAKEN, LIST_LIMIT, VALIDATION,
 *   COMPANY_NOT_FOUND
 */
export function changeList(
	pool: Knex,
	customerId: string,
	id: string,
	{ name, items, remindOn: asked, consent, version, isShared: shares }: z.output<typeof listUpdateSchema>,
	now: Date,
): Promise<SavedList> {
	return alone(pool, customerId, async (sql) => {
		await lock(sql, "saved-list", id);
		const current = await readList(sql, customerId, id);
		if (current.version !== version) throw new ApiFailure("LIST_CHANGED", { current });
		const isShared = shares ?? current.isShared;
		const isTakenBack = current.isShared && !isShared;
		if (isTakenBack && !current.isOwn) throw new ApiFailure("LIST_OF_COLLEAGUE");
		const remindOn = isShared ? null : asked;
		const owner = isShared
			? {
					ownerKind: "COMPANY",
					ownerId: (await requireMembership(sql, customerId)).companyId,
					...(!current.isShared && { sharedBy: customerId }),
				}
			: { ownerKind: "CUSTOMER", ownerId: customerId, sharedBy: null };
		// The names of a company's lists are given by all its members.
		if (isShared) await lock(sql, "saved-lists", owner.ownerId);
		await refuseName(sql, owner.ownerId, id, name);
		const isNewDay = remindOn !== null && remindOn !== current.remindOn;
		if (isNewDay) {
			const problem =
				reminderProblem(remindOn, dayOf(now)) ?? (consent === undefined ? "Cochez la case pour être prévenu." : null);
			if (problem) throw new ApiFailure("VALIDATION", { field: "remindOn", message: problem });
		}
		await writeLines(sql, customerId, id, mergeBoxes([], items));
		await update(sql, "saved_list", id, {
			name,
			...owner,
			remindOn,
			...(isNewDay && { consentVersion: consent, consentedAt: now }),
			...(remindOn === null && { consentVersion: null, consentedAt: null }),
			updatedAt: now,
			version: version + 1,
		});
		// The list of an owner who has left becomes the caller's.
		if (isTakenBack && (await countLists(sql, customerId)) > LIST_LIMITS.lists) throw new ApiFailure("LIST_LIMIT");
		return readList(sql, customerId, id);
	});
}

/** @throws ApiFailure LIST_NOT_FOUND, LIST_OF_COLLEAGUE */
export async function deleteList(sql: Sql, customerId: string, id: string): Promise<void> {
	if (!(await readList(sql, customerId, id)).isOwn) throw new ApiFailure("LIST_OF_COLLEAGUE");
	await sql("saved_list").where({ id }).delete();
}

/** Runs `work` alone among the changes of one customer's lists. */
function alone<Result>(pool: Knex, customerId: string, work: (sql: Knex.Transaction) => Promise<Result>) {
	return inTransaction(pool, async (sql) => {
		await lock(sql, "saved-lists", customerId);
		return work(sql);
	});
}

async function refuseName(sql: Sql, ownerId: string, id: string, name: string): Promise<void> {
	const taken = await one(
		sql,
		"select 1 from saved_list where owner_id = ? and id <> ? and fold_text(name) = fold_text(?)",
		[ownerId, id, name],
	);
	if (taken) throw new ApiFailure("LIST_NAME_TAKEN", { field: "name" });
}

/**
 * Replaces the lines of a list. A line whose quantity is another one, and a new one, has today's price; an unchanged one
 * retains its own, with which the next order is compared. What is neither on sale nor in the list is left out.
 */
export async function writeLines(
	sql: Sql,
	customerId: string,
	listId: string,
	items: readonly BoxesOf[],
): Promise<void> {
	const before = new Map((await linesOf(sql, listId)).map((line) => [line.productId, line]));
	const catalogue = await readCatalogue(
		sql,
		items.map(({ productId }) => productId),
		await resolveBuyer(sql, { customerId }),
	);
	const lines = items.flatMap(({ productId, quantity: boxes }) => {
		const known = before.get(productId);
		const entry = catalogue.get(productId);
		if (known && (known.boxes === boxes || !entry)) return [{ ...known, boxes }];
		if (!entry) return [];
		return [{ productId, productName: entry.name, boxes, unitPriceCents: boxPriceFor(entry.boxPrices, boxes) }];
	});
	await replaceLines(sql, listId, lines);
}

/** Replaces the lines of a list by these, at their prices. */
export async function replaceLines(sql: Sql, listId: string, lines: readonly ListLine[]): Promise<void> {
	await sql("saved_list_line").where({ list_id: listId }).delete();
	if (lines.length > 0)
		await insert(
			sql,
			"saved_list_line",
			lines.map(({ productId, productName, boxes, unitPriceCents }, position) => ({
				...{ listId, position, productId, productName, boxes, unitPriceCents },
			})),
		);
}
