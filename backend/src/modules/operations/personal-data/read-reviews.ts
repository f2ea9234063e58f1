import type { PersonalData } from "@confiserie/domain/contract/personal-data";
import { rows, type Sql } from "../../../lib/database/sql";

/** What a customer wrote of products, latest first. */
export async function reviewsBy(sql: Sql, customerId: string): Promise<PersonalData["reviews"]> {
	const written = await rows<{
		submittedAt: Date;
		productName: string;
		rating: number;
		title: string | null;
		text: string;
		state: string;
	}>(
		sql,
		`SELECT submitted_at, product_name, rating, title, text, state FROM buyer_review
		WHERE customer_id = ? ORDER BY submitted_at DESC, id`,
		[customerId],
	);
	return written.map(({ submittedAt, title, ...rest }) => ({
		...rest,
		title: title ?? "",
		writtenAt: submittedAt.toISOString(),
	}));
}
