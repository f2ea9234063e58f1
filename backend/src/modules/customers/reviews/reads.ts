import type { Review, ReviewList } from "@confiserie/domain/contract/review";
import { commonEnv } from "../../../config/env";
import { isoRows, one, type Sql } from "../../../lib/database/sql";

/**
 * A lateral relation of `average`, `count` and `is_demo` of the reviews of the product `product` (an SQL expression); no row
 * without reviews. Demo reviews count in the demo mode alone, and there only while no real review exists: the two are
 * never mixed into one figure. (ADR 13)
 */
export const ratingOf = (product: string) => `(
	SELECT is_demo, round(avg(rating), 2)::float AS average, count(*)::int AS count FROM product_review
	WHERE deleted_at IS NULL AND product_id = ${product} AND (NOT is_demo OR ${isDemoShop()})
	GROUP BY is_demo ORDER BY is_demo LIMIT 1)`;

/** A page of the reviews that make up the product's rating, newest first. */
export async function reviewsOf(
	sql: Sql,
	productId: string,
	{ offset, limit }: { offset: number; limit: number },
): Promise<ReviewList> {
	const rating = await one<{ isDemo: boolean; count: number }>(
		sql,
		`SELECT is_demo, count FROM (SELECT ?::text AS id) AS wanted CROSS JOIN LATERAL ${ratingOf("wanted.id")} AS rating`,
		[productId],
	);
	if (!rating) return { items: [], totalCount: 0 };
	const items = await isoRows<ReviewRow>(
		sql,
		`SELECT id, rating, title, text, author_first_name, is_demo AS demo, written_at AS created_at, bought_at, published_at, answer, answered_at
		FROM product_review WHERE deleted_at IS NULL AND product_id = ? AND is_demo = ?
		ORDER BY written_at DESC, id LIMIT ? OFFSET ?`,
		[productId, rating.isDemo, limit, offset],
	);
	return { items: items.map(toReview), totalCount: rating.count };
}

type ReviewRow = Omit<Review, "answer"> & { answer: string | null; answeredAt: string | null };

const toReview = ({ answer, answeredAt, ...review }: ReviewRow): Review => ({
	...review,
	answer: answer && answeredAt ? { text: answer, answeredAt } : null,
});

const isDemoShop = () => commonEnv().PAYMENTS_MODE === "demo";
