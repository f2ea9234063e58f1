import type { SavedList, SavedListHead } from "@confiserie/domain/contract/saved-lists";
import { toEuros } from "@confiserie/domain/money";
import { isoOne, isoRows, oneNumber, rows, type Sql } from "../../../lib/database/sql";
import { ApiFailure } from "../../foundations/failures";

/** A condition: the list belongs to the customer ?, and is not shared. */
export const OWNED = "owner_kind = 'CUSTOMER' and owner_id = ?";

/** The owner of a shared list; null once that one has left the company. */
const SHARER = `(select customer_id from company_member where customer_id = shared_by and company_id = owner_id)`;

/** A condition: the list belongs to the customer ?, or to the company that the customer ? is a member of. It alone decides who may see a list. */
const VISIBLE = `(${OWNED} or owner_kind = 'COMPANY' and owner_id in (
	select company_id from company_member where customer_id = ?))`;

/** How many lists a customer has, those that they share with their company included. */
export function countLists(sql: Sql, customerId: string): Promise<number> {
	return oneNumber(
		sql,
		`select count(*)::int from saved_list where ${OWNED} or owner_kind = 'COMPANY' and shared_by = ? and ${SHARER} = ?`,
		[customerId, customerId, customerId],
	);
}

type Head = SavedListHead & { version: number };

/** For the customer ?. */
const HEAD = `select id, name, updated_at, owner_kind = 'COMPANY' as is_shared, remind_on::text, version,
	owner_kind = 'CUSTOMER' or coalesce(${SHARER} = ?, true) as is_own,
	(select count(*)::int from saved_list_line line where line.list_id = saved_list.id) as products from saved_list`;

/** The lists of a customer and of their company, by name. */
export async function readLists(sql: Sql, customerId: string): Promise<SavedListHead[]> {
	const found = await isoRows<Head>(sql, `${HEAD} where ${VISIBLE} order by fold_text(name), id`, [
		customerId,
		customerId,
		customerId,
	]);
	return found.map(({ version: _, ...head }) => head);
}

/** A list of a customer, or of their company, with its products. @throws ApiFailure LIST_NOT_FOUND, for another customer's too */
export async function readList(sql: Sql, customerId: string, id: string): Promise<SavedList> {
	const head = await isoOne<Head>(sql, `${HEAD} where ${VISIBLE} and id = ?`, [customerId, customerId, customerId, id]);
	if (!head) throw new ApiFailure("LIST_NOT_FOUND");
	const lines = await linesOf(sql, id);
	return {
		...head,
		items: lines.map(({ productId, productName, boxes, unitPriceCents, piecesPerBox }) => ({
			productId,
			productName,
			quantity: boxes,
			unitPrice: toEuros(unitPriceCents),
			piecesPerBox: piecesPerBox ?? undefined,
		})),
	};
}

/** A line as it is stored; null pieces of a product that was deleted. */
export interface ListLine {
	productId: string;
	productName: string;
	boxes: number;
	unitPriceCents: number;
	piecesPerBox?: number | null;
}

export const linesOf = (sql: Sql, listId: string): Promise<ListLine[]> =>
	rows<ListLine>(
		sql,
		`select line.product_id, product_name, boxes, unit_price_cents, pieces_per_box from saved_list_line line
		left join product_packaging packaging on packaging.product_id = line.product_id and packaging.deleted_at is null
		where list_id = ? order by position`,
		[listId],
	);
