import type { SavedList, SavedListHead } from "@confiserie/domain/contract/saved-list";
import { toEuros } from "@confiserie/domain/money";
import { one, rows, type Sql } from "../../lib/database/sql";
import { ApiFailure } from "../failures";

/** A condition: the list belongs to the customer ?. */
export const OWNED = "owner_kind = 'CUSTOMER' and owner_id = ?";

/** A condition: the list belongs to the customer ?, or to the company that the customer ? is a member of. It alone decides who may see a list. */
const VISIBLE = `(${OWNED} or owner_kind = 'COMPANY' and owner_id in (
	select company_id from company_member where customer_id = ?))`;

type Head = Omit<SavedListHead, "updatedAt"> & { updatedAt: Date; version: number };

const HEAD = `select id, name, updated_at, owner_kind = 'COMPANY' as is_shared, remind_on::text, version,
	(select count(*)::int from saved_list_line line where line.list_id = saved_list.id) as products from saved_list`;

/** The lists of a customer and of their company, by name. */
export async function readLists(sql: Sql, customerId: string): Promise<SavedListHead[]> {
	const found = await rows<Head>(sql, `${HEAD} where ${VISIBLE} order by fold_text(name), id`, [
		customerId,
		customerId,
	]);
	return found.map(({ version: _, updatedAt, ...head }) => ({ ...head, updatedAt: updatedAt.toISOString() }));
}

/** A list of a customer, or of their company, with its products. @throws ApiFailure LIST_NOT_FOUND, for another customer's too */
export async function readList(sql: Sql, customerId: string, id: string): Promise<SavedList> {
	const head = await one<Head>(sql, `${HEAD} where ${VISIBLE} and id = ?`, [customerId, customerId, id]);
	if (!head) throw new ApiFailure("LIST_NOT_FOUND");
	const lines = await linesOf(sql, id);
	return {
		...head,
		updatedAt: head.updatedAt.toISOString(),
		items: lines.map(({ productId, productName, boxes, unitPriceCents }) => ({
			productId,
			productName,
			quantity: boxes,
			unitPrice: toEuros(unitPriceCents),
		})),
	};
}

/** A line as it is stored. */
export interface ListLine {
	productId: string;
	productName: string;
	boxes: number;
	unitPriceCents: number;
}

export const linesOf = (sql: Sql, listId: string): Promise<ListLine[]> =>
	rows<ListLine>(
		sql,
		`select product_id, product_name, boxes, unit_price_cents from saved_list_line where list_id = ?
		order by position`,
		[listId],
	);
