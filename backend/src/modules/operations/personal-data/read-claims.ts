import type { PersonalData } from "@confiserie/domain/contract/personal-data";
import { isoRows, type Sql } from "../../../lib/database/sql";

/** What a customer claimed about their orders, with what was written about it, the latest first. */
export function claimsOf(sql: Sql, customerId: string): Promise<PersonalData["claims"]> {
	return isoRows<PersonalData["claims"][number]>(
		sql,
		`SELECT claim.number, order_number, submitted_at, kind,
			array_remove(array(SELECT said.text FROM order_complaint_message said WHERE said.complaint_id = claim.id
				ORDER BY said_at, said.id) || claim.words, '') AS words
		FROM order_complaint claim JOIN order_book ON order_book.id = claim.order_id
		WHERE customer_id = ? ORDER BY submitted_at DESC, claim.id`,
		[customerId],
	);
}
