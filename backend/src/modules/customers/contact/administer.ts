import type {
	ContactMessage,
	ContactMessagePage,
	ContactMessageQuery,
	MessageState,
} from "@confiserie/domain/contract/contact-messages";
import { searchedWords } from "@confiserie/domain/orders/order-search";
import { containing } from "../../../lib/database/containing";
import { searchable } from "../../../lib/database/folded";
import { pageOf } from "../../../lib/database/page";
import { isoOne, isoRows, oneNumber, type Sql } from "../../../lib/database/sql";
import { ApiFailure } from "../../foundations/failures";

const PAGE_SIZE = 20;
const COLUMNS = "id, name, email, subject, message, created_at, handled_at, handled_by";

/** Messages that wait, oldest first; or those that were handled, the latest written first. Pages of 20, from 0. */
export async function listMessages(
	sql: Sql,
	{ state, query = "", page }: ContactMessageQuery,
): Promise<ContactMessagePage> {
	const order = state === "OPEN" ? "order by created_at, id" : "order by created_at desc, id desc";
	const found = await isoRows<ContactMessage & { total: number }>(
		sql,
		`select ${COLUMNS}, count(*) over ()::int as total from contact_message
			where deleted_at is null and (handled_at is null) = ?
				and ${searchable("concat_ws(' ', name, email, subject, message)")} like all (?::text[])
			${order} limit ? offset ?`,
		[state === "OPEN", searchedWords(query).map(containing), PAGE_SIZE, page * PAGE_SIZE],
	);
	const messages = found.map(({ total: _, ...message }) => message);
	return pageOf(messages, found[0]?.total ?? 0, { page, size: PAGE_SIZE });
}

/** Messages that wait for an answer. */
export function countWaitingMessages(sql: Sql): Promise<number> {
	return oneNumber(sql, "select count(*)::int from contact_message where deleted_at is null and handled_at is null");
}

/**
 * Marks a message as handled, or as open again. The first handler stays.
 * @throws ApiFailure MESSAGE_NOT_FOUND
 */
export async function markMessage(sql: Sql, id: string, state: MessageState, by: string): Promise<ContactMessage> {
	const isHandled = state === "HANDLED";
	const message = await isoOne<ContactMessage>(
		sql,
		`update contact_message set handled_at = case when ? then coalesce(handled_at, now()) end,
			handled_by = case when ? then coalesce(handled_by, ?) end
			where id = ? and deleted_at is null returning ${COLUMNS}`,
		[isHandled, isHandled, by, id],
	);
	if (!message) throw new ApiFailure("MESSAGE_NOT_FOUND");
	return message;
}
