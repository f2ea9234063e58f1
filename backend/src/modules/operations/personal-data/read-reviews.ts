import type { PersonalData } from "@confiserie/domain/contract/personal-data";
import { isoRows, type Sql } from "../../../lib/database/sql";

/** What a customer wrote of products, latest first. */
export function reviewsBy(sql: Sql, customerId: string): Promise<PersonalData["reviews"]> {
	return isoRows<PersonalData["reviews"][number]>(
		sql,
		`SELECT submitted_at AS written_at, product_name, rating, coalesce(title, '') AS title, text, state FROM buyer_review
		WHERE customer_id = ? ORDER BY submitted_at DESC, id`,
		[customerId],
	);
}
