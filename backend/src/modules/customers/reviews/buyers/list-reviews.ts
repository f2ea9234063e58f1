import type { AdminReview, AdminReviewPage, ReviewState } from "@confiserie/domain/contract/reviews";
import { isoRows, oneNumber, type Sql } from "../../../../lib/database/sql";
import { ApiFailure } from "../../../foundations/failures";

const PAGE_SIZE = 20;

const REVIEWS = `SELECT review.id, review.product_id, review.product_name, review.order_number, review.bought_at,
		review.author_first_name, review.rating, review.title, review.text, review.state, review.submitted_at, review.reason,
		review.decided_at, published.answer
	FROM buyer_review review LEFT JOIN product_review published ON published.id = review.id`;

/** Reviews that wait, oldest first; or those of another state, the latest decided first. Pages of 20, from 0. */
export async function listReviews(
	sql: Sql,
	{ state, page }: { state: ReviewState; page: number },
): Promise<AdminReviewPage> {
	const order =
		state === "OPEN" ? "ORDER BY review.submitted_at, review.id" : "ORDER BY review.decided_at DESC, review.id";
	const found = await isoRows<AdminReview>(
		sql,
		`${REVIEWS} WHERE review.state = ? ${order} LIMIT ${PAGE_SIZE + 1} OFFSET ?`,
		[state, page * PAGE_SIZE],
	);
	return { content: found.slice(0, PAGE_SIZE), last: found.length <= PAGE_SIZE };
}

/** Reviews that wait to be read. */
export function countWaitingReviews(sql: Sql): Promise<number> {
	return oneNumber(sql, "select count(*)::int from buyer_review where state = 'OPEN'");
}

/** @throws ApiFailure REVIEW_NOT_FOUND */
export async function readReview(sql: Sql, id: string): Promise<AdminReview> {
	const [review] = await isoRows<AdminReview>(sql, `${REVIEWS} WHERE review.id = ?`, [id]);
	if (!review) throw new ApiFailure("REVIEW_NOT_FOUND");
	return review;
}
