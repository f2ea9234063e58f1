import type { PersonalData } from "@confiserie/domain/contract/personal-data";
import { isoRows, type Sql } from "../../../lib/database/sql";
import { OWNED } from "./read-lists";

/** The lists of a customer with their products, shared ones included, for the copy of their data. */
export function listsOf(sql: Sql, customerId: string): Promise<PersonalData["lists"]> {
	return isoRows<PersonalData["lists"][number]>(
		sql,
		`select name, updated_at, remind_on::text, (select coalesce(json_agg(json_build_object(
			'name', product_name, 'boxes', boxes) order by position), '[]')
			from saved_list_line line where line.list_id = saved_list.id) as items
		from saved_list where ${OWNED} or shared_by = ? order by updated_at desc, id`,
		[customerId, customerId],
	);
}

/** Deletes the lists of a customer; those that are shared stay with the company. */
export async function forgetLists(sql: Sql, customerId: string): Promise<void> {
	await sql("saved_list").where({ shared_by: customerId }).update({ shared_by: null });
	await sql("saved_list").where({ owner_kind: "CUSTOMER", owner_id: customerId }).delete();
}
