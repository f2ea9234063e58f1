import { generateEntityId } from "@medusajs/framework/utils";
import { insert, rows, type Sql } from "../../lib/database/sql";
import { deleteGroupPriceLists } from "../products/price-lists";

/** A new customer group under a name that no other group has. Returns its id. */
export async function insertGroup(sql: Sql, name: string): Promise<string> {
	const id = generateEntityId(undefined, "cusgroup");
	await insert(sql, "customer_group", { id, name });
	return id;
}

export async function renameGroup(sql: Sql, id: string, name: string): Promise<void> {
	await sql.raw("update customer_group set name = ?, updated_at = now() where id = ?", [name, id]);
}

/** Deletes a group for good, with its price lists; its customers leave it. */
export async function deleteGroup(sql: Sql, id: string): Promise<void> {
	await deleteGroupPriceLists(sql, id);
	await sql("customer_group_customer").where({ customer_group_id: id }).delete();
	await sql("customer_group").where({ id }).delete();
}

export async function joinGroup(sql: Sql, customerGroupId: string, customerId: string): Promise<void> {
	const id = generateEntityId(undefined, "cusgc");
	await insert(sql, "customer_group_customer", { id, customerId, customerGroupId });
}

export async function leaveGroup(sql: Sql, customerGroupId: string, customerId: string): Promise<void> {
	await sql("customer_group_customer").where({ customer_group_id: customerGroupId, customer_id: customerId }).delete();
}

/** Ids of the groups that a customer is in, in their order. */
export async function groupIdsOf(sql: Sql, customerId: string): Promise<string[]> {
	const statement =
		"select customer_group_id as id from customer_group_customer where customer_id = ? and deleted_at is null order by id";
	return (await rows<{ id: string }>(sql, statement, [customerId])).map(({ id }) => id);
}
