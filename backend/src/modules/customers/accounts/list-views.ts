import { VIEW_LIMITS } from "@confiserie/domain/admin/list-views";
import type { ListView, ListViews, SavedView } from "@confiserie/domain/contract/list-views";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { insert, inTransaction, lock, one, rows, type Sql, update } from "../../../lib/database/sql";
import { ApiFailure } from "../../foundations/failures";

const FIELDS = "id, list, name, query, is_default";

/** The saved views of a user, by list and name. */
export async function listViews(sql: Sql, ownerId: string): Promise<ListViews> {
	return {
		content: await rows<ListView>(
			sql,
			`select ${FIELDS} from account_list_view where owner_id = ? order by list, name, id`,
			[ownerId],
		),
	};
}

/** Saves a view. @throws ApiFailure VIEW_NAME_TAKEN, VIEW_LIMIT */
export function createView(pool: Knex, ownerId: string, view: SavedView): Promise<ListView> {
	return alone(pool, ownerId, async (sql) => {
		const known = await rows(sql, "select 1 from account_list_view where owner_id = ? and list = ?", [
			ownerId,
			view.list,
		]);
		if (known.length >= VIEW_LIMITS.views) throw new ApiFailure("VIEW_LIMIT");
		const id = generateEntityId(undefined, "view");
		await makeRoom(sql, ownerId, id, view);
		await insert(sql, "account_list_view", { id, ownerId, ...view });
		return { id, ...view };
	});
}

/** @throws ApiFailure VIEW_NOT_FOUND, VIEW_NAME_TAKEN */
export function changeView(pool: Knex, ownerId: string, id: string, view: SavedView): Promise<ListView> {
	return alone(pool, ownerId, async (sql) => {
		const known = await one(sql, "select 1 from account_list_view where owner_id = ? and id = ?", [ownerId, id]);
		if (!known) throw new ApiFailure("VIEW_NOT_FOUND");
		await makeRoom(sql, ownerId, id, view);
		await update(sql, "account_list_view", id, view);
		return { id, ...view };
	});
}

/** @throws ApiFailure VIEW_NOT_FOUND */
export async function removeView(sql: Sql, ownerId: string, id: string): Promise<void> {
	const removed = await sql("account_list_view").where({ owner_id: ownerId, id }).delete();
	if (removed === 0) throw new ApiFailure("VIEW_NOT_FOUND");
}

/** Runs `work` alone among the changes of one owner's views. */
function alone<Result>(pool: Knex, ownerId: string, work: (sql: Knex.Transaction) => Promise<Result>): Promise<Result> {
	return inTransaction(pool, async (sql) => {
		await lock(sql, "list-views", ownerId);
		return work(sql);
	});
}

/** Another view of that name is in the way; another that opens the list no longer does. */
async function makeRoom(sql: Sql, ownerId: string, id: string, { list, name, isDefault }: SavedView): Promise<void> {
	const other = "owner_id = ? and list = ? and id <> ?";
	const taken = await one(sql, `select 1 from account_list_view where ${other} and name = ?`, [
		ownerId,
		list,
		id,
		name,
	]);
	if (taken) throw new ApiFailure("VIEW_NAME_TAKEN", { field: "name" });
	if (isDefault) await sql.raw(`update account_list_view set is_default = false where ${other}`, [ownerId, list, id]);
}
